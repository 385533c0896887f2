import { expect, test } from "vitest";
import type { QuoteList, QuotePrefill } from "../quote-list/quote-links.ts";
import { findVariant } from "./form-variant.ts";
import { fillInDay, prefillForm, withDay } from "./prefill-form.ts";

type Typed = Record<"location" | "startDate" | "endDate" | "eventType" | "guestCount", string>;
const empty: Typed = { location: "", startDate: "", endDate: "", eventType: "", guestCount: "" };
const cities = { hamilton: "Hamilton", welland: "Welland" };
const variants = { funeral: { eventType: "other" } } as unknown as Parameters<
  typeof prefillForm
>[3];

/** Returns the fields of a form with these answers after a change of them. */
function after(typed: Partial<Typed>, change: (form: HTMLFormElement) => void): Typed {
  const fields = Object.entries({ ...empty, ...typed }).map(([name, value]) => ({ name, value }));
  const namedItem = (name: string) => fields.find((field) => field.name === name);
  change({ elements: { namedItem } } as unknown as HTMLFormElement);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value])) as Typed;
}

test.each<[typed: Partial<Typed>, link: QuotePrefill, filled: Partial<Typed>]>([
  [{}, { city: "hamilton" }, { location: "Hamilton" }],
  [{}, { city: "hamilton", place: "Gage Park" }, { location: "Gage Park, Hamilton" }],
  // A place takes the room of its city alone.
  [
    { location: "Hamilton" },
    { city: "hamilton", place: "Gage Park" },
    { location: "Gage Park, Hamilton" },
  ],
  [{ location: "Gage Park, Hamilton" }, { city: "hamilton", place: "Dundurn Castle" }, {}],
  [{ location: "Gage Park, Hamilton" }, { city: "hamilton" }, {}],
  [{ location: "Our farm" }, { city: "hamilton" }, {}],
  [{}, { city: "constructor", place: "Gage Park" }, {}],
  [{ eventType: "wedding" }, { event: "festival" }, { eventType: "festival" }],
  [{}, { variant: "funeral" }, { eventType: "other" }],
  [{ eventType: "wedding" }, { variant: "funeral" }, {}],
  [{}, { variant: "__proto__" }, {}],
  [{}, { guests: "200+" }, { guestCount: "200+" }],
])("%j: the link %j fills in %j", (typed, link, filled) => {
  const found = after(typed, (form) => prefillForm(form, link, cities, variants));
  expect(found).toEqual({ ...empty, ...typed, ...filled });
});

test.each<[typed: Partial<Typed>, day: Omit<QuoteList, "items">, filled: Partial<Typed>]>([
  [{ location: "Hamilton" }, { city: "welland" }, { location: "Welland" }],
  [{ location: "12 Secret Lane" }, { city: "welland" }, {}],
  [{}, { date: "2027-06-12" }, { startDate: "2027-06-12", endDate: "2027-06-12" }],
  [
    { startDate: "2027-06-12", endDate: "2027-06-14" },
    { date: "2027-06-13" },
    { startDate: "2027-06-13" },
  ],
  [
    { startDate: "2027-06-12", endDate: "2027-06-14" },
    { date: "2027-06-15" },
    { startDate: "2027-06-15", endDate: "2027-06-15" },
  ],
  [{ eventType: "wedding" }, { event: "festival", guests: "200+" }, { guestCount: "200+" }],
])("%j: the quote list's day %j fills in %j", (typed, day, filled) => {
  const found = after(typed, (form) => fillInDay(form, { items: [], ...day }, cities));
  expect(found).toEqual({ ...empty, ...typed, ...filled });
});

test("the quote list has the form's day, and its city while the location names that", () => {
  const answers = { startDate: "2027-07-01", guestCount: "200+" };
  const cityBy = (location: string) =>
    withDay(
      { items: [], city: "hamilton", event: "wedding" },
      { ...answers, location } as Parameters<typeof withDay>[1],
      cities,
    );
  const day = { items: [], date: "2027-07-01", guests: "200+", event: undefined };
  expect(cityBy("12 Secret Lane, Hamilton")).toEqual({ ...day, city: "hamilton" });
  expect(cityBy(" Hamilton ")).toEqual({ ...day, city: "hamilton" });
  expect(cityBy("12 Secret Lane")).toEqual({ ...day, city: undefined });
});

test("a kind of event has the say before the link, and unknown names have none", () => {
  const [funeral, construction] = [{}, {}] as unknown as [typeof variants.x, typeof variants.x];
  const known = { funeral, construction } as typeof variants;
  expect(findVariant(known, "construction", "funeral")).toBe(construction);
  expect(findVariant(known, "wedding", "funeral")).toBe(funeral);
  for (const name of ["circus", "__proto__", "constructor", undefined])
    expect(findVariant(known, "", name), name).toBeUndefined();
});
