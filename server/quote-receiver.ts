import type { Log } from "./log.ts";
import { withoutPersonalData } from "./mail/mail-errors.ts";
import { type QuoteDesk, type QuoteReceiver, submitQuoteRequest } from "./quote-request.service.ts";

/** Takes quote requests in for every route that they come by: logs what became of each, and says when there is new mail. */
export function createReceiver(
  desk: QuoteDesk & { log: Log; onNewMail: () => void },
): QuoteReceiver {
  return async (input, idempotencyKey, visit) => {
    try {
      const result = await submitQuoteRequest(desk, input, idempotencyKey, visit);
      if (result.outcome === "stored") {
        desk.log.info({ reference: result.reference }, "quote request stored");
        desk.onNewMail();
      }
      return result;
    } catch (error) {
      desk.log.error({ reason: withoutPersonalData(error) }, "quote request could not be stored");
      return { outcome: "failed" };
    }
  };
}
