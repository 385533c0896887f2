import { expect, test } from "vitest";
import { tidy } from "./tidy.ts";

test("takes Astro's style for islands out of the body", () => {
  const style = "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>";
  expect(tidy(`<body>${style}<p>a</p></body>`)).toBe("<body><p>a</p></body>");
});

test("takes React's marks between texts out of what never hydrates, and leaves them to islands", () => {
  expect(
    tidy(
      "<p>a<!-- -->b</p><astro-island uid=1>c<!-- -->d<astro-island>e<!-- -->f</astro-island>g<!-- -->h</astro-island><p>i<!-- -->j</p>",
    ),
  ).toBe(
    "<p>ab</p><astro-island uid=1>c<!-- -->d<astro-island>e<!-- -->f</astro-island>g<!-- -->h</astro-island><p>ij</p>",
  );
});
