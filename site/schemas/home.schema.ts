import { reference } from "astro:content";
import { z } from "astro/zod";
import { searchResult, text, titled } from "./parts.ts";

/** content/home.yaml: the home page, from top to bottom. */
export const homeSchema = z.strictObject({
  ...searchResult,
  hero: z.strictObject({
    heading: text("One sentence"),
    text: text("One sentence"),
    photos: z.array(reference("photos")).length(3).describe("Three pictures of photos.yaml"),
  }),
  promises: z.array(titled).length(4),
  why: z.strictObject({
    eyebrow: text("Small line above the heading"),
    heading: text("Heading"),
    photo: reference("photos"),
    caption: text("Line under the picture"),
    reasons: z.array(titled).length(4),
  }),
  popular: z.strictObject({
    tag: text("The badge"),
    heading: text("Heading"),
    text: text("One sentence"),
    trailer: text("Id of the trailer"),
    photos: z.array(reference("photos")).length(2),
    figures: z
      .array(z.strictObject({ value: text("The figure"), label: text("What it counts") }))
      .length(3),
    link: text("The button"),
  }),
  testimonials: z.strictObject({
    heading: text("Heading, for screen readers"),
    shown: z.array(reference("testimonials")).length(3),
  }),
  cities: z.strictObject({
    heading: text("Heading"),
    text: text("The service area, in a sentence"),
  }),
});
