import { expect, test } from "vitest";
import { orderAttributes, tidy } from "./tidy.ts";

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

test("puts the attributes of the body in one order and nothing else", () => {
  expect(
    orderAttributes(
      '<head><meta name="b" content="a"></head><body><p id="x" class="a > b" hidden>q="1" b<script>a < b; c="2" a="1"</script><path d="M1 2"/><br></body>',
    ),
  ).toBe(
    '<head><meta name="b" content="a"></head><body><p class="a > b" hidden id="x">q="1" b<script>a < b; c="2" a="1"</script><path d="M1 2"/><br></body>',
  );
});
