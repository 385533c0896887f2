import puppeteer, { type Browser } from "puppeteer-core";
import { findChromium } from "../tests/support/browser/chromium.ts";
import { serveLimitPages } from "./limit-pages.ts";
import { atMost, quantile, type Row } from "./row.ts";

/** Milliseconds, at the 75th percentile (targets). */
const limit = 100;
const pages = [
  "/about-washroom-restroom-trailer-rentals",
  "/luxury-washroom-restroom-trailer-rentals",
];

const viewport = { width: 1280, height: 900 };

type Way = { prepared: boolean; calm: boolean; base: string; pages: readonly string[] };

/**
 * From the click on a link to the largest paint of the next page: prepared on the hover before it,
 * or not; with the fade between pages, or without for those who prefer less motion.
 */
export async function measureNextPage(base: string, runs: number): Promise<Row[]> {
  const { executablePath, args, env } = await findChromium();
  const browser = await puppeteer.launch({ executablePath, args, env, headless: true });
  const limits = await serveLimitPages(await readPicture(browser, base));
  try {
    const wait = async (way: Way) => quantile(await measureWay(browser, runs, way), 0.75);
    const ours = { base, pages, calm: true };
    const prepared = await wait({ ...ours, prepared: true });
    const cold = await wait({ ...ours, prepared: false });
    const faded = await wait({ ...ours, prepared: true, calm: false });
    const bare = { base: limits.address, prepared: true, calm: true };
    const text = await wait({ ...bare, pages: ["/text"] });
    const picture = await wait({ ...bare, pages: ["/picture"] });
    const rounded = [text, picture, cold].map(Math.round);
    return [
      atMost(
        "next page, prerendered: click to LCP, p75",
        prepared,
        limit,
        "ms",
        `limit pages: text ${rounded[0]} ms, picture ${rounded[1]} ms; ours clicked at once ${rounded[2]} ms`,
      ),
      atMost("next page, prerendered, with the fade of 240 ms: p75", faded, limit, "ms"),
    ];
  } finally {
    limits.close();
    await browser.close();
  }
}

/** Returns the picture with which the first of our pages opens in a wide window. */
async function readPicture(browser: Browser, base: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setViewport(viewport);
  await page.goto(base + pages[0], { waitUntil: "load" });
  // The picture is painted some frames after it was loaded.
  await pause(1_000);
  const { picture } = await page.evaluate(largestPaint);
  await page.close();
  if (!picture) throw new Error(`${pages[0]} does not open with a picture.`);
  return Buffer.from(await (await fetch(picture)).arrayBuffer());
}

async function measureWay(browser: Browser, runs: number, way: Way) {
  const waits: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    if (way.calm)
      await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.goto(way.base, { waitUntil: "load" });
    await pause(600);
    const path = way.pages[run % way.pages.length] as string;
    const box = await (await page.$(`nav[aria-label=Main] a[href="${path}"]`))?.boundingBox();
    if (!box) throw new Error(`The header has no link to ${path}.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (way.prepared) {
      await page.mouse.move(x, y);
      await pause(1_500);
    }
    await page.mouse.move(x, y);
    const clicked = Date.now();
    await page.mouse.down();
    await page.mouse.up();
    await pause(1_500);
    const painted = await page.evaluate(largestPaint);
    if ((way.prepared && !painted.isPrepared) || painted.path !== path)
      throw new Error(
        `${path} was ${painted.isPrepared ? "" : "not "}prepared, at ${painted.path}.`,
      );
    waits.push(painted.at - clicked);
    await context.close();
  }
  return waits;
}

/** When the page's largest paint was, as Date.now() counts, and its picture. Runs in the page. */
async function largestPaint() {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    activationStart: number;
  })[];
  const last = await new Promise<LargestContentfulPaint | undefined>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().at(-1) as LargestContentfulPaint | undefined),
    ).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  return {
    at: performance.timeOrigin + (last?.startTime ?? Number.NaN),
    isPrepared: (entry?.activationStart ?? 0) > 0,
    path: location.pathname,
    picture: last?.url,
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
