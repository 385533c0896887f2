import { z } from "astro/zod";
import { businessSchema } from "./business/business.schema.ts";
import { cityPageSchema, citySchema } from "./cities/city.schema.ts";
import type { CollectionName } from "./collection-files.ts";
import { navigationSchema } from "./navigation/navigation.schema.ts";
import { aboutSchema } from "./pages/about.schema.ts";
import { accessibleTrailersSchema } from "./pages/accessible-trailers.schema.ts";
import { costAndBookingSchema } from "./pages/cost-and-booking.schema.ts";
import { forMachinesSchema } from "./pages/for-machines.schema.ts";
import { homeSchema } from "./pages/home.schema.ts";
import {
  niagaraWeddingPageSchema,
  ontarioPageSchema,
  stCatharinesPageSchema,
} from "./pages/landing.schema.ts";
import { notFoundSchema } from "./pages/not-found.schema.ts";
import { serviceSchema, servicesPageSchema } from "./pages/services.schema.ts";
import { policySchema } from "./policies.schema.ts";
import { articleSchema, blogSchema, postSchema } from "./posts/blog.schema.ts";
import { categorySchema } from "./posts/category.schema.ts";
import { sitePlanSchema } from "./posts/site-plan.schema.ts";
import { contactSchema, quoteFormVariantSchema } from "./quote/contact.schema.ts";
import { guestPlannerSchema, quoteListSchema } from "./quote/guest-planner.schema.ts";
import { replyTemplateSchema } from "./quote/reply-template.schema.ts";
import {
  dateText,
  fields,
  point,
  sample,
  searchResult,
  sharePhoto,
  text,
} from "./schema-fields.ts";
import { trailerSchema } from "./trailers/trailer.schema.ts";
import { trailerListSchema, trailerPageSchema } from "./trailers/trailer-pages.schema.ts";

/** content/photos.yaml: a photograph; its `file` as an Astro image, or as a path. */
export const photoSchema = <File extends z.ZodType>(file: File) =>
  fields({
    file,
    alt: text("What the picture shows, for those who cannot see it"),
    focus: point("Middle of what matters, in per cent; it stays in view in every crop"),
    crops: fields({
      hero: point("The same for the flat picture at the top of a page").optional(),
      tall: point("The same for a picture that is taller than wide").optional(),
    })
      .optional()
      .describe("Another point for one kind of crop, where `focus` does not do for it"),
    sample,
  });

/**
 * The schema of each collection; photos are apart, because Astro reads their files.
 * Its files are in collection-files.ts.
 */
export const schemas = {
  about: aboutSchema,
  accessibleTrailers: accessibleTrailersSchema,
  articles: articleSchema,
  blog: blogSchema,
  business: businessSchema,
  categories: categorySchema,
  cities: citySchema,
  cityPage: cityPageSchema,
  closingBand: fields({
    heading: text("The last words of a page"),
    area: text("Where and when"),
    button: text("The yellow button"),
  }),
  contact: contactSchema,
  costAndBooking: costAndBookingSchema,
  forMachines: forMachinesSchema,
  guestPlanner: guestPlannerSchema,
  home: homeSchema,
  navigation: navigationSchema,
  niagaraWedding: niagaraWeddingPageSchema,
  notFound: notFoundSchema,
  ontario: ontarioPageSchema,
  policies: policySchema,
  postCategories: fields({ name: text("Name, as in the filter and on posts") }),
  posts: postSchema,
  privacy: fields({ ...searchResult, sharePhoto }),
  accessibility: fields({ ...searchResult, sharePhoto }),
  questions: fields({
    question: text("The question, as a visitor would ask it"),
    answer: text("The answer, in 20 to 45 words; its first sentence answers"),
  }),
  quoteList: quoteListSchema,
  quoteFormVariants: quoteFormVariantSchema,
  quoteRequest: fields({
    whatHappensNext: z.array(text("One step")),
    questions: text("How to reach a person; {phone}, {email} and {hours} are filled in"),
  }),
  replyTemplates: replyTemplateSchema,
  services: serviceSchema,
  servicesPage: servicesPageSchema,
  sitePlans: sitePlanSchema,
  stCatharines: stCatharinesPageSchema,
  testimonials: fields({
    name: text("Who said it"),
    event: text("At which event"),
    location: text("Where"),
    month: dateText(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Write it like 2026-06")).describe(
      "Month of the event",
    ),
    rating: z.int().min(1).max(5).describe("Stars, 1 to 5"),
    text: text("What they said, without quotation marks"),
    sample,
  }),
  trailerList: trailerListSchema,
  trailerPage: trailerPageSchema,
  trailers: trailerSchema,
} satisfies Record<Exclude<CollectionName, "photos">, z.ZodType>;
