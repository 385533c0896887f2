import { z } from "astro/zod";
import { fields, refersTo, searchResult, text } from "./parts.ts";

/** content/trailer-list.yaml: the page that shows all trailers. */
export const trailerListSchema = fields({
  ...searchResult,
  eyebrow: text("Small line above the heading"),
  heading: text("Heading"),
  lead: text("One or two sentences"),
  mostPopular: text("Badge of the most popular trailer"),
  scale: text("Said once under the drawings"),
  figures: fields({
    size: text("Label of length and width"),
    guests: text("Label of the guests"),
    water: text("Label of the fresh water"),
  }),
  details: text("Button to the trailer"),
  quote: text("Link to the quote form"),
  cities: fields({ heading: text("Heading"), text: text("A sentence") }),
});

/** content/trailer-page.yaml: the words that every trailer's page has; its facts are in trailers/. */
export const trailerPageSchema = fields({
  breadcrumb: fields({ home: text("First"), trailers: text("Second") }),
  backToAll: text("Link back to all trailers"),
  heading: text("Heading; {stalls} is the number of stations"),
  stations: fields({
    one: text("Badge of a trailer with one station"),
    more: text("Badge of the others; {stalls} is filled in"),
  }),
  mostPopular: text("Badge of the most popular trailer"),
  quote: text("Yellow button"),
  ask: text("Second button"),
  keySpecifications: fields({
    heading: text("Heading"),
    dimensions: text("Label"),
    weight: text("Label"),
    water: text("Label"),
    waste: text("Label"),
  }),
  features: fields({ heading: text("Heading") }),
  plan: fields({ eyebrow: text("Small line above the heading") }),
  detailedSpecifications: fields({
    heading: text("Heading"),
    length: text("Label"),
    width: text("Label"),
    height: text("Label"),
    weight: text("Label"),
    power: text("Label"),
    water: text("Label"),
    waste: text("Label"),
  }),
  addOns: fields({
    heading: text("Heading"),
    text: text("A sentence"),
    add: text("The button"),
  }),
  capacity: fields({
    heading: text("Heading"),
    eightHours: text("Label"),
    fiveHours: text("Label"),
    guests: text("Unit of the figures"),
  }),
  power: fields({
    heading: text("Heading"),
    list: z.array(fields({ label: text("Label"), text: text("What it needs") })),
  }),
  faq: fields({ heading: text("Heading") }),
  cities: fields({
    before: text("Words before the two cities"),
    cities: z.array(refersTo("cities", "Id of a city")).length(2),
    and: text("Word between them"),
    after: text("Words after them"),
    quote: text("Link to the quote form"),
  }),
  closing: fields({
    heading: text("Heading; {name} is the trailer's name"),
    quote: text("Yellow button"),
    call: text("Button that calls; {phone} is filled in"),
  }),
});
