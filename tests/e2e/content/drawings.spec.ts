import { load } from "cheerio";
import { expect, test } from "../../support/browser/journey.ts";
import { readBuiltPages } from "../../support/browser/read-build.ts";

test("every file that a drawing of a page shows is an SVG with lines in it", async ({
  request,
}) => {
  const pages = await readBuiltPages();
  const files = new Set(
    pages.flatMap(({ html }) => {
      const $ = load(html);
      return $("svg image, img[src^='/drawings/']")
        .get()
        .map((image) => $(image).attr("href") ?? $(image).attr("src") ?? "");
    }),
  );
  expect([...files].sort()).toEqual(
    expect.arrayContaining([
      "/drawings/single-station-restroom-trailer.svg",
      "/drawings/luxury-2-station-restroom-trailer.svg",
      "/drawings/executive-3-station-restroom-trailer.svg",
      "/drawings/grand-4-station-restroom-trailer.svg",
    ]),
  );
  for (const file of files) {
    const response = await request.get(file);
    expect(response.headers()["content-type"], file).toMatch(/^image\/svg\+xml/);
    const drawing = load(await response.text(), { xml: true });
    expect(drawing("svg[viewBox]").length, file).toBeGreaterThan(0);
    expect(drawing("path[d]").length, file).toBeGreaterThan(1);
  }
});

test("a site plan's numbers can be read on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    "/washroom-restroom-trailer-rentals-blog/festival-restroom-planning-large-crowds",
  );
  const plan = page.getByRole("img", { name: /^Site plan:/ });
  const sizes = await plan.evaluate((svg: SVGSVGElement) => {
    const scale = svg.getScreenCTM()?.a ?? 0;
    return [...svg.querySelectorAll("text")].map(
      (text) => scale * Number.parseFloat(getComputedStyle(text).fontSize),
    );
  });
  expect(sizes).toHaveLength(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});
