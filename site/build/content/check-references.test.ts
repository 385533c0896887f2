import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import { parse, stringify } from "yaml";
import {
  exampleArticle,
  replaceIn,
  testContentMistakes,
} from "../../../tests/support/content/content-copy.ts";

testContentMistakes([
  {
    name: "a picture that photos.yaml does not have (§3.1)",
    change: (content) => replaceIn(content("home.yaml"), "three-interior", "three-inside"),
    says: [
      /content\/home\.yaml, line \d+, hero\.photos\.0: There is no "three-inside" in content\/photos\.yaml\. Write one of/,
    ],
  },
  {
    name: "a trailer that does not exist",
    change: (content) => replaceIn(content("home.yaml"), "trailer: luxury-2", "trailer: luxury-9"),
    says: [
      /popular\.trailer: There is no "luxury-9-station-restroom-trailer" in content\/trailers\//,
    ],
  },
  {
    name: "a unit of a trailer that does not exist",
    change: (content) => replaceIn(content("fleet.yaml"), "trailer: single-", "trailer: double-"),
    says: [
      /content\/fleet\.yaml, line 5, units\.one\.trailer: There is no "double-station-restroom-trailer" in content\/trailers\//,
    ],
  },
  {
    name: "two units under one id",
    change: (content) => replaceIn(content("fleet.yaml"), "two-b:", "two-a:"),
    says: [/content\/fleet\.yaml, line 7: "two-a" stands here a second time/],
  },
  {
    // Astro keeps entries that did not change, and does not look at what they refer to again.
    name: "a testimonial that was removed and is still named",
    change: (content) => {
      const { "garden-wedding": removed, ...others } = parse(
        readFileSync(content("testimonials.yaml"), "utf8"),
      );
      expect(removed).toBeDefined();
      writeFileSync(content("testimonials.yaml"), stringify(others));
    },
    says: [
      /content\/\S+\.yaml, line \d+, \S+: There is no "garden-wedding" in content\/testimonials\.yaml\. Write one of/,
    ],
  },
  {
    name: "a site plan that does not exist",
    change: (content) => {
      const file = content("posts/construction-site-restroom-requirements.md");
      writeFileSync(
        file,
        `${readFileSync(file, "utf8")}\n::site-plan{name=nowhere}\n\n- item\n\n  ::map{name=here}\n\n:::note\nText\n:::\n`,
      );
    },
    says: [
      /content\/posts\/construction-site-restroom-requirements\.md, line \d+: There is no "nowhere" in content\/site-plans\.yaml/,
      /line \d+: There is no directive "map"\. Write ::site-plan\{name=…\}/,
      /line \d+: There is no directive "note"\. Write/,
    ],
  },
  {
    name: "an article with a picture in its text",
    change: (content) =>
      writeFileSync(
        content("posts/new-thoughts.md"),
        `${exampleArticle()}\n![A trailer](./nothing.jpg)\n`,
      ),
    says: [
      /content\/posts\/new-thoughts\.md, line 17: The picture \.\/nothing\.jpg would not be shown: .* named by photo in its head/,
    ],
  },
  {
    name: "a post with the address of a category (§2.1, §3.5)",
    change: (content) =>
      cpSync(
        content("posts/construction-site-restroom-requirements.md"),
        content("posts/wedding-washroom-restroom-trailer-rentals.md"),
      ),
    says: [/claimed twice: by .*content\/categories\.yaml and by .*content\/posts\//, /Rename one/],
  },
  {
    name: "a city with the address of another page",
    change: (content) => cpSync(content("cities/ajax.yaml"), content("cities/luxury.yaml")),
    says: [/\/luxury-washroom-restroom-trailer-rentals is claimed twice/, /content\/cities\//],
  },
  {
    name: "a file name that is no address",
    change: (content) => cpSync(content("cities/ajax.yaml"), content("cities/Fort Erie.yaml")),
    says: [/content\/cities\/: "Fort Erie" becomes part of an address\. Use small letters/],
  },
  {
    name: "a city's page that is another's with the name changed",
    change: (content) => {
      const ajax = parse(readFileSync(content("cities/ajax.yaml"), "utf8"));
      const copy = JSON.parse(JSON.stringify(ajax).replaceAll("Ajax", "Fort Erie"));
      writeFileSync(content("cities/fort-erie.yaml"), stringify(copy));
    },
    says: [
      /content\/cities\/ajax\.yaml and content\/cities\/fort-erie\.yaml share \d+ % of their wording/,
    ],
  },
]);
