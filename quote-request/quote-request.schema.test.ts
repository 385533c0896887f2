import { describe, expect, test } from "vitest";
import { sample } from "../tests/support/sample.ts";
import { fieldNames, maxLengths } from "./fields.ts";
import { fieldMessages, tooLong } from "./messages.ts";
import { checkQuoteRequest } from "./quote-request.schema.ts";

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

test("a tab between two copied cells is read as a space", () => {
  expect(accept({ location: "12 Main\tSt. Jacobs" }).location).toBe("12 Main St. Jacobs");
  expect(accept({ phone: "905\t555-0188" }).phone).toBe("905 555-0188");
});
