import { expect, test } from "vitest";
import { mailLink } from "./links.ts";

test("a mail's lines end as mail programs expect them", () =>
  expect(mailLink("a&b@example.com", "Yes & no", "One\nTwo")).toBe(
    "mailto:a%26b%40example.com?subject=Yes%20%26%20no&body=One%0D%0ATwo",
  ));
