import { describe, expect, test } from "vitest";
import { sample } from "../tests/support/sample.ts";
import { fieldNames, maxLengths } from "./fields.ts";
import { fieldMessages, tooLong } from "./messages.ts";
import { checkQuoteRequest, isEmailAddress } from "./quote-request.schema.ts";

const accept = (changes: Partial<typeof sample>) => {
  const checked = checkQuoteRequest({ ...sample, ...changes });
  if (!checked.accepted) throw new Error(JSON.stringify(checked.errors));
  return checked.request;
};

test.each(fieldNames)(
  "far too long a text is refused with the sentence of the field %s",
  (field) => {
    const checked = checkQuoteRequest({ ...sample, [field]: `a${" ".repeat(64_000)}b` });
    if (checked.accepted) throw new Error("It was accepted.");
    const sentence =
      field in maxLengths
        ? tooLong(maxLengths[field as keyof typeof maxLengths])
        : fieldMessages[field as "startDate" | "endDate" | "eventType" | "guestCount"];
    expect(checked.errors[field]).toBe(sentence);
  },
);

describe("what stands around a text", () => {
  test("is taken off: spaces, line breaks and invisible characters, in any number that copying brings", () => {
    const around = (text: string) =>
      `\u200b\ufeff \t\r\n${" ".repeat(100)}${text}${" ".repeat(90)}\u2060\n`;
    expect(accept({ name: around("Zoë O’Brien") }).name).toBe("Zoë O’Brien");
    expect(accept({ email: around("zoe@example.com") }).email).toBe("zoe@example.com");
    expect(accept({ startDate: around(sample.startDate) }).startDate).toBe(sample.startDate);
    expect(accept({ eventType: around("wedding") }).eventType).toBe("wedding");
    expect(accept({ message: around("one\n\ntwo") }).message).toBe("one\n\ntwo");
  });

  test("is nothing of an accent or of a joined emoji", () => {
    const family = "👨\u200d👩\u200d👧";
    expect(accept({ name: `${family} Noe\u0301` }).name).toBe(`${family} Noe\u0301`);
    expect(accept({ name: ` Noe\u0301 ${family}\u200d ` }).name).toBe(`Noe\u0301 ${family}`);
    expect(accept({ message: `${family}` }).message).toBe(family);
  });

  test("does not count towards a field's limit", () => {
    const name = "n".repeat(maxLengths.name);
    expect(accept({ name: `${" ".repeat(150)}${name}${" ".repeat(150)}` }).name).toBe(name);
    const message = "m\r\n".repeat(2_000).slice(0, -2);
    expect(accept({ message }).message).toHaveLength(3_999);
  });
});

describe("an e-mail address is read out of what was pasted", () => {
  test.each([
    ["from a mail program", "Ada Lovelace <ada@example.com>"],
    ["from Outlook", "'ada@example.com'"],
    ["from a link", "mailto:ada@example.com"],
    ["from a document", "“ada@example.com”"],
    ["from the end of a sentence", "ada@example.com."],
    ["after two spaces, which a phone makes a full stop of", "ada@example.com. "],
    ["from a text that mixes directions", "\u200eada@example.com\u200f"],
    ["from a PDF, hyphenated", "ada@exam\u00adple.com\ufe0f"],
    ["by a keyboard of wide letters", "ａｄａ＠ｅｘａｍｐｌｅ．com"],
    ["by a Japanese keyboard", "ada＠example。com"],
  ])("%s", (_, email) => {
    expect(accept({ email }).email).toBe("ada@example.com");
    expect(isEmailAddress(email)).toBe(true);
  });

  test.each([
    ["a typographic apostrophe", "o’neil@example.com", "o'neil@example.com"],
    ["a hyphen that keeps a line together", "ada@my\u2011example.ca", "ada@my-example.ca"],
  ])("and %s of a word processor becomes what was typed", (_, email, typed) => {
    expect(accept({ email }).email).toBe(typed);
  });

  test.each([
    "o'neil@example.com",
    "josé@example.com",
    "ada+tag@exämple.ca",
    "a.b-c_d@mail.example-site.co.uk",
    "ada@xn--exmple-cua.ca",
    "ada@उदाहरण.भारत",
    "ada@i❤.ws",
  ])("and %s stays as it is", (email) => {
    expect(accept({ email }).email).toBe(email);
  });
});

test.each([
  "ada@example.com/",
  "ada@example!.com",
  "ada@exam’ple.com",
  "ada@example_site.com",
  "ada@example.com😀",
  "ada@example.com, bob@example.com",
  "Ada <ada@example.com>, Bob <bob@example.com>",
  "ada@example.com, Bob <bob@example.com>",
  "<>",
])("%s, which no mail would reach, is refused", (email) => {
  expect(checkQuoteRequest({ ...sample, email })).toEqual({
    accepted: false,
    errors: { email: fieldMessages.email },
  });
});

test("what stands for a line break or a tab in a copied text is read as a space", () => {
  expect(accept({ location: "12 Main\tSt. Jacobs" }).location).toBe("12 Main St. Jacobs");
  expect(accept({ phone: "905\t555-0188" }).phone).toBe("905 555-0188");
  for (const lineBreak of ["\v", "\f", "\u2028", "\u2029", "\u0085"]) {
    const address = `12 Main St.${lineBreak}Vineland`;
    expect(accept({ location: address }).location).toBe("12 Main St. Vineland");
    expect(accept({ message: address }).message).toBe("12 Main St.\nVineland");
  }
});

test("other control characters, which nobody sees in a field, are left out", () => {
  const name = "Ann\u0002a \u001eLee\u0000\u007f";
  expect(accept({ name, message: name })).toMatchObject({ name: "Anna Lee", message: "Anna Lee" });
});
