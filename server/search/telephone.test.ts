import { expect, test } from "vitest";
import { readTelephones, telephoneKeys } from "./telephone.ts";

const linksOf = (typed: string) => readTelephones(typed).map(({ link }) => link);

test.each([
  "+1 (905) 555-0142",
  "905-555-0142",
  "905.555.0142",
  "1 905 555 0142",
  "9055550142 ext. 22",
  "(905) 555-0142 x7",
  "905-555-0142 local 212",
  "905-555-0142 poste 22",
  "٩٠٥٥٥٥٠١٤٢",
  "９０５−５５５−０１４２",
  "001 905 555 0142",
])("%s has the key of its number", (typed) => {
  expect(telephoneKeys(typed)).toEqual(["9055550142"]);
});

test("a number of another country keeps its code, and what is no number has its digits", () => {
  for (const typed of [
    "+44 20 7946 0958",
    "(+44) 20 7946 0958",
    "011 44 20 7946 0958",
    "0044 20 7946 0958",
  ])
    expect([typed, telephoneKeys(typed)]).toEqual([typed, ["442079460958"]]);
  expect(telephoneKeys("555-0188")).toEqual(["5550188"]);
  for (const typed of ["", "call me", "911", "#22"])
    expect([typed, telephoneKeys(typed)]).toEqual([typed, []]);
});

test.each([
  ["905-555-0188 ext. 212", "tel:+19055550188,212"],
  ["905-555-0188 local 212", "tel:+19055550188,212"],
  ["905 555 0188 loc. 5", "tel:+19055550188,5"],
  ["905 555 0188 poste 22", "tel:+19055550188,22"],
  ["9055550142 #22", "tel:+19055550142,22"],
  ["2895550188 ask for Ann", "tel:+12895550188"],
  ["(+44) 20 7946 0958", "tel:+442079460958"],
  ["905\u200e-555-0188", "tel:+19055550188"],
  ["905\ufe0d-555\u00ad-0188", "tel:+19055550188"],
  ["905 • 555 • 0188", "tel:+19055550188"],
])("%s is called by %s", (typed, link) => {
  expect(linksOf(typed)).toEqual([link]);
});

test("two numbers are two, and what is no number has no link", () => {
  const typed = "416-555-0123 ou 905-555-0188 poste 4";
  expect(linksOf(typed)).toEqual(["tel:+14165550123", "tel:+19055550188,4"]);
  expect(telephoneKeys(typed)).toEqual(["4165550123", "9055550188"]);
  expect(readTelephones(typed)[1]?.shown).toBe("(905) 555-0188 ext. 4");
  for (const between of [", ", ",", " ; ", " / ", " or ", ", cell "])
    expect([between, linksOf(`4165550123${between}905-555-0188`)]).toEqual([
      between,
      ["tel:+14165550123", "tel:+19055550188"],
    ]);
  expect(linksOf("416-555-0123,22")).toEqual(["tel:+14165550123,22"]);
  for (const none of ["call me", "555-0188", "289 555 01888"]) expect(linksOf(none)).toEqual([]);
});
