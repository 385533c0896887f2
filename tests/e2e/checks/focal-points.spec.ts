import { readYaml } from "../../../content-files/read-yaml.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { templates } from "../../support/browser/templates.ts";

type Point = { left: number; top: number };
type Entry = { alt: string; focus: Point; crops?: { hero?: Point; tall?: Point } };

const widths = [320, 390, 600, 820, 1100, 1440, 1920];

/** Share of a box at each edge in which a subject would look cut. */
const edge = 0.04;

/** The points to keep in view, of which a crop shows one, by the text that stands for a picture. */
const pointsOf = Object.fromEntries(
  Object.values(readYaml("content/photos.yaml").data as Record<string, Entry>).map(
    ({ alt, focus, crops }) => [
      alt,
      [focus, crops?.hero, crops?.tall].filter((point) => point !== undefined),
    ],
  ),
);

test("each picture of photos.yaml has a text of its own, by which a page's picture is known", () => {
  const count = Object.keys(readYaml("content/photos.yaml").data as object).length;
  expect(Object.keys(pointsOf)).toHaveLength(count);
});

for (const width of widths)
  test(`no picture's focal point is cropped at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 800 ? 844 : 1000 });
    let seen = 0;
    for (const path of [...templates, "/no-such-page"]) {
      await page.goto(path);
      const crops = await page.evaluate(measureCrops, { pointsOf, edge });
      seen += crops.length;
      expect(
        crops.filter(({ isInside }) => !isInside),
        path,
      ).toEqual([]);
    }
    expect(seen).toBeGreaterThan(templates.length);
  });

test.use({ expectedConsole: /404/ });

type Known = { pointsOf: Record<string, Point[]>; edge: number };

/** Returns for each cropped picture of the page whether its point is well inside. Runs in the page. */
async function measureCrops({ pointsOf, edge }: Known) {
  const images = [...document.querySelectorAll<HTMLImageElement>("main img")].filter(
    (image) => image.checkVisibility() && pointsOf[image.alt],
  );
  // Only what opens a page, or is in its carousel, is a square in some windows.
  const opening = images.filter((image) =>
    image.closest("[aria-roledescription], section:has(h1)"),
  );
  for (const image of opening) image.loading = "eager";
  await Promise.all(opening.map((image) => image.decode()));
  return images
    .filter((image) => getComputedStyle(image).objectFit === "cover")
    .map((image) => {
      const { objectPosition } = getComputedStyle(image);
      const [left = 50, top = 50] = objectPosition.split(" ").map(Number.parseFloat);
      const whole = {
        width: Number(image.getAttribute("width")),
        height: Number(image.getAttribute("height")),
      };
      // A square was cut around the point when the site was built.
      const isSquare =
        image.naturalWidth > 0 && Math.abs(image.naturalWidth - image.naturalHeight) < 2;
      const side = Math.min(whole.width, whole.height);
      const file = isSquare ? { width: side, height: side } : whole;
      const cut = {
        left: ((whole.width - file.width) * left) / 100,
        top: ((whole.height - file.height) * top) / 100,
      };
      const scale = Math.max(image.clientWidth / file.width, image.clientHeight / file.height);
      const box = { width: image.clientWidth / scale, height: image.clientHeight / scale };
      const start = {
        left: cut.left + ((file.width - box.width) * left) / 100,
        top: cut.top + ((file.height - box.height) * top) / 100,
      };
      const places = (pointsOf[image.alt] ?? []).map((point) => ({
        across: ((point.left / 100) * whole.width - start.left) / box.width,
        down: ((point.top / 100) * whole.height - start.top) / box.height,
      }));
      const isWithin = (share: number) => share >= edge && share <= 1 - edge;
      return {
        alt: image.alt,
        places,
        isInside: places.some(({ across, down }) => isWithin(across) && isWithin(down)),
      };
    });
}
