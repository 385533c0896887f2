import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../support/browser/chromium.ts";
import { contactPath, expect, test, waitForHydrationCode } from "../../support/browser/journey.ts";

const templates = [
  "/",
  "/luxury-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer/luxury-2-station-restroom-trailer",
  "/hamilton-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer-rentals-blog",
  "/washroom-restroom-trailer-rentals-blog/festival-restroom-planning-large-crowds",
  contactPath,
];

/** Playwright switches the browser's back/forward cache off by default. */
async function openRemembering(use: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({
    ...(await findChromium()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Whether the browser keeps pages in memory at all: headless builds of Chromium may not. */
async function remembersPages(page: Page, url: string): Promise<boolean> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => {
    document.documentElement.dataset.left = "here";
  });
  await page.goto(`${url}/llms.txt`);
  await page.goBack({ waitUntil: "commit" });
  return (await page.locator("html").getAttribute("data-left")) === "here";
}

test("every template comes back from the browser's memory as it was left", async ({ server }) => {
  await openRemembering(async (page) => {
    test.skip(!(await remembersPages(page, server.url)), "this browser keeps no pages in memory");
    for (const path of templates) {
      await page.goto(server.url + path);
      await waitForHydrationCode(page);
      await page.evaluate(() => {
        document.body.dataset.left = "here";
        addEventListener("pageshow", ({ persisted }) => {
          document.body.dataset.persisted = String(persisted);
        });
      });
      await page.goto(`${server.url}/privacy`);
      // A page that comes back so loads nothing, and there is nothing to wait for but itself.
      await page.evaluate(() => history.back());
      await expect(page.locator("body"), path).toHaveAttribute("data-persisted", "true");
      await expect(page.locator("body"), path).toHaveAttribute("data-left", "here");
    }
  });
});

test("the browser takes the rules for preparing pages, and prepares on intent only", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const sources: string[] = [];
  const errors: string[] = [];
  const started: string[] = [];
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    sources.push(ruleSet.sourceText);
    if (ruleSet.errorMessage) errors.push(ruleSet.errorMessage);
  });
  session.on("Preload.prerenderStatusUpdated", ({ key }) => started.push(key.url));
  await session.send("Preload.enable");
  await page.goto("/");
  await expect.poll(() => sources.length).toBe(1);
  expect(errors).toEqual([]);
  expect(JSON.parse(sources[0] ?? "")).toMatchObject({ prerender: [{ eagerness: "moderate" }] });
  expect(started).toEqual([]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).hover();
  // This browser is driven by a program and so declines; what it wanted to prepare it still says.
  await expect.poll(() => started).toContainEqual(expect.stringMatching(/\/about-washroom/));
});

test("a page that the browser prepared shows what was put on the quote list since", async ({
  page,
}) => {
  await page.goto("/");
  const count = page.locator("header [data-quote-count]").first();
  await expect(count).toBeHidden();
  await waitForHydrationCode(page);
  await page.evaluate(() => {
    const quoteList = { items: ["luxury-2-station-restroom-trailer"], plan: null };
    sessionStorage.setItem("quote-basket", JSON.stringify(quoteList));
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect(count).toBeVisible();
});
