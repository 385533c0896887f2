import { expect, test } from "../../support/browser/journey.ts";
import { categories, cities, posts, trailers } from "../../support/browser/route-table.ts";

/** Pages on which a visitor never scrolls long without a photograph. */
const paths = [
  "/",
  "/luxury-washroom-restroom-trailer-rentals",
  "/niagara-wedding-washroom-rental",
  "/luxury-restroom-rentals-ontario",
  "/washroom-trailer-rental-cost-and-booking",
  "/accessible-washroom-trailers",
  ...[...trailers, ...categories, ...posts, ...cities.slice(2, 4)].map(({ path }) => path),
];
/** Two and a half screens of a phone, in pixels. */
const longestRun = 2200;

test("a phone's screen shows a photograph again after two and a half screens of words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The pictures of the way in stand side by side.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const runs: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(path);
    runs[path] = await page.getByRole("main").evaluate((main) => {
      for (const part of main.children as Iterable<HTMLElement> & HTMLCollection)
        part.style.contentVisibility = "visible";
      document.documentElement.dataset.loaded = "";
      const { top, bottom } = main.getBoundingClientRect();
      // No thumbnails and no plans.
      const photographs = [...main.querySelectorAll("picture > img:not([src*='/plan-'])")]
        .map((image) => image.getBoundingClientRect())
        .filter(({ width, height }) => width >= 160 && height >= 100)
        .sort((one, other) => one.top - other.top);
      let reached = top;
      const gaps = photographs.map((box) => {
        const gap = box.top - reached;
        reached = Math.max(reached, box.bottom);
        return gap;
      });
      return Math.round(Math.max(...gaps, bottom - reached));
    });
  }
  for (const [path, run] of Object.entries(runs))
    expect.soft(run, `pixels without a photograph on ${path}`).toBeLessThanOrEqual(longestRun);
});
