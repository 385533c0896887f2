import { expect, test } from "vitest";
import { mailLink, phoneLink } from "./links.ts";

for (const [typed, called] of [
  ["(289) 555-0188", "tel:2895550188"],
  ["+1 905 555 0142", "tel:+19055550142"],
  ["905-555-0142 ext. 12", "tel:9055550142,12"],
  ["905.555.0142 x7", "tel:9055550142,7"],
  ["<script>alert(905)</script>", "tel:905"],
] as const)
  test(`${typed} is called as ${called}`, () => expect(phoneLink(typed)).toBe(called));

test("a mail's lines end as mail programs expect them", () =>
  expect(mailLink("a&b@example.com", "Yes & no", "One\nTwo")).toBe(
    "mailto:a%26b%40example.com?subject=Yes%20%26%20no&body=One%0D%0ATwo",
  ));
