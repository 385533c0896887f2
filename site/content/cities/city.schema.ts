import { z } from "astro/zod";
import {
  exactly,
  fields,
  keywords,
  photo,
  refersTo,
  text,
  threeTestimonials,
  titleAndDescription,
  titleAndText,
  updated,
} from "../schema-fields.ts";

/** Addresses of the landing pages that a city can link to. */
const landingPages = [
  "portable-toilet-rentals-st-catharines",
  "niagara-wedding-washroom-rental",
  "luxury-restroom-rentals-ontario",
] as const;

/**
 * content/cities/*.yaml: one city per file, which names its address; only what is true of no other
 * city.
 */
export const citySchema = fields({
  ...titleAndDescription,
  updated,
  name: text("Name of the city"),
  map: fields({
    latitude: z.number().min(41.8).max(44.7).describe("Degrees north of the city's centre"),
    longitude: z.number().min(-83.2).max(-76.2).describe("Degrees east; below zero in Ontario"),
  }).describe("Where the city lies; a web map says it"),
  hero: fields({
    heading: text("The page's heading; contains the city's name"),
    text: text("One or two sentences"),
    photos: exactly(3, photo("Id of a picture in photos.yaml")),
  }),
  why: fields({
    heading: text("Heading of this part of the page"),
    reasons: exactly(4, titleAndText),
  }),
  about: fields({
    heading: text("Heading of this part of the page"),
    paragraphs: z.array(text("A paragraph")).min(2).max(4),
  }),
  places: fields({
    heading: text("Heading of this part of the page"),
    list: exactly(4, titleAndText).describe("Places or kinds of place, and what each needs"),
  }),
  testimonials: threeTestimonials,
  alsoRead: fields({
    label: text("Words of the link"),
    page: z.enum(landingPages).describe(`One of: ${landingPages.join(", ")}`),
  })
    .optional()
    .describe("A landing page that a visitor of this city may want"),
  nearby: z.array(refersTo("cities", "Id of a city")).min(3).max(4),
});

/** content/city-page.yaml: the words that all city pages share. */
export const cityPageSchema = fields({
  keywords: keywords.describe("Searches that every city's page answers; {city} is filled in"),
  trailers: text("Button to the trailers"),
  quote: text("Yellow button"),
  why: text("Small line above the reasons"),
  about: text("Small line above the story; {city} is filled in"),
  catalogue: fields({
    heading: text("Heading of this part of the page"),
    text: text("A sentence; {city} is filled in"),
    details: text("Link to a trailer"),
    all: text("Link to all trailers"),
  }),
  testimonials: text("Heading of the quotations, for screen readers"),
  nearby: text("Heading of the neighbours"),
});
