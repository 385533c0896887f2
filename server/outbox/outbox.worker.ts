import { withoutPersonalData } from "../log/without-personal-data.ts";
import { deliverDue, type OutboxDependencies } from "./deliver.ts";
import { releaseLeases } from "./lease.repository.ts";

/** Mails that one process sends at the same time, besides those that take long. */
const parallel = 4;
/** After so many milliseconds, a mail that waits for its mail server lets another go beside it. */
const slowAfter = 30_000;
/** Mails that one process sends at the same time, slow ones included, at most. */
const maxParallel = 12;

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
  /** When each run claimed its last mail, by the clock that only rises. */
  const runs = new Map<Promise<void>, number>();
  let isStopping = false;

  // A run delivers until nothing is due. One that claims a mail starts another beside it, so that a
  // slow mail server delays one run and not the mails after it.
  const startRun = () => {
    const slow = performance.now() - slowAfter;
    const quick = [...runs.values()].filter((claimedAt) => claimedAt > slow);
    if (isStopping || quick.length >= parallel || runs.size >= maxParallel) return;
    const onClaim = () => {
      runs.set(run, performance.now());
      startRun();
    };
    const run = deliverAll(onClaim).finally(() => runs.delete(run));
    runs.set(run, performance.now());
  };
  const deliverAll = async (onClaim: () => void) => {
    try {
      await deliverDue(deps, () => !isStopping, onClaim);
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
      const timeUp = new Promise<void>((resolve) => setTimeout(resolve, within).unref());
      await Promise.race([Promise.all(runs.keys()), timeUp]);
      // A mail whose lease has ended is not handed over here, and another server can send it.
      if (runs.size > 0) await releaseLeases(deps.db, deps.leaseOwner).catch(() => {});
    },
  };
}
