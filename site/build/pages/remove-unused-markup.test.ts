import { load } from "cheerio";
import { expect, test } from "vitest";
import { cleanPage } from "./remove-unused-markup.ts";

function clean(body: string) {
  const document = load(`<body>${body}</body>`);
  cleanPage({ document });
  return document("body").html();
}

test("takes Astro's style for islands out of the body", () => {
  const style = "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>";
  expect(clean(`${style}<p>a</p>`)).toBe("<p>a</p>");
});

test("takes React's marks between texts out of what is never hydrated, and leaves them to islands", () => {
  expect(
    clean(
      '<p>a<!-- -->b</p><astro-island uid="1">c<!-- -->d<astro-island>e<!-- -->f</astro-island>g<!-- -->h</astro-island><p>i<!-- -->j</p>',
    ),
  ).toBe(
    "<p>ab</p><astro-island>c<!-- -->d<astro-island>e<!-- -->f</astro-island>g<!-- -->h</astro-island><p>ij</p>",
  );
});

test("takes out what icons and pictures say of themselves that is so anyway", () => {
  expect(
    clean(
      '<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-phone shrink-0"></svg><svg class="lucide lucide-phone"></svg><img loading="eager" src="a"><p class="">b</p>',
    ),
  ).toBe('<svg class="shrink-0"></svg><svg></svg><img src="a"><p>b</p>');
});
