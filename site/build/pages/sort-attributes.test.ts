import { load } from "cheerio";
import { expect, test } from "vitest";
import { sortAttributesOf } from "./sort-attributes.ts";

test("puts the attributes of the body in one order and nothing else", () => {
  const document = load(
    '<head><meta name="b" content="a"></head><body><p id="x" class="a > b" hidden="">q="1" b</p><script>a < b; c="2" a="1"</script><svg><path stroke="b" d="M1 2"></path></svg><br></body>',
  );
  sortAttributesOf({ document });
  expect(document.html()).toBe(
    '<html><head><meta name="b" content="a"></head><body><p class="a > b" hidden="" id="x">q="1" b</p><script>a < b; c="2" a="1"</script><svg><path d="M1 2" stroke="b"></path></svg><br></body></html>',
  );
});
