import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import { parse, stringify } from "yaml";
import {
  exampleArticle,
  replaceIn,
  testContentMistakes,
} from "../../../tests/support/content/content-copy.ts";

testContentMistakes([
  {
    name: "a phone number that was changed in one place",
    change: (content) =>
      replaceIn(content("business.yaml"), "phone: 905-555-0142", "phone: 905-555-0199"),
    says: [
      /content\/business\.yaml, line \d+, phoneLink: This is another number than phone; write the same one/,
    ],
  },
  {
    name: "an address of the site with a slash at its end",
    change: (content) =>
      replaceIn(content("business.yaml"), "mapleandbrass.example\n", "mapleandbrass.example/\n"),
    says: [
      /content\/business\.yaml, line \d+, siteAddress: Write it like https:\/\/www\.example\.com/,
    ],
  },
  {
    name: "an address of the site without https://",
    change: (content) =>
      replaceIn(content("business.yaml"), "siteAddress: https://", "siteAddress: "),
    says: [
      /content\/business\.yaml, line \d+, siteAddress: This is no web address\. Write it like/,
    ],
  },
  {
    name: "an article of a day that does not exist",
    change: (content) =>
      writeFileSync(
        content("posts/new-thoughts.md"),
        exampleArticle().replace(/^date: .*$/m, 'date: "2026-02-30"'),
      ),
    says: [
      /content\/posts\/new-thoughts\.md, line \d+, date: There is no such day; look at a calendar/,
    ],
  },
  {
    name: "a misspelt field (§3.1)",
    change: (content) =>
      replaceIn(content("trailers/grand-4-station-restroom-trailer.yaml"), "  height:", "  hight:"),
    says: [
      /content\/trailers\/grand-4-station-restroom-trailer\.yaml, line \d+, specifications: There is no field "hight" here\. Correct its spelling/,
      /specifications\.height: This field is missing\. Add it\. What it is for: Height, in feet\./,
    ],
  },
  {
    name: "a city without coordinates",
    change: (content) => {
      const { map, ...city } = parse(readFileSync(content("cities/ajax.yaml"), "utf8"));
      expect(map).toBeDefined();
      writeFileSync(content("cities/ajax.yaml"), stringify(city));
    },
    says: [
      /content\/cities\/ajax\.yaml, line \d+, map: This field is missing\. Add it\. What it is for: Where the city lies/,
    ],
  },
  {
    name: "two places of a city with one id",
    change: (content) => {
      const city = parse(readFileSync(content("cities/ajax.yaml"), "utf8"));
      for (const place of city.places.list) place.id = "rotary-park";
      writeFileSync(content("cities/ajax.yaml"), stringify(city));
    },
    says: [
      /content\/cities\/ajax\.yaml, line \d+, places\.list: Two places have the same id; each needs one/,
    ],
  },
  {
    name: "a place that no link can carry into the form, without an address of its own",
    change: (content) => {
      const city = parse(readFileSync(content("cities/ajax.yaml"), "utf8"));
      city.places.list[1] = { ...city.places.list[1], id: "Rotary Park", title: "Rotary <Park>" };
      writeFileSync(content("cities/ajax.yaml"), stringify(city));
    },
    says: [
      /places\.list\.1\.id: Use small letters, digits and single hyphens only/,
      /places\.list\.1\.title: A link to the form fills this in: 60 characters at most/,
    ],
  },
  {
    name: "a city with a guide that leads to two pages, one question and a check to come",
    change: (content) => {
      const city = parse(readFileSync(content("cities/ajax.yaml"), "utf8"));
      const category = "wedding-washroom-restroom-trailer-rentals";
      const post = "restroom-trailer-rental-complete-planning-guide";
      city.about.guides = [{ label: "Both", category, post }, { label: "Neither" }];
      city.questions = [{ question: "Why?", answer: "Because." }];
      city.eventsChecked = "2099-01-01";
      writeFileSync(content("cities/ajax.yaml"), stringify(city));
    },
    says: [
      /about\.guides\.0: Write category or post, one of the two/,
      /about\.guides\.1: Write category or post, one of the two/,
      /questions: The page has room for 3 of these, no more and no fewer/,
      /eventsChecked: This day is still to come; write the day of the check/,
    ],
  },
  {
    name: "a page without the day of its last change",
    change: (content) => {
      const file = content("about.yaml");
      writeFileSync(file, readFileSync(file, "utf8").replace(/^updated: .*\n/m, ""));
    },
    says: [
      /content\/about\.yaml, line \d+, updated: This field is missing\..* Day of the last change/,
    ],
  },
  {
    name: "a number written as a text",
    change: (content) =>
      replaceIn(
        content("trailers/grand-4-station-restroom-trailer.yaml"),
        "stalls: 4",
        "stalls: four",
      ),
    says: [/line \d+, stalls: This has to be a number, without quotation marks\./],
  },
  {
    name: "a length of nothing",
    change: (content) => {
      const file = content("trailers/grand-4-station-restroom-trailer.yaml");
      writeFileSync(file, readFileSync(file, "utf8").replace(/^( +length:) .*$/m, "$1 0"));
    },
    says: [/specifications\.length: Write more than 0\./],
  },
  {
    name: "a trailer with five stations (§3.1)",
    change: (content) =>
      replaceIn(
        content("trailers/grand-4-station-restroom-trailer.yaml"),
        "stalls: 4",
        "stalls: 5",
      ),
    says: [/content\/trailers\/grand-4-station-restroom-trailer\.yaml, line \d+, stalls: /],
  },
  {
    name: "a review with six stars (§3.2)",
    change: (content) => replaceIn(content("testimonials.yaml"), "rating: 5", "rating: 6"),
    says: [/content\/testimonials\.yaml, line \d+, .*rating: /],
  },
  {
    name: "a sample term that names an amount (§10)",
    change: (content) =>
      replaceIn(content("policies.yaml"), "the deposit that confirms", "the 25% that confirms"),
    says: [/content\/policies\.yaml, line \d+, text: A sample names no amount/],
  },
]);
