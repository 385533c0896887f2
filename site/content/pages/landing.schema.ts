import { z } from "astro/zod";
import {
  closingPhoto,
  eventType,
  exactly,
  eyebrow,
  fields,
  headedList,
  headedTestimonials,
  heading,
  headingAndText,
  photo,
  refersTo,
  searchResult,
  sharedQuestion,
  story,
  tallPhoto,
  text,
} from "../schema-fields.ts";
import { featureCard } from "./services.schema.ts";

/**
 * content/landing/*.yaml: one landing page a file, which names its address; the blocks that are not
 * on every page may be left out.
 */
export const landingSchema = fields({
  ...searchResult,
  place: fields({
    kind: z.enum(["City", "AdministrativeArea"]).describe("City, or AdministrativeArea"),
    name: text("The place that the page is about"),
  }).describe("Where the service is offered, for search engines"),
  quote: fields({
    city: refersTo("cities", "City that the quote form writes beforehand").optional(),
    event: eventType.optional(),
  })
    .default({})
    .describe("What the quote form knows of a visitor of this page"),
  eyebrow,
  heading,
  lead: text("Two or three sentences"),
  photo: photo("Picture beside the heading"),
  features: headedList(4, featureCard).extend({ photo: tallPhoto }),
  story: story.extend({ photo: tallPhoto }),
  lists: z
    .array(fields({ heading, list: z.array(text("A line")).min(3) }))
    .max(2, "The page has room for two of these")
    .default([])
    .describe("A list under the story and one after the reviews; leave out where there are none"),
  cities: headingAndText
    .extend({ list: z.array(refersTo("cities", "Id of a city")).min(1) })
    .optional()
    .describe("Cities on the map and in an index; leave out where the page has none"),
  catalogue: text("A sentence above the trailers"),
  reviews: headedTestimonials,
  phone: headingAndText
    .optional()
    .describe("The phone number in large type; leave out where the page has none"),
  contact: fields({ heading, phone: headingAndText, email: headingAndText, area: headingAndText })
    .optional()
    .describe("Phone, e-mail and area in a row; leave out where not wanted"),
  questions: fields({ heading, shown: exactly(3, sharedQuestion), photo: tallPhoto })
    .optional()
    .describe("Leave it out where the page would get too heavy"),
  closing: text("Heading of the closing band"),
  closingPhoto,
});
