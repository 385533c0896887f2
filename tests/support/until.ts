import { setTimeout as wait } from "node:timers/promises";

/** Asks again until the answer is truthy and returns it; throws after the given milliseconds. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  what: string,
  within = 60_000,
): Promise<NonNullable<Answer>> {
  const end = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as NonNullable<Answer>;
    if (Date.now() > end) throw new Error(`Waited ${within} ms in vain for ${what}`);
    await wait(25);
  }
}
