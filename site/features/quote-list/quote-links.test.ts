import { expect, test } from "vitest";
import {
  guestRangeOf,
  type QuotePrefill,
  quoteLink,
  readPrefill,
  withoutPrefill,
} from "./quote-links.ts";

const form = "/contact-washroom-restroom-trailer-rentals";
const prefill: QuotePrefill = {
  items: ["grand-4-station-restroom-trailer", "grand-4-station-restroom-trailer/bridal-package"],
  event: "wedding",
  guests: "125-200",
  date: "2027-06-12",
  city: "niagara-falls",
  place: "Queen Victoria Park",
  variant: "funeral",
  plans: [
    {
      ...{ guests: 180, hours: 7, hasAlcohol: true, hasPower: false, hasWater: true },
      trailers: ["grand-4-station-restroom-trailer", "single-station-restroom-trailer"],
    },
  ],
};

test("what a link says is read back the same", () => {
  const link = quoteLink(prefill);
  expect(link.startsWith(`${form}?`)).toBe(true);
  expect(readPrefill(new URL(link, "https://maple.example").search)).toEqual(prefill);
  const site = { hours: 6, hasAlcohol: false, hasPower: true, hasWater: true, trailers: [] };
  const plans = [{ ...site, guests: 40, isCrew: true, isWinter: true }];
  const crew: QuotePrefill = { ...prefill, event: "construction", plans };
  const { search } = new URL(quoteLink(crew), "https://maple.example");
  expect(readPrefill(search)).toEqual(crew);
  expect(withoutPrefill(search)).toBe("?for=funeral");
  expect(quoteLink({})).toBe(form);
});

test("values that nobody offers are left out", () => {
  for (const search of [
    "",
    "?event=funfair&guests=1000000&city=<script>&item=%22%3E%3Cimg",
    "?people=-3&hours=six&alcohol=maybe",
    "?event=__proto__&guests=constructor&city=../..",
    "?item=a/b/c&item=A&item=%00",
    "?date=2027-02-40&date=2027-06-12",
    ...["?people=120", "?date=2027-02-31", "?date=1999-12-31", "?date=tomorrow"],
    ...["?for=<b>&for=A%20B", "?place=<b>Park</b>", "?place=A%0AB", "?place=https://evil.example"],
    "?place=mallory@evil.example",
    `?place=${"a".repeat(61)}`,
  ])
    expect([search, readPrefill(search)]).toEqual([search, { items: [], plans: [] }]);
});

test("only a crew is asked about winter", () => {
  const { plans = [] } = prefill;
  const link = quoteLink({ plans: plans.map((plan) => ({ ...plan, isWinter: true })) });
  expect(readPrefill(new URL(link, "https://maple.example").search).plans).toEqual(plans);
});

test("a place keeps its letters and marks", () => {
  for (const place of ["Galt’s footbridge quarter", "Riverside Park, Preston", "Côte-St. (Pier 4)"])
    expect(readPrefill(quoteLink({ place }).replace(form, "")).place).toBe(place);
});

test("leaves the rest of an address alone", () => {
  const search = new URL(quoteLink(prefill), "https://maple.example").search;
  expect(withoutPrefill(search)).toBe("?for=funeral");
  expect(withoutPrefill(`${search}&utm_source=card`)).toBe("?for=funeral&utm_source=card");
});

test("a number of guests falls into the form's range, on a border into the one below (§3.4.10)", () => {
  const ranges = [10, 50, 51, 75, 76, 125, 200, 201, 1000].map(guestRangeOf).join(" ");
  expect(ranges).toBe("25-50 25-50 50-75 50-75 75-125 75-125 125-200 200+ 200+");
});
