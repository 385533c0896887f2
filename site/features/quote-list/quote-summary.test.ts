import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { QuoteList } from "./quote-links.ts";
import {
  addUpPlans,
  describeQuoteList,
  joinMessage,
  listNames,
  onlyOffered,
  writeList,
} from "./quote-summary.ts";

const words = parse(readFileSync("content/quote-list.yaml", "utf8"));
const catalogue = { two: "Two-Station", "two/carpet": "Red Carpet", four: "Four-Station" };
const summarise = (list: QuoteList) =>
  writeList(
    describeQuoteList(onlyOffered(list, { catalogue, cities: {} }), { catalogue, words }),
    words.summary.summary,
  );

test("says in lines what is on the list", () => {
  const plan = {
    guests: 120,
    hours: 6,
    hasAlcohol: true,
    hasPower: false,
    hasWater: true,
    trailers: ["four", "four", "two"],
  };
  expect(
    summarise({
      items: ["two", "two/carpet"],
      plans: [plan, { ...plan, guests: 60, trailers: ["two"] }],
    }),
  ).toBe(
    [
      "For my quote:",
      "- Two-Station",
      "- Red Carpet, with the Two-Station",
      "- 120 guests for 6 hours, alcohol served, no power on site, water planned on site. The planner suggests: 2 × Four-Station and Two-Station",
      "- 60 guests for 6 hours, alcohol served, no power on site, water planned on site. The planner suggests: Two-Station",
    ].join("\n"),
  );
  expect(summarise({ items: [], plans: [{ ...plan, trailers: [] }] })).toBe(
    "For my quote:\n- 120 guests for 6 hours, alcohol served, no power on site, water planned on site",
  );
  expect(
    summarise({ items: [], plans: [{ ...plan, guests: 40, isCrew: true, trailers: [] }] }),
  ).toBe("For my quote:\n- A crew of 40, no power on site, water planned on site");
  expect(summarise({ items: [] })).toBe("");
});

test("areas of one event are named, and added up from two on", () => {
  const trailers = ["four", "four"];
  const plan = {
    guests: 400,
    hours: 8,
    hasAlcohol: true,
    hasPower: true,
    hasWater: true,
    trailers,
  };
  const plans = [
    { ...plan, area: "vip" },
    { ...plan, area: "food" },
    { ...plan, guests: 40, isCrew: true, isWinter: true, area: "__proto__" },
  ];
  const language = "en-CA";
  const lines = describeQuoteList({ items: [], plans }, { catalogue, words });
  expect(lines.map(({ short }) => short)).toEqual([
    "VIP lawn: 2 × Four-Station, for 400 guests over 8 hours",
    "Food and bars: 2 × Four-Station, for 400 guests over 8 hours",
    "2 × Four-Station, for a crew of 40, in winter",
  ]);
  const sum = "Together 3 areas, 840 people, 19 stations";
  expect(addUpPlans({ items: [], plans }, { words, language })).toBe(sum);
  expect(addUpPlans({ items: [], plans: [plan] }, { words, language })).toBeNull();
  expect(writeList(lines, "For my quote:", sum)).toMatch(
    /^For my quote:\n- VIP lawn: 400 guests for 8 hours, alcohol served, .*\nTogether 3 areas/s,
  );
});

test("leaves out what nobody offers, also names that every object has", () => {
  for (const item of ["nine", "two/unknown", "constructor", "toString", "__proto__"])
    expect(summarise({ items: [item] })).toBe("");
});

test("counts the same names", () => {
  expect(listNames(["A", "A", "B"])).toBe("2 × A and B");
  expect(listNames(["A", "B", "C"])).toBe("A, B and C");
  expect(listNames([])).toBe("");
});

test("stands between what the form adds and what the visitor typed, and nothing is left empty", () => {
  const list = summarise({ items: ["two"] });
  expect(joinMessage("Funeral or memorial.", list, "The gate is narrow.")).toBe(
    "Funeral or memorial.\n\nFor my quote:\n- Two-Station\n\nThe gate is narrow.",
  );
  expect(joinMessage(undefined, "", "Hello")).toBe("Hello");
  expect(joinMessage(undefined, list, " \n ")).toBe(list);
  expect(joinMessage(undefined, "", "")).toBe("");
});
