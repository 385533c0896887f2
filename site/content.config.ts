import { defineCollection } from "astro:content";
import { file, glob } from "astro/loaders";
import { z } from "astro/zod";
import { aboutSchema } from "./schemas/about.schema.ts";
import { businessSchema } from "./schemas/business.schema.ts";
import { contactSchema } from "./schemas/contact.schema.ts";
import { homeSchema } from "./schemas/home.schema.ts";
import { navigationSchema } from "./schemas/navigation.schema.ts";
import { notFoundSchema } from "./schemas/not-found.schema.ts";
import { percent, sample, searchResult, text } from "./schemas/parts.ts";

/** A file of its own under content/, read whole. */
function page<Schema extends z.ZodType>(pattern: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern, base: "./content" }), schema });
}

export const collections = {
  about: page("about.yaml", aboutSchema),
  business: page("business.yaml", businessSchema),
  photos: defineCollection({
    loader: file("content/photos.yaml"),
    schema: ({ image }) =>
      z.strictObject({
        file: image(),
        alt: text("What the picture shows, for those who cannot see it"),
        focus: z
          .strictObject({ left: percent, top: percent })
          .describe("Point that stays in view, in per cent, in tens"),
        sample,
      }),
  }),
  cities: defineCollection({
    loader: glob({ pattern: "*.yaml", base: "./content/cities" }),
    schema: z.strictObject({ name: text("Name of the city") }),
  }),
  categories: defineCollection({
    loader: file("content/categories.yaml"),
    schema: z.strictObject({
      menuLabel: text("Name in the Services menu"),
      postCategory: text("Category of the posts shown on the page"),
    }),
  }),
  testimonials: defineCollection({
    loader: file("content/testimonials.yaml"),
    schema: z.strictObject({
      name: text("Who said it"),
      event: text("At which event"),
      rating: z.int().min(1).max(5).describe("Stars, 1 to 5"),
      text: text("What they said, without quotation marks"),
      sample,
    }),
  }),
  navigation: page("navigation.yaml", navigationSchema),
  closingBand: page(
    "closing-band.yaml",
    z.strictObject({
      heading: text("The last words of a page"),
      area: text("Where and when"),
      button: text("The yellow button"),
    }),
  ),
  home: page("home.yaml", homeSchema),
  contact: page("contact.yaml", contactSchema),
  quoteRequest: page(
    "quote-request.yaml",
    z.strictObject({
      whatHappensNext: z.array(text("One step")),
      questions: text("How to reach a person; {phone}, {email} and {hours} are filled in"),
    }),
  ),
  notFound: page("not-found.yaml", notFoundSchema),
  privacy: page("privacy.md", z.strictObject(searchResult)),
};
