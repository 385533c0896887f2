import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, test } from "vitest";
import { findChromium } from "../../../tests/support/browser/chromium.ts";
import { buildSiteForTests } from "../../../tests/support/build.setup.ts";
import { startServer } from "../../../tests/support/servers/running-server.ts";
import { paths, plannerId } from "../../content/paths.ts";

/** Factor by which the processor is slowed down, and the longest delay from a key to the paint. */
const slowness = 4;
const longestMs = 100;

type Timed = { delays: number[] };

test(`every key in the planner is followed by a paint within ${longestMs} ms on a processor ${slowness} times slower`, async () => {
  await buildSiteForTests();
  const dataDir = await mkdtemp(join(tmpdir(), "typing-delay-"));
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      const delays: number[] = [];
      const observer = new PerformanceObserver((entries) => {
        for (const { duration } of entries.getEntries()) delays.push(duration);
      });
      // The shortest that browsers report.
      observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      Object.assign(window, { delays });
    });
    await page.goto(server.url + paths.trailers);
    const guests = page.locator(`#${plannerId}`).getByLabel("Guests", { exact: true });
    await guests.focus();
    const drawing = page.locator(`#${plannerId} svg[role=img]`);
    await drawing.waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    await page.evaluate(() => {
      (window as unknown as Timed).delays.length = 0;
    });
    for (const number of ["400", "1", "399", "900", "140"]) {
      await guests.press("ControlOrMeta+a");
      for (const digit of number) {
        await guests.press(digit);
        // Nobody types faster than the screen is painted.
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      const shown = number === "900" ? "drawn to one scale" : `A dot for each of ${number} guest`;
      await expect.poll(() => drawing.getAttribute("aria-label")).toContain(shown);
    }
    const delays = await page.evaluate(() => (window as unknown as Timed).delays);
    console.log(`Delays from a key to the paint in ms: ${delays.join(", ")}`);
    expect(delays.length).toBeGreaterThan(0);
    expect(Math.max(...delays)).toBeLessThanOrEqual(longestMs);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
