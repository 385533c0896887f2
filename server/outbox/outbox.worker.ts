import { withoutPersonalData } from "../mail/mail-errors.ts";
import { deliverDue, type OutboxDependencies } from "./deliver.ts";

/** Mails that one process sends at the same time, at most. */
const parallel = 4;

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
  let isStopping = false;

  // A run delivers until nothing is due. One that claims a mail starts another beside it, so that a
  // slow mail server delays one run and not the mails after it.
  const startRun = () => {
    if (isStopping || runs.size >= parallel) return;
    const run = deliverAll().finally(() => runs.delete(run));
    runs.add(run);
  };
  const deliverAll = async () => {
    try {
      await deliverDue(deps, () => !isStopping, startRun);
    } catch (error) {
      deps.log.error({ reason: withoutPersonalData(error) }, "the outbox could not be read");
    }
  };
  const timer = setInterval(startRun, interval);
  startRun();

  return {
    notify: startRun,
    async stop(within) {
      isStopping = true;
      clearInterval(timer);
      const limit = new Promise<void>((resolve) => setTimeout(resolve, within).unref());
      await Promise.race([Promise.all(runs), limit]);
    },
  };
}
