import { z } from "astro/zod";
import {
  closingPhoto,
  eventType,
  exactly,
  fields,
  heading,
  landingLink,
  photo,
  refersTo,
  searchResult,
  sharedQuestion,
  tallPhoto,
  text,
} from "../schema-fields.ts";

const table = fields({
  columns: z.array(text("Heading of a column")).min(2),
  rows: z.array(z.array(text("A cell"))).min(2),
  fold: text("Words of the line under which the rows after the third open").optional(),
}).refine(({ columns, rows }) => rows.every(({ length }) => length === columns.length), {
  message: "Each row has as many cells as there are columns",
});

const plannedEvent = fields({
  name: text("The event, in a few words"),
  guests: z.int().min(1).max(400, "Past 400 guests the planner counts no stations"),
  hours: z.int().min(1).max(24),
  alcohol: z.boolean().default(false).describe("true where alcohol is served"),
});

/** A part of a category page; one with a table takes the whole width. */
const categoryPart = fields({
  heading,
  paragraphs: z
    .array(text("A paragraph; the first sentence of the first is set larger"))
    .default([]),
  list: z.array(text("A line")).min(2).optional(),
  fold: text(
    "Words of the line under which phones open the list after the third, or, where there is none, the paragraphs after the first",
  ).optional(),
  photo: tallPhoto,
  table: table.optional(),
  stations: fields({
    people: text("What the people are called: guests, people, crew").default("guests"),
    workday: z
      .boolean()
      .default(false)
      .describe("true for people at a long day’s work, who use less water than guests"),
    events: z.array(plannedEvent).min(2).describe("The guest planner counts the stations of each"),
    total: text("Name of the row that adds them up, where they are areas of one day").optional(),
  }).optional(),
  link: fields({
    label: text("Words of the link"),
    address: z
      .string()
      .regex(
        /^([/#]|https:\/\/)/,
        "Write an address of this site, as /…, a part of the page, as #…, or one with https://",
      ),
  }).optional(),
});

/** content/categories.yaml: the category pages; the key of each entry is its address. */
export const categorySchema = fields({
  ...searchResult,
  menuLabel: text("Name in the Services menu"),
  postCategory: refersTo("postCategories", "Category of the posts shown on the page"),
  heading: text("Heading of the page"),
  lead: text("Two or three sentences"),
  figures: exactly(2, fields({ value: text("A figure"), label: text("What it means") }))
    .optional()
    .describe("Two promises, set large under the phone number"),
  callFirst: text(
    "Words above the phone number, where a visitor should call before writing",
  ).optional(),
  parts: z.array(categoryPart).min(3).describe("What is said of this use only, in order"),
  cities: exactly(
    4,
    fields({
      label: text("Words of the link, such as Barn weddings around London"),
      city: refersTo("cities", "Name of a file in cities/, without its ending"),
    }),
  ).describe("Cities whose pages name places for this use"),
  alsoRead: landingLink.optional().describe("A landing page for a part of this use"),
  questions: exactly(3, sharedQuestion),
  questionsPhoto: tallPhoto,
  trailers: text("A sentence above the trailers"),
  closing: text("Heading of the closing band, here and in the category's posts"),
  closingPhoto,
  eventType: eventType.describe("Kind of event that the quote form chooses beforehand"),
  formVariant: refersTo(
    "quoteFormVariants",
    "How the quote form adapts to a visitor of this page, where the kind of event does not say it",
  ).optional(),
  hasPlanner: z.boolean().optional().describe("true where the page has the guest planner"),
  photo: photo("Picture beside the heading"),
  room: fields({
    photo: photo("Picture of a room, which stands nowhere else on the page"),
    testimonial: refersTo("testimonials", "Id in testimonials.yaml, of such an event").optional(),
  }).optional(),
});
