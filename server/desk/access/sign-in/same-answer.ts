import type { Clock } from "../../../time/clock.ts";

/** How long the same form of the same browser gets the same answer, in milliseconds. */
const sameFor = 10_000;

/**
 * Returns what does a piece of work once where it is asked for twice within some seconds under one
 * key, as by a double click, and answers both the same. Work that came to nothing is done again.
 */
export function sameAnswers<Answer>(clock: Clock) {
  const recent = new Map<string, { at: number; answer: Promise<Answer | null> }>();
  return (key: string, work: () => Promise<Answer | null>): Promise<Answer | null> => {
    const now = clock();
    for (const [known, { at }] of recent) if (Math.abs(now - at) >= sameFor) recent.delete(known);
    const before = recent.get(key);
    if (before) return before.answer;
    const answer = work();
    recent.set(key, { at: now, answer });
    const forget = () => recent.delete(key);
    answer.then((made) => made ?? forget(), forget);
    return answer;
  };
}
