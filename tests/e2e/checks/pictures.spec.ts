import { expect, test, waitForHydrationCode } from "../../support/browser/journey.ts";

const kilobyte = 1024;

/** A page with each kind of opening picture. */
const paths = [
  "/",
  "/washroom-restroom-trailer-rental-services",
  "/washroom-restroom-trailer/luxury-2-station-restroom-trailer",
  "/washroom-restroom-trailer-rentals-blog",
  "/washroom-restroom-trailer-rentals-blog/wedding-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer-rentals-blog/festival-restroom-planning-large-crowds",
  "/hamilton-washroom-restroom-trailer-rentals",
];

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  for (const path of paths)
    test(`the picture that leads ${path} is fetched before any other, and weighs at most 60 KB`, async ({
      page,
    }) => {
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
      const [first = ""] = asked;
      answerFirst();
      await page.waitForLoadState("load");
      const leading = page.locator("img[fetchpriority=high]");
      await expect(leading).toHaveCount(1);
      await expect(leading).not.toHaveAttribute("loading", "lazy");
      expect(first).toBe(await leading.evaluate((image: HTMLImageElement) => image.currentSrc));
      const response = await page.request.get(first);
      expect((await response.body()).length).toBeLessThanOrEqual(60 * kilobyte);
      const other = page.locator("main img[loading=lazy]").first();
      if ((await other.count()) === 0) return;
      await other.scrollIntoViewIfNeeded();
      await expect
        .poll(() => other.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
});

test.describe("on a phone with 2.6 device pixels a pixel", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6 });

  test("the picture that leads a page is sharp", async ({ page }) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const enlarged = await page
        .locator("img[fetchpriority=high]")
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          // `naturalWidth` is in pixels of the page; the file's own size is what is asked for.
          const { width, height } = await createImageBitmap(
            await (await fetch(image.currentSrc)).blob(),
          );
          const box = image.getBoundingClientRect();
          return Math.max(box.width / width, box.height / height) * devicePixelRatio;
        });
      expect(enlarged, path).toBeLessThanOrEqual(1.1);
    }
  });
});
