import type { CDPSession, Page } from "@playwright/test";

/**
 * Milliseconds of the targets' phone for the work below: four times the 100 or so of the machine
 * that the limits were set on, by the ratio of what the inbox's long list took there and elsewhere.
 */
const phoneTime = 400;

/** Makes a list of 3,000 rows and lays it out, as pages do when they show much at once. */
function work() {
  const list = document.createElement("ul");
  for (let row = 0; row < 3_000; row += 1) {
    const item = document.createElement("li");
    item.textContent = `Row ${row} of a long list of requests`;
    list.append(item);
  }
  document.body.append(list);
  const height = list.offsetHeight;
  list.remove();
  return height;
}

/** Returns a function that tells the milliseconds that the main thread has worked until now. */
async function startThreadClock(session: CDPSession) {
  // Processor time of this thread, which other programs of a busy machine hardly change.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
}

/**
 * Returns how many times slower than this machine's the processor of the targets' phone is, at most
 * four times. It is measured, because machines that run the tests differ by more than limits allow.
 */
async function measureSlowness(page: Page) {
  const blank = await page.context().newPage();
  const read = await startThreadClock(await blank.context().newCDPSession(blank));
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = await read();
    await blank.evaluate(work);
    times.push((await read()) - before);
  }
  await blank.close();
  const [, , median = Number.NaN] = times.sort((one, other) => one - other);
  return Math.min(4, Math.max(1, phoneTime / median));
}

/** Returns what tells how many milliseconds a slow phone works until a deed is painted. */
export async function startSlowPhoneClock(page: Page) {
  const slowness = await measureSlowness(page);
  const read = await startThreadClock(await page.context().newCDPSession(page));
  return async (deed: () => Promise<void>) => {
    const before = await read();
    await deed();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return ((await read()) - before) * slowness;
  };
}
