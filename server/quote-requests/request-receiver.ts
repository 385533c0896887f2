import { fieldNames } from "../../quote-request/fields.ts";
import type { Log } from "../log/log.ts";
import { withoutPersonalData } from "../log/without-personal-data.ts";
import { hour } from "../time/durations.ts";
import {
  type RequestReceiver,
  type RequestServiceDeps,
  type Submission,
  submitQuoteRequest,
} from "./quote-request.service.ts";

/**
 * Returns the receiver that all routes share: it logs what became of each quote request, and calls
 * `onNewMail` when one was stored.
 */
export function createReceiver(
  deps: RequestServiceDeps & { log: Log; onNewMail: () => void },
): RequestReceiver {
  let warnedAt = Number.NEGATIVE_INFINITY;
  const warnOfCeiling = () => {
    const now = deps.clock();
    if (Math.abs(now - warnedAt) < hour) return;
    warnedAt = now;
    const { mailsPerHour } = deps;
    deps.log.warn({ mailsPerHour }, "too many mails in this hour: quote requests are quarantined");
  };
  return async (input, idempotencyKey, requestContext) => {
    try {
      const submission = await submitQuoteRequest(deps, input, idempotencyKey, requestContext);
      logOutcome(deps.log, submission);
      if (submission.outcome === "stored") {
        if (submission.quarantineReasons?.includes("above-hourly-ceiling")) warnOfCeiling();
        deps.onNewMail();
      }
      return submission;
    } catch (error) {
      const reason = withoutPersonalData(error);
      deps.log.error({ outcome: "failed", reason }, "quote request could not be stored");
      return { outcome: "failed" };
    }
  };
}

/**
 * Logs one line with the code of the outcome; never a field's value, which may be personal data.
 */
function logOutcome(log: Log, submission: Submission): void {
  switch (submission.outcome) {
    case "stored": {
      const { reference, quarantineReasons } = submission;
      if (quarantineReasons) {
        const line = { outcome: "quarantined", reference, quarantineReasons };
        log.info(line, "quote request quarantined");
      } else log.info({ outcome: "stored", reference }, "quote request stored");
      return;
    }
    case "repeated": {
      const { reference } = submission;
      log.info({ outcome: "repeated", reference }, "quote request was stored before");
      return;
    }
    case "invalid": {
      const fields = fieldNames.filter((field) => submission.errors[field]);
      log.info({ outcome: "invalid", fields }, "quote request refused");
      return;
    }
    case "conflict":
      log.info({ outcome: "conflict" }, "quote request refused");
      return;
    case "rate-limited": {
      const { retryAfterSeconds } = submission;
      log.warn({ outcome: "rate-limited", retryAfterSeconds }, "quote request refused");
    }
  }
}
