import { expect, test } from "vitest";
import { mailKinds } from "../../server/mail-kinds/mail-kinds.ts";
import { registrations } from "../server/registrations.ts";
import { mailName } from "./words.ts";

test("a mail is named by the kind that is stored with it, in words of the desk's own", () => {
  expect(mailName("owner-reply")).toBe("Your reply");
  for (const kind of Object.keys({ ...mailKinds, ...registrations.mailKinds }))
    expect(mailName(kind)).not.toBe(byItsOwnWords(kind));
});

test("a kind without a name is shown by its own words", () => {
  expect(mailName("weekly-digest")).toBe("Weekly digest");
});

const byItsOwnWords = (kind: string) => {
  const text = kind.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
