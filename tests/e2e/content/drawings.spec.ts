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
