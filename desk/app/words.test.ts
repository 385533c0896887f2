import { expect, test } from "vitest";
import { mailKinds } from "../../server/mail-kinds/mail-kinds.ts";
import { registrations } from "../server/registrations.ts";
import { mailName, words } from "./words.ts";

test("a mail is named by the kind that is stored with it, in words of the desk's own (D21)", () => {
  expect(mailName("owner-reply")).toBe("Your reply");
  for (const kind of Object.keys({ ...mailKinds, ...registrations.mailKinds }))
    expect(mailName(kind)).not.toBe(byItsOwnWords(kind));
});

test("a kind without a name is shown by its own words", () => {
  expect(mailName("weekly-digest")).toBe("Weekly digest");
});

test("how long a build has taken is said in seconds, and then in minutes", () => {
  const said = [0, 59, 60, 195].map((seconds) => words.website.soFar(seconds));
  expect(said).toEqual(["0 s so far", "59 s so far", "1 min 0 s so far", "3 min 15 s so far"]);
});

const byItsOwnWords = (kind: string) => {
  const text = kind.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
