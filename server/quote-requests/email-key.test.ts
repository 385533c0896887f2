import { describe, expect, test } from "vitest";
import { emailKey, sameAddress } from "./email-key.ts";

describe("spellings of one address have one key", () => {
  test.each([
    ["plain", "guest@example.com", "guest@example.com"],
    ["capitals", "Guest@Example.COM", "guest@example.com"],
    ["capitals beyond ASCII", "Élodie@École.example", "élodie@xn--cole-9oa.example"],
    [
      "an accent apart from its letter",
      "E\u0301lodie@e\u0301cole.example",
      "élodie@xn--cole-9oa.example",
    ],
    ["full-width letters", "ｇｕｅｓｔ@ｅｘａｍｐｌｅ.com", "guest@example.com"],
    ["the domain in ASCII", "élodie@xn--cole-9oa.example", "élodie@xn--cole-9oa.example"],
    ["an ideographic full stop", "guest@例え。example", "guest@xn--r8jz45g.example"],
    ["a tag", "guest+quotes+2@example.com", "guest@example.com"],
    ["a full-width tag", "guest＋quotes@example.com", "guest@example.com"],
    ["a plus with nothing before it", "+tag@example.com", "+tag@example.com"],
    ["a Turkish capital", "İnci@example.com", "i̇nci@example.com"],
  ])("%s", (_, address, key) => {
    expect(emailKey(address)).toBe(key);
    expect(emailKey(key)).toBe(key);
  });
});

test("two people have two keys, whatever stands in their addresses", () => {
  for (const other of [
    "guests@example.com",
    "guest@example.com.au",
    "guest@example.com/é",
    "guest@example.com?é",
    "guest@é%2eexample.com",
    "guest＠example.com@other.example",
    "g.uest@example.com",
  ])
    expect([other, emailKey(other)]).not.toEqual([other, emailKey("guest@example.com")]);
});

test("an address is the same in other letters, and not with another tag", () => {
  expect(sameAddress("Élodie@École.example", "élodie@xn--cole-9oa.example")).toBe(true);
  expect(sameAddress("guest+one@example.com", "Guest+One@example.com")).toBe(true);
  expect(sameAddress("guest+one@example.com", "guest+two@example.com")).toBe(false);
});

test("a domain that is none stays as it is written", () => {
  expect(emailKey("guest@\u00AD.example")).toContain("guest@");
  expect(emailKey("guest@xn--.example")).toBe("guest@xn--.example");
});
