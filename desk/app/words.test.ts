import { expect, test } from "vitest";
import { mailKindNames } from "../../server/db/schema.ts";
import { mailName } from "./words.ts";

test("a mail is named by the kind that is stored with it, in words of the desk's own (D21)", () => {
  expect(mailName("owner-reply")).toBe("Your reply");
  for (const kind of mailKindNames) expect(mailName(kind)).not.toBe(byItsOwnWords(kind));
});

test("a kind without a name is shown by its own words", () => {
  expect(mailName("weekly-digest")).toBe("Weekly digest");
});

const byItsOwnWords = (kind: string) => {
  const text = kind.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
