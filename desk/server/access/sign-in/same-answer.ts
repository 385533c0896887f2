import type { Clock } from "../../../../server/time/clock.ts";

/** How long the same form of the same browser gets the same answer, in milliseconds. */
const sameFor = 10_000;

/**
 * Returns `once`, which does a piece of work once where it is asked for twice within some seconds
 * under one key, as by a double click, and answers both the same, and `forget`, which ends that.
 * Work that came to nothing is done again.
 */
export function sameAnswers<Answer>(clock: Clock) {
  const recent = new Map<string, { at: number; answer: Promise<Answer | null> }>();
  const forget = (key: string) => void recent.delete(key);
  const once = (key: string, work: () => Promise<Answer | null>): Promise<Answer | null> => {
    const now = clock();
    for (const [known, { at }] of recent) if (Math.abs(now - at) >= sameFor) recent.delete(known);
    const before = recent.get(key);
    if (before) return before.answer;
    const answer = work();
    recent.set(key, { at: now, answer });
    answer.then(
      (made) => made ?? forget(key),
      () => forget(key),
    );
    return answer;
  };
  return { once, forget };
}
