import { z } from "astro/zod";
import { placeName } from "../../../quote-request/place-name.ts";
import {
  exactly,
  fields,
  heading,
  keywords,
  landingLink,
  ownQuestion,
  pastDay,
  photo,
  refersTo,
  text,
  threeTestimonials,
  titleAndDescription,
  titleAndText,
  updated,
} from "../schema-fields.ts";

/** Kinds of country, each with pictures of its own. */
const regions = ["escarpment", "lakeshore", "farmland", "town"] as const;

/** A link in the story: to a category page or to a guide. */
const guide = fields({
  label: text("Words of the link; they name the subject, such as Washrooms for winery receptions"),
  category: refersTo("categories", "Id in categories.yaml").optional(),
  post: refersTo("posts", "Name of a file in posts/, without its ending").optional(),
})
  .refine(({ category, post }) => Boolean(category) !== Boolean(post), {
    error: "Write category or post, one of the two",
  })
  .describe("A link to a category page or to a guide");

/** A place and what it asks of a trailer. */
const place = fields({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single hyphens only")
    .describe("The place's own address on the page, such as spencer-smith-park"),
  title: text("Name of the place, which a link to the form fills in").regex(
    placeName,
    "A link to the form fills this in: 60 characters at most, and no marks but ’ . , & ( ) -",
  ),
  text: text("What the place asks of a trailer, in one to three sentences"),
  source: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address that supports the text on ground, gate, power or permits; not shown"),
});

/**
 * content/cities/*.yaml: one city per file, which names its address; only what is true of no other
 * city.
 */
export const citySchema = fields({
  ...titleAndDescription,
  updated,
  eventsChecked: pastDay("check")
    .optional()
    .describe("Day on which the events that this page names were looked up; none if nobody did"),
  name: text("Name of the city"),
  map: fields({
    latitude: z.number().min(-90).max(90).describe("Degrees north of the city's centre"),
    longitude: z.number().min(-180).max(180).describe("Degrees east; below zero in America"),
    side: z
      .enum(["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"])
      .describe("Side of the city's dot on the map that its name is on, clear of other names"),
    lift: z
      .number()
      .positive()
      .optional()
      .describe(
        "How much farther from its dot the name is, in heights of a line, with a line to it",
      ),
  }).describe("Where the city lies; a web map says it"),
  region: z.enum(regions).describe("Which of the regions of city-page.yaml has its pictures"),
  hero: fields({
    heading: text(
      "The page's heading: the service and the city, once each, and the two uses asked for most",
    ),
    text: text("What we bring, to which kinds of place there, and from how far"),
    photos: exactly(3, photo()),
  }),
  why: fields({ heading, reasons: exactly(4, titleAndText) }),
  about: fields({
    heading,
    paragraphs: z.array(text("A paragraph")).min(2).max(4),
    guides: z
      .array(guide)
      .min(2)
      .max(3)
      .describe("Links under the story, to what this city's visitors plan most"),
  }),
  places: fields({
    heading,
    list: exactly(4, place)
      .refine((places) => new Set(places.map(({ id }) => id)).size === places.length, {
        error: "Two places have the same id; each needs one of its own",
      })
      .describe("Places or kinds of place, and what each needs"),
  }),
  questions: exactly(3, ownQuestion).describe(
    "Three questions that visitors of this city alone would ask",
  ),
  testimonials: threeTestimonials,
  alsoRead: landingLink.optional().describe("A landing page that a visitor of this city may want"),
  nearby: z.array(refersTo("cities", "Id of a city")).min(3).max(4),
});

/** content/city-page.yaml: the words that all city pages share. */
export const cityPageSchema = fields({
  keywords: keywords.describe("Searches that every city's page answers; {city} is filled in"),
  regions: z
    .record(
      z.enum(regions),
      fields({
        scene: photo("The country, beside the reasons"),
        story: photo("Picture in the story"),
        questions: photo("Picture beside the questions"),
        closing: photo("Picture of the last band"),
      }),
    )
    .describe("Tall pictures of each region; no page of it opens with one of them"),
  trailers: text("Button to the trailers"),
  quote: text("Yellow button"),
  why: text("Small line above the reasons"),
  about: text("Small line above the story; {city} is filled in"),
  askAbout: text("Link from a place to the form; {place} is filled in"),
  questions: text("Heading of the questions; {city} is filled in"),
  cost: text("Link to the page about cost and booking"),
  catalogue: fields({
    heading,
    text: text("A sentence; {city} is filled in"),
    details: text("Link to a trailer"),
    all: text("Link to all trailers"),
  }),
  testimonials: text("Heading of the quotations, for screen readers"),
  nearby: text("Heading of the neighbours"),
  closing: text("Heading of the last band; {city} is filled in"),
});
