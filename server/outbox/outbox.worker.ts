import { setTimeout as wait } from "node:timers/promises";
import { withoutPersonalData } from "../mail/mail-errors.ts";
import { deliverNext, type OutboxDependencies } from "./deliver.ts";

/** Mails that one process sends at the same time, at most. */
const parallel = 4;
/** While quote requests arrive closer together than this, in milliseconds, visitors go first. */
const quietTimeMs = 250;
/** How often that is checked, and after how long a mail is sent all the same, in milliseconds. */
const pollIntervalMs = 100;
const longestWaitMs = 5_000;

export type OutboxWorker = {
  /** Has new mail delivered at once. */
  notify: () => void;
  /** Finishes the deliveries under way, or abandons them after the given milliseconds. */
  stop: (within: number) => Promise<void>;
};

/**
 * Starts delivering in the background: at once when notified, and every few seconds (`interval`, in
 * milliseconds) for retries and for mail of other processes.
 */
export function startOutboxWorker(deps: OutboxDependencies, interval = 5_000): OutboxWorker {
  const runs = new Set<Promise<void>>();
  let notifiedAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  // Each recorded mail is a write, and the database takes one at a time; but no mail waits for
  // ever.
  const waitForQuiet = async () => {
    for (let waited = 0; waited < longestWaitMs; waited += pollIntervalMs) {
      if (isStopping || performance.now() - notifiedAt > quietTimeMs) return;
      await wait(pollIntervalMs);
    }
  };

  // A run delivers until nothing is due. One that claims a mail starts another beside it, so that a
  // slow mail server delays one run and not the mails after it.
  const startRun = () => {
    if (isStopping || runs.size >= parallel) return;
    const run = deliverAll().finally(() => runs.delete(run));
    runs.add(run);
  };
  const deliverAll = async () => {
    try {
      do await waitForQuiet();
      while (!isStopping && (await deliverNext(deps, startRun)) !== "nothing due");
    } catch (error) {
      deps.log.error({ reason: withoutPersonalData(error) }, "the outbox could not be read");
    }
  };
  const timer = setInterval(startRun, interval);
  startRun();

  return {
    notify() {
      notifiedAt = performance.now();
      startRun();
    },
    async stop(within) {
      isStopping = true;
      clearInterval(timer);
      const limit = new Promise<void>((resolve) => setTimeout(resolve, within).unref());
      await Promise.race([Promise.all(runs), limit]);
    },
  };
}
