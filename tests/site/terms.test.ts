import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fillFacts, wordsOfFact } from "../../site/content/facts/fill-facts.ts";
import { readBuiltPage } from "../support/browser/read-page.ts";
import { categories, cities, routes, trailers } from "../support/browser/route-table.ts";

const cost = "/washroom-trailer-rental-cost-and-booking";
const accessible = "/accessible-washroom-trailers";
const contact = "/contact-washroom-restroom-trailer-rentals";

type Policy = { title: string; text: string; sample?: true };

const yaml = (name: string) => parse(readFileSync(`content/${name}.yaml`, "utf8"));
const factWords = new Map(
  Object.entries<Parameters<typeof wordsOfFact>[1]>(yaml("facts")).flatMap(([id, fact]) =>
    wordsOfFact(id, fact),
  ),
);
const policies = fillFacts(Object.values<Policy>(yaml("policies")), factWords);
const samplesLine = "These terms are samples until launch.";

test("every term is on one page, and a page with a sample says that terms are samples (§10.22)", () => {
  const pages = routes.map(({ path }) => readBuiltPage(path));
  for (const { title, text } of policies) {
    const shown = pages.filter((page) => page.text.includes(text));
    expect(shown.length, title).toBe(1);
    expect(shown[0]?.text).toContain(title);
  }
  for (const { path, text } of pages) {
    const hasSample = policies.some((policy) => policy.sample && text.includes(policy.text));
    expect([path, text.includes(samplesLine)]).toEqual([path, hasSample]);
  }
});

test("the pages of businesses name their papers, and those of funerals the shortest notice", () => {
  const business = ["construction", "film", "festival", "corporate", "emergency"];
  for (const { id, path } of categories) {
    const { text } = readBuiltPage(path);
    const isBusiness = business.some((word) => id.startsWith(word));
    expect([id, text.includes("WSIB")]).toEqual([id, isBusiness]);
    expect([id, text.includes("For funeral homes")]).toEqual([id, id.startsWith("funeral")]);
  }
});

test("a long list of facts shows three, and folds the others under a line that names them", () => {
  const { $ } = readBuiltPage(categories[3]?.path ?? "");
  const list = $("#job-site");
  expect(list.find("dl:not(details *) dt").length).toBe(3);
  expect(list.find("details:has(> summary:contains('keys')) dt").length).toBe(9);
});

test("the drawn quote is marked as an example, names every inclusion and has no amount (§10.24)", () => {
  const { $, text } = readBuiltPage(cost);
  const paper = $("main figure").first().find("div").first().text();
  for (const inclusion of [
    ...["Delivery", "Setup", "Pickup", "Power and water hookup", "Basic supplies", "Hand soap"],
    ...["Premium toiletries", "Climate control", "LED lighting", "Flushing toilets"],
    "Running water",
  ])
    expect(paper).toContain(inclusion);
  expect(paper).toContain("Example");
  expect(text.replaceAll("$5 million", "")).not.toMatch(/\$|\bCAD\b/);
});

test("cost and booking is linked from every page, and from the text of contact, trailers and cities", () => {
  for (const { path } of routes) expect(readBuiltPage(path).links, path).toContain(cost);
  const inText = [contact, ...[...trailers, ...cities].map(({ path }) => path)];
  for (const path of inText) expect(readBuiltPage(path).mainLinks, path).toContain(cost);
});

test("the page on accessible washrooms and the website's own statement name each other", () => {
  expect(readBuiltPage(accessible).mainLinks).toContain("/accessibility");
  expect(readBuiltPage("/accessibility").mainLinks).toContain(accessible);
  expect(readBuiltPage(cost).mainLinks).toContain(accessible);
});

test("the home page says what happens to a request, under the reviews", () => {
  const { $ } = readBuiltPage("/");
  const steps = $('main section[aria-labelledby="testimonials"] + section ol > li');
  expect(steps.length).toBe(4);
  for (const words of ["request is saved", "reference number", "2 hours", "Within 24 hours"])
    expect(steps.text()).toContain(words);
});

test("a trailer's page gives one answer to which outlet it takes, in its table and beside it", () => {
  const outlets = [["5-20"], ["5-20"], ["5-20", "14-50"], ["14-50"]];
  for (const [at, { path }] of trailers.entries()) {
    const { $, text } = readBuiltPage(path);
    const named = (words: string) =>
      [...new Set(words.match(/(?<=CSA )[\d-]+/g))].sort((a, b) => b.localeCompare(a));
    const table = $('main tr:has(th:contains("Power required"))').text();
    expect([path, named(table), named(text)]).toEqual([path, outlets[at], outlets[at]]);
    expect(/20\W{1,2}amp/.test(text), path).toBe(at < 3);
  }
});
