import type { Log } from "./log.ts";
import { withoutPersonalData } from "./mail/mail-errors.ts";
import { type QuoteDesk, type QuoteReceiver, submitQuoteRequest } from "./quote-request.service.ts";

const hour = 60 * 60 * 1000;

/** Takes quote requests in for every route that they come by: logs what became of each, and says when there is new mail. */
export function createReceiver(
  desk: QuoteDesk & { log: Log; onNewMail: () => void },
): QuoteReceiver {
  let warnedAt = Number.NEGATIVE_INFINITY;
  const warnOfCeiling = () => {
    const now = desk.clock();
    if (Math.abs(now - warnedAt) < hour) return;
    warnedAt = now;
    const { mailsPerHour } = desk;
    desk.log.warn({ mailsPerHour }, "so many mails in an hour: quote requests are quarantined");
  };
  return async (input, idempotencyKey, visit) => {
    try {
      const result = await submitQuoteRequest(desk, input, idempotencyKey, visit);
      if (result.outcome === "stored") {
        const { reference, quarantineReasons } = result;
        desk.log.info(
          { reference, ...(quarantineReasons && { quarantineReasons }) },
          "quote request stored",
        );
        if (quarantineReasons?.includes("above the hourly ceiling")) warnOfCeiling();
        desk.onNewMail();
      }
      return result;
    } catch (error) {
      desk.log.error({ reason: withoutPersonalData(error) }, "quote request could not be stored");
      return { outcome: "failed" };
    }
  };
}
