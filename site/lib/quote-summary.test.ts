import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { emptyBasket } from "./quote-basket.ts";
import { listNames, replaceSummary, summarise } from "./quote-summary.ts";

const { summary: words } = parse(readFileSync("content/quote-basket.yaml", "utf8"));
const catalogue = { two: "Two-Station", "two/carpet": "Red Carpet", four: "Four-Station" };
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
  expect(summarise({ ...basket(["two", "two/carpet"]), plan }, catalogue, words)).toBe(
    [
      "For my quote:",
      "- Two-Station",
      "- Red Carpet, with the Two-Station",
      "- 120 guests for 6 hours, alcohol served, no power on site, water on site. The planner suggests: Two-Station, or up to 2 × Four-Station",
    ].join("\n"),
  );
  expect(summarise(emptyBasket, catalogue, words)).toBe("");
});

test("leaves out what nobody offers, also names that every object has", () => {
  for (const item of ["nine", "two/unknown", "constructor", "toString", "__proto__"])
    expect(summarise(basket([item]), catalogue, words)).toBe("");
});

test("counts the same names", () => {
  expect(listNames(["A", "A", "B"])).toBe("2 × A and B");
  expect(listNames(["A", "B", "C"])).toBe("A, B and C");
  expect(listNames([])).toBe("");
});

test("stands above what the visitor typed and changes without touching it", () => {
  const first = summarise(basket(["two", "four"]), catalogue, words);
  const second = summarise(basket(["two"]), catalogue, words);
  const typed = "The gate is narrow.\n- Really.";
  const message = replaceSummary(typed, "", first);
  expect(message).toBe(`${first}\n\n${typed}`);
  expect(replaceSummary(message, first, second)).toBe(`${second}\n\n${typed}`);
  expect(replaceSummary(message, first, "")).toBe(typed);
});

test("keeps what the visitor wrote into the summary, and adds to a message without one", () => {
  const first = summarise(basket(["two", "four"]), catalogue, words);
  const second = summarise(basket(["four"]), catalogue, words);
  const changed = `${first.replace("- Two-Station", "- Two-Station, the white one")}\n\nHello\n\nBye`;
  expect(replaceSummary(changed, first, second)).toBe(
    `${second}\n\n- Two-Station, the white one\n\nHello\n\nBye`,
  );
  expect(replaceSummary("Hello", first, second)).toBe(`${second}\n\nHello`);
  expect(replaceSummary("", first, "")).toBe("");
});
