import { expect, test, waitForHydrationCode } from "../../support/browser/journey.ts";

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** A page of each template that opens with a picture. */
const paths = [
  "/",
  "/about-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer-rental-services",
  "/washroom-restroom-trailer/luxury-2-station-restroom-trailer",
  "/washroom-restroom-trailer-rentals-blog",
  "/washroom-restroom-trailer-rentals-blog/wedding-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer-rentals-blog/festival-restroom-planning-large-crowds",
  "/hamilton-washroom-restroom-trailer-rentals",
  "/niagara-wedding-washroom-rental",
  "/accessible-washroom-trailers",
];

for (const path of paths)
  test(`${path} fetches no other picture before the one that it opens with`, async ({ page }) => {
    const asked: string[] = [];
    let answerFirst = () => {};
    const whenAnswered = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    await page.route(/\.avif$/, async (route) => {
      asked.push(route.request().url());
      if (asked.length === 1) await whenAnswered;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    // By then the page has been painted, and its script has rendered what is far below.
    await waitForHydrationCode(page);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>("main > *")].every(
        ({ style }) => style.contentVisibility === "visible",
      ),
    );
    // A picture near the screen would be asked for in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(asked).toHaveLength(1);
    answerFirst();
    await page.waitForLoadState("load");
    const leading = page.locator("img[fetchpriority=high]");
    expect(asked[0]).toBe(await leading.evaluate((image: HTMLImageElement) => image.currentSrc));
    const other = page.locator("main img[loading=lazy]").first();
    if ((await other.count()) === 0) return;
    await other.scrollIntoViewIfNeeded();
    await expect
      .poll(() => other.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
