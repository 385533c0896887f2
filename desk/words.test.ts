import { expect, test } from "vitest";
import { mailKinds } from "../server/mail-kinds/mail-kinds.ts";
import { mailName, mailNames } from "./words.ts";

test("a mail is named by the kind that is stored with it", () => {
  expect(Object.keys(mailKinds)).toEqual(expect.arrayContaining(Object.keys(mailNames)));
  expect(mailName("owner-reply")).toBe("Your reply");
});

test("a kind without a name is shown by its own words", () => {
  expect(mailName("weekly-digest")).toBe("Weekly digest");
});
