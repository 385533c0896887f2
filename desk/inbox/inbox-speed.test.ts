import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildDeskIfStale } from "../../scripts/build-desk.ts";
import { openDatabase } from "../../server/db/open-database.ts";
import { startSession } from "../../server/desk/access/sessions/sessions.repository.ts";
import { findChromium } from "../../tests/support/browser/chromium.ts";
import {
  measureSlowness,
  startSlowPhoneClock,
} from "../../tests/support/browser/slow-phone-clock.ts";
import { storeVariedQuotes } from "../../tests/support/databases/varied-quotes.ts";
import { type RunningServer, startServer } from "../../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { environmentWith } from "../../tests/support/settings.ts";

const requests = 10_000;
/** In milliseconds, without the wait for the server: answers-speed.test.ts measures that. */
const shownWithin = 200;

let browser: Browser;
beforeAll(async () => {
  await buildDeskIfStale(environmentWith());
  browser = await chromium.launch(await findChromium());
});
afterAll(() => browser.close());

/** Opens a desk with many requests, signed in. */
async function openDesk(): Promise<{ page: Page; server: RunningServer }> {
  const dataDir = await temporaryFolder();
  const { db } = await openDatabase({ sqlite: join(dataDir, "quotes.db") });
  await storeVariedQuotes(db, requests, Date.now());
  const session = { person: "hello@mapleandbrass.example", device: "Test", now: Date.now() };
  const value = await startSession(db, session);
  await db.destroy();
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
  const url = server.url.replace("127.0.0.1", "localhost");
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: "desk", value, url, httpOnly: true, sameSite: "Strict" }]);
  const page = await context.newPage();
  await page.goto(`${url}/desk/`);
  await page.getByRole("list", { name: "Inbox" }).waitFor();
  return { page, server };
}

/** Presses a button in the page itself, and waits until its list is painted. */
const press = (page: Page, button: string) =>
  page.evaluate(async (name) => {
    const frame = () => new Promise(requestAnimationFrame);
    const [pressed] = [...document.querySelectorAll("button")].filter(({ textContent }) =>
      textContent.startsWith(name),
    );
    pressed?.click();
    await frame();
    while (document.querySelector("[aria-busy=true]")) await frame();
  }, button);

/** Scrolls for a while and returns the longest time without a frame, in milliseconds. */
const longestPause = (page: Page) =>
  page.evaluate(async () => {
    let last = performance.now();
    let longest = 0;
    for (let frame = 0; frame < 180; frame += 1) {
      scrollBy(0, 120);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  });

test("ten thousand requests are shown at once and scroll without a stutter", async () => {
  const { page, server } = await openDesk();
  const measure = await startSlowPhoneClock(page);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.goto(new URL("/desk/", page.url()).href);
    await page.getByRole("list", { name: "Inbox" }).waitFor();
    times.push(await measure(() => press(page, "All")));
  }
  const work = times.toSorted((a, b) => a - b)[2];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", {
    rate: await measureSlowness(page),
  });
  const pause = await longestPause(page);
  const rows = await page.getByRole("list", { name: "Inbox" }).getByRole("listitem").count();
  expect(work, String(times)).toBeLessThanOrEqual(shownWithin);
  expect(pause).toBeLessThanOrEqual(shownWithin);
  expect(rows).toBeLessThan(40);
  await server.stop();
});
