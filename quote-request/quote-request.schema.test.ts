import { describe, expect, test } from "vitest";
import { sample } from "../tests/support/sample.ts";
import { type FieldName, fieldNames, maxLengths } from "./fields.ts";
import { fieldMessages, tooLong } from "./messages.ts";
import { checkQuoteRequest } from "./quote-request.schema.ts";

/**
 * No check may hold up other visitors for longer than this, in milliseconds; the least of three
 * tries counts.
 */
const longestCheck = 50;

function checkInTime(input: Record<string, unknown>) {
  const took = [1, 2, 3].map(() => {
    const began = performance.now();
    checkQuoteRequest(input);
    return performance.now() - began;
  });
  expect(Math.min(...took)).toBeLessThan(longestCheck);
  return checkQuoteRequest(input);
}

const accept = (changes: Partial<typeof sample>) => {
  const checked = checkInTime({ ...sample, ...changes });
  if (!checked.accepted) throw new Error(JSON.stringify(checked.errors));
  return checked.request;
};

describe("a text that is made to take long", () => {
  const middles = {
    spaces: " ",
    "zero-width spaces": "\u200b",
    dots: ".",
    "at signs": "@",
    a: "a",
  };
  test.each(
    Object.entries(middles).flatMap(([what, unit]) =>
      fieldNames.map((field): [string, FieldName, string] => [what, field, unit]),
    ),
  )(
    "of 64,000 %s in the field %s is refused at once, with the field's own sentence",
    (_, field, unit) => {
      const checked = checkInTime({ ...sample, [field]: `a${unit.repeat(64_000)}b` });
      if (checked.accepted) throw new Error("It was accepted.");
      const sentence =
        field in maxLengths
          ? tooLong(maxLengths[field as keyof typeof maxLengths])
          : fieldMessages[field as "startDate" | "endDate" | "eventType" | "guestCount"];
      expect(checked.errors[field]).toBe(sentence);
    },
  );

  test("within the longest raw text of each field is checked at once", () => {
    for (const [field, limit] of Object.entries(maxLengths))
      for (const unit of Object.values(middles))
        checkInTime({ ...sample, [field]: `a${unit.repeat(4 * limit - 2)}b` });
  });
});

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
