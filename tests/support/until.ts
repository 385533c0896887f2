import { setTimeout as wait } from "node:timers/promises";

/** Calls a function until it returns something truthy; throws after `within` milliseconds. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  what: string,
  within = 50_000,
): Promise<NonNullable<Answer>> {
  const end = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as NonNullable<Answer>;
    if (Date.now() > end) throw new Error(`Waited ${within} ms in vain for ${what}`);
    await wait(25);
  }
}
