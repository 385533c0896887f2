import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { emptyBasket, type QuoteBasket } from "./quote-list.ts";
import { describeBasket, joinMessage, listNames, writeList } from "./quote-summary.ts";

const { summary: words } = parse(readFileSync("content/quote-basket.yaml", "utf8"));
const catalogue = { two: "Two-Station", "two/carpet": "Red Carpet", four: "Four-Station" };
const summarise = (list: QuoteBasket) => writeList(describeBasket(list, catalogue, words), words);
const basket = (items: string[]) => ({ ...emptyBasket, items });

test("says in lines what is on the list", () => {
  const plan = {
    guests: 120,
    hours: 6,
    alcohol: true,
    power: false,
    water: true,
    from: ["two"],
    to: ["four", "four"],
  };
  expect(summarise({ ...basket(["two", "two/carpet"]), plan })).toBe(
    [
      "For my quote:",
      "- Two-Station",
      "- Red Carpet, with the Two-Station",
      "- 120 guests for 6 hours, alcohol served, no power on site, water on site. The planner suggests: Two-Station, or up to 2 × Four-Station",
    ].join("\n"),
  );
  expect(summarise(emptyBasket)).toBe("");
});

test("leaves out what nobody offers, also names that every object has", () => {
  for (const item of ["nine", "two/unknown", "constructor", "toString", "__proto__"])
    expect(summarise(basket([item]))).toBe("");
});

test("counts the same names", () => {
  expect(listNames(["A", "A", "B"])).toBe("2 × A and B");
  expect(listNames(["A", "B", "C"])).toBe("A, B and C");
  expect(listNames([])).toBe("");
});

test("stands between what the form adds and what the visitor typed, and nothing is left empty", () => {
  const list = summarise(basket(["two"]));
  expect(joinMessage("Funeral or memorial.", list, "The gate is narrow.")).toBe(
    "Funeral or memorial.\n\nFor my quote:\n- Two-Station\n\nThe gate is narrow.",
  );
  expect(joinMessage(undefined, "", "Hello")).toBe("Hello");
  expect(joinMessage(undefined, list, " \n ")).toBe(list);
  expect(joinMessage(undefined, "", "")).toBe("");
});
