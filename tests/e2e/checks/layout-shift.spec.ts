import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { findChromium } from "../../support/browser/chromium.ts";
import { expect, holdBack, test } from "../../support/browser/journey.ts";
import { installFonts } from "../../support/browser/system-fonts.ts";
import { templates } from "../../support/browser/templates.ts";
import { environmentWith } from "../../support/settings.ts";

/** The targets' limit for the sum of all layout shifts of a page. */
const maxShift = 0.02;
/** Chromium on Linux rounds the width of each letter; Windows, macOS, iOS and Android do not. */
const withoutRounding = "--font-render-hinting=none";

test.describe("with Georgia and Arial until the fonts arrive", () => {
  let browser: Browser;
  test.beforeAll(async () => {
    const options = await findChromium();
    const FONTCONFIG_FILE = await installFonts();
    browser = await chromium.launch({
      ...options,
      args: [...options.args, withoutRounding],
      env: environmentWith({ ...("env" in options ? options.env : {}), FONTCONFIG_FILE }),
    });
  });
  test.afterAll(() => browser.close());

  for (const { width, paths } of [
    { width: 390, paths: templates },
    { width: 1280, paths: templates.filter((_, at) => at % 4 === 0) },
  ])
    test(`nothing moves on ${paths.length} templates at ${width} px`, async ({ server }) => {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const shifts: Record<string, string> = {};
      for (const path of paths) {
        const { sum, moved } = await readShifts(context, server.url + path);
        if (sum > maxShift) shifts[path] = `${sum.toFixed(4)}: ${moved}`;
      }
      await context.close();
      expect(shifts).toEqual({});
    });
});

/**
 * Opens a page whose fonts arrive after its first paint; returns the sum of its layout shifts, and
 * the words of what moved.
 */
async function readShifts(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const sendFonts = await holdBack(page, "**/*.woff2");
  await page.goto(address, { waitUntil: "commit" });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(() =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        ).observe({ type: "paint", buffered: true });
      }),
  );
  await page.waitForLoadState("domcontentloaded");
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
  sendFonts();
  await page.waitForLoadState("load");
  const result = await page.evaluate(sumShifts);
  await page.close();
  return result;
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] };

/** Sums up the layout shifts until two frames after the fonts' arrival. Runs in the page. */
async function sumShifts() {
  const shifts: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) =>
    shifts.push(...(list.getEntries() as LayoutShift[])),
  );
  observer.observe({ type: "layout-shift", buffered: true });
  await document.fonts.ready;
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
  shifts.push(...(observer.takeRecords() as LayoutShift[]));
  const words = shifts
    .flatMap(({ sources }) => sources)
    .map(({ node }) => node?.textContent?.trim().slice(0, 40));
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: [...new Set(words)].slice(0, 4).join(" | "),
  };
}
