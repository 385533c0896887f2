import { describe, expect, test } from "vitest";
import { sample } from "../tests/support/sample.ts";
import { fieldMessages } from "./messages.ts";
import { checkQuoteRequest } from "./quote-request.schema.ts";
import { emptyIfInvisible } from "./visible-text.ts";

const defaultIgnorable = /\p{Default_Ignorable_Code_Point}/u;

/** Every code point that a font may ignore, as Unicode lists them. */
const ignorable = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => defaultIgnorable.test(character));

describe("a name and a place of which nothing can be seen are empty", () => {
  test.each([
    ["Hangul fillers", "\u3164\u3164\u3164"],
    ["half-width Hangul fillers", "\uFFA0\uFFA0\uFFA0"],
    ["blank Braille cells", "\u2800\u2800\u2800"],
    ["combining marks without a letter", "\u0301\u0308\u0327"],
    ["soft hyphens", "\u00AD\u00AD\u00AD"],
    ["tags", "\u{E0041}\u{E0042}\u{E0043}"],
    ["variation selectors", "\uFE0F\uFE0F\u{E0100}"],
    ["zero-width joiners with fillers between", "\u3164\u200D\u3164"],
    ["blank musical and hieroglyphic signs", "\u{1D159}\u{13441}\u{13442}"],
    ["halves of characters", "\uD800\uD801\uD802"],
    ["spaces of all widths between fillers", "\u3164\u2003\u00A0\u3000\u3164"],
  ])("%s", (_, text) => {
    const checked = checkQuoteRequest({ ...sample, name: text, location: text });
    expect(checked).toEqual({
      accepted: false,
      errors: { name: fieldMessages.name, location: fieldMessages.location },
    });
  });

  test("all that a font may ignore", () => {
    expect(ignorable.length).toBeGreaterThan(4_000);
    expect(ignorable.filter((character) => emptyIfInvisible(character.repeat(3)))).toEqual([]);
  });
});

test.each([
  ["with a joiner inside", "क\u094D\u200Dष मेहता"],
  ["in Hangul", "김민준"],
  ["of a flag and a heart", "🇨🇦❤️"],
  ["with a soft hyphen", "Müller-Lü\u00ADdenscheidt"],
  ["of private letters", "\uE000\uE001"],
])("a name %s stays as it is", (_, name) => {
  expect(checkQuoteRequest({ ...sample, name })).toMatchObject({ request: { name } });
});
