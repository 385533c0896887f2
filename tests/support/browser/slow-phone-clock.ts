import type { Page } from "@playwright/test";

/** How many times slower than this machine's the processor of the targets' phone is. */
export const slowness = 4;

/**
 * Returns a function that tells how many milliseconds the main thread of a slow phone works until a
 * deed is done and painted. It counts the processor time of this thread, which other programs of a
 * busy machine do not change.
 */
export async function startSlowPhoneClock(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  return async (deed: () => Promise<void>) => {
    const before = await read();
    await deed();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return ((await read()) - before) * 1000 * slowness;
  };
}
