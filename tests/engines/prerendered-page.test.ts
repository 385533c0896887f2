import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { expect, onTestFinished, test } from "vitest";
import { findChromium } from "../support/browser/chromium.ts";
import { startServer } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";

const link = "nav[aria-label=Main] a[href*=about]";

/** When a page was shown, first painted, and when it asked for React, in its own milliseconds. */
function readTimes() {
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    activationStart: number;
  })[];
  const react = performance.getEntriesByType("resource").find(({ name }) => /client\./.test(name));
  return {
    path: location.pathname,
    shown: navigation?.activationStart ?? 0,
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    asked: react?.startTime ?? 0,
  };
}

// Playwright's Chromium prerenders nothing.
test("a prerendered page is painted before the menu under the pointer fetches its code", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "prerendered-"));
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
  const { executablePath, args, env } = await findChromium();
  const browser = await puppeteer.launch({ executablePath, args, env, headless: true });
  onTestFinished(async () => {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(server.url, { waitUntil: "load" });
  // Rules are there once the page is painted; the browser prepares a page after a hover of 0.2 s.
  await page.waitForSelector("script[type=speculationrules]");
  await page.hover(link);
  await wait(2_000);
  await page.click(link);
  const times = await until(async () => {
    const read = await page.evaluate(readTimes).catch(() => null);
    return read?.path.startsWith("/about") && read.asked > 0 ? read : null;
  }, "the menu's code to be asked for");
  expect(times.shown, "prerendered").toBeGreaterThan(0);
  expect(times.painted).toBeGreaterThan(times.shown);
  expect(times.asked).toBeGreaterThan(times.painted);
});
