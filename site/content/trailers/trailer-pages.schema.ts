import { z } from "astro/zod";
import {
  exactly,
  eyebrow,
  fields,
  heading,
  headingAndText,
  photo,
  refersTo,
  searchResultWithPhoto,
  text,
  texts,
} from "../schema-fields.ts";

/** What stands beside a value. */
const label = "Label that stands beside the value";

/** content/trailer-list.yaml: the page that shows all trailers. */
export const trailerListSchema = fields({
  ...searchResultWithPhoto,
  eyebrow,
  heading,
  lead: text("One or two sentences"),
  mostPopular: text("Badge of the most popular trailer"),
  comparison: fields({
    caption: text("Name of the table, for screen readers"),
    guests: text("Label of the guests"),
    plannedGuests: text("Label of the guests at a long event with alcohol, by the planner’s rule"),
    pumpOut: text("Label of the guests from whom on such an event needs a pump-out"),
    workers: text("Label of the crew of a site, by the planner’s rule"),
    size: text("Label of length and width, with the unit"),
    power: text("Label of the power"),
    water: text("Label of both tanks, with the unit"),
    interior: text("Label of the colours and materials"),
    more: text("Line under which phones open the table"),
  }),
  reading: text("How to read the figures, under the table"),
  everyRental: text("What is true of all four, beside it"),
  details: text("Button to the trailer"),
  quote: text("Link to the quote form"),
  pictures: fields({
    planner: photo("Before the guest planner"),
    cities: photo("Before the cities"),
    closing: photo("In the closing band"),
  }),
  cities: headingAndText,
  closing: text("Heading of the closing band"),
});

/**
 * content/trailer-page.yaml: the words that all trailer pages share; their facts are in trailers/.
 */
export const trailerPageSchema = fields({
  breadcrumb: text("Second step of the breadcrumb, after the home page"),
  backToAll: text("Link back to all trailers"),
  heading: text("Heading; {stalls} is the number of stations"),
  stations: fields({
    one: text("Badge of a trailer with one station"),
    more: text("Badge of the others; {stalls} is filled in"),
  }),
  mostPopular: text("Badge of the most popular trailer"),
  quote: text("Yellow button"),
  ask: text("Second button"),
  print: text("Button that prints the page"),
  keySpecifications: fields({
    heading,
    ...texts(label, "dimensions", "weight", "water", "waste"),
  }),
  features: fields({
    heading,
    own: text("Heading of what only this trailer has"),
    shared: z
      .array(fields({ heading, list: z.array(text("A feature, in a few words")).min(1) }))
      .describe("What every trailer has, in groups"),
  }),
  plan: fields({ eyebrow }),
  detailedSpecifications: fields({
    heading,
    ...texts(label, "length", "width", "height", "weight", "power", "water", "waste"),
  }),
  addOns: headingAndText,
  capacity: fields({
    heading,
    ...texts(label, "eightHours", "fiveHours", "workers"),
    listed: text("The listed maximum over {eightHours} and {fiveHours}, under these figures"),
    reading: text("How to read the figures, in a sentence"),
    planner: text("Link to the guest planner, after that sentence"),
    pumpOut: text("From how many {guests} on a busy event of eight hours can fill the waste tank"),
  }),
  power: fields({
    heading,
    label: text("Label of the power"),
    general: text("The general rule, for trailers that have no line of their own"),
    winter: text("Label of the power in winter"),
    generalInWinter: text(
      "The general rule in winter, for trailers that have no line of their own",
    ),
    list: z.array(fields({ label: text(label), text: text("What it needs") })),
  }),
  faq: fields({
    heading,
    more: text("Link to the page about cost and booking"),
  }),
  cities: fields({
    before: text("Words before the two cities"),
    cities: exactly(2, refersTo("cities", "Id of a city")),
    and: text("Word between them"),
    after: text("Words after them"),
    quote: text("Link to the quote form"),
  }),
  closing: fields({
    heading: text("Heading; {name} is the trailer's name"),
    quote: text("Yellow button"),
    call: text("Button that calls"),
  }),
});
