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
const maxRun = 2200;

test("a phone's screen shows a photograph again after two and a half screens of words, and a section's heading before its own, cards excepted", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The pictures of the way in stand side by side.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [...paths, "/about-washroom-restroom-trailer-rentals"]) {
    await page.goto(path);
    const { run, above } = await page.getByRole("main").evaluate(photographsOf);
    if (paths.includes(path))
      expect.soft(run, `pixels without a photograph on ${path}`).toBeLessThanOrEqual(maxRun);
    expect.soft(above, `headings under their photographs on ${path}`).toEqual([]);
  }
});

/**
 * Returns the longest run of pixels without a photograph, and the headings that stand below their
 * section's. Runs in the page.
 */
function photographsOf(main: HTMLElement | SVGElement) {
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
  // A flat picture is the edge of a ground, and the last band lies on its picture.
  const isLarge = ({ width, height }: DOMRect) => width >= 300 && height >= 200;
  const above = [...main.querySelectorAll("section:not([data-closing], :has(h1))")].flatMap(
    (section) => {
      const heading = section.querySelector("h2:not(li *, article *)");
      const [picture] = [...section.querySelectorAll("picture > img:not(li *, article *)")].filter(
        (image) => isLarge(image.getBoundingClientRect()),
      );
      if (!heading || !picture) return [];
      const [top, bottom] = [heading, picture].map((part) => part.getBoundingClientRect().top);
      return Number(bottom) < Number(top) ? [heading.textContent] : [];
    },
  );
  return { run: Math.round(Math.max(...gaps, bottom - reached)), above };
}
