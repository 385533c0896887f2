import { expect, test } from "vitest";
import { formPath } from "../../quote-request/protocol.ts";
import { readBuiltPage } from "../support/browser/read-page.ts";

const blog = "/washroom-restroom-trailer-rentals-blog";
const funeral = `${blog}/funeral-religious-family-washroom-restroom-rentals`;
const funeralGuide = `${blog}/restroom-trailers-funeral-memorial-services`;

test("links say beforehand what is known, and nothing personal (§1.15, §2.7.12)", () => {
  const two = "luxury-2-station-restroom-trailer";
  for (const [path, query] of [
    [`/washroom-restroom-trailer/${two}`, `?item=${two}`],
    ["/niagara-falls-washroom-restroom-trailer-rentals", "?city=niagara-falls"],
    ["/burlington-washroom-restroom-trailer-rentals", "?city=burlington&place=Spencer+Smith+Park"],
    [`${blog}/festival-public-event-washroom-restroom-rentals`, "?event=festival"],
    [`${blog}/construction-industrial-washroom-restroom-trailers`, "?event=construction"],
    [funeral, "?event=other&for=funeral"],
    [`${blog}/emergency-disaster-relief-washroom-restroom-solutions`, "?event=other&for=emergency"],
    ["/accessible-washroom-trailers", "?for=accessible"],
    ["/portable-toilet-rentals-st-catharines", "?city=st-catharines"],
  ] as const) {
    const { mainQueries } = readBuiltPage(path);
    expect(mainQueries, path).toContain(query);
    for (const each of mainQueries)
      expect(each, path).toMatch(/^\?((item|city|place|event|for)=[^&]+&?)*$/);
  }
});

test("the links to the form around a page say what the page is about", () => {
  for (const [path, query] of [
    [funeral, /for=funeral$/],
    [funeralGuide, /for=funeral$/],
    ["/toronto-washroom-restroom-trailer-rentals", /city=toronto$/],
  ] as const) {
    const { $ } = readBuiltPage(path);
    for (const place of ["nav[aria-label=Main] +", "#mobile-menu", "body > nav"])
      expect($(`${place} a[href^="${formPath}?"]`).attr("href"), `${place} of ${path}`).toMatch(
        query,
      );
  }
  const inGuide = readBuiltPage(funeralGuide).$(`main a[href^="${formPath}"]`).get();
  expect(inGuide.length).toBeGreaterThan(0);
  for (const { attribs } of inGuide) expect(attribs.href).toMatch(/\?(event=other&)?for=funeral$/);
});

test("Services is the current entry on its page and on every path of the blog (§2.2.12–13, §10.03)", () => {
  for (const [path, isCurrent] of [
    ["/services-washroom-restroom-trailer-rentals", true],
    ["/blog", true],
    ["/blog/luxury-porta-potty-vs-restroom-trailer", true],
    ["/blog/category/wedding-washroom-restroom-trailer-rentals", true],
    ["/about-washroom-restroom-trailer-rentals", false],
  ] as const) {
    const { $ } = readBuiltPage(path);
    const entries = $("header summary, #mobile-menu summary")
      .filter((_, summary) => $(summary).text().trim() === "Services")
      .get();
    expect(entries.length, path).toBe(2);
    for (const { attribs } of entries)
      expect(attribs["aria-current"], path).toBe(isCurrent ? "true" : undefined);
  }
});

test("a crew's stations stand beside the planner, but not on a page about weddings", () => {
  const note = "For a crew, plan one station for every 15 workers";
  expect(readBuiltPage("/luxury-washroom-restroom-trailer-rentals").text).toContain(note);
  expect(readBuiltPage("/niagara-wedding-washroom-rental").text).not.toContain(note);
});
