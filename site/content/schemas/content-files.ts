import { z } from "astro/zod";
import { aboutSchema } from "./about.schema.ts";
import { articleSchema, blogSchema, categorySchema, postSchema } from "./blog.schema.ts";
import { businessSchema } from "./business.schema.ts";
import { cityPageSchema, citySchema } from "./city.schema.ts";
import { contactSchema, quoteFormVariantSchema } from "./contact.schema.ts";
import { forMachinesSchema } from "./for-machines.schema.ts";
import { guestPlannerSchema, quoteListSchema } from "./guest-planner.schema.ts";
import { homeSchema } from "./home.schema.ts";
import {
  niagaraWeddingPageSchema,
  ontarioPageSchema,
  stCatharinesPageSchema,
} from "./landing.schema.ts";
import { navigationSchema } from "./navigation.schema.ts";
import { notFoundSchema } from "./not-found.schema.ts";
import { fields, percent, sample, searchResult, sharePhoto, text, written } from "./parts.ts";
import { serviceSchema, servicesPageSchema } from "./service.schema.ts";
import { sitePlanSchema } from "./site-plan.schema.ts";
import { trailerSchema } from "./trailer.schema.ts";
import { trailerListSchema, trailerPageSchema } from "./trailer-pages.schema.ts";

/** A file of its own under content/, read whole. */
const page = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  ({ kind: "page", pattern: file, base: "content", schema }) as const;

/** A folder under content/ with one file an entry. */
const folder = <Schema extends z.ZodType>(name: string, ending: "yaml" | "md", schema: Schema) =>
  ({ kind: "folder", pattern: `*.${ending}`, base: `content/${name}`, schema }) as const;

/** One file under content/ with an entry a key. */
const list = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  ({ kind: "list", pattern: `${name}.yaml`, base: "content", schema }) as const;

/** content/photos.yaml: a picture, its `file` as Astro reads it or as a path. */
export const photoSchema = <File extends z.ZodType>(file: File) =>
  fields({
    file,
    alt: text("What the picture shows, for those who cannot see it"),
    focus: fields({ left: percent, top: percent }).describe(
      "Point that stays in view, in per cent, in tens",
    ),
    sample,
  });

/** Every collection of content/: where its files are and what they may say. Photos are apart, because Astro reads their files. */
export const contentFiles = {
  about: page("about.yaml", aboutSchema),
  articles: folder("articles", "md", articleSchema),
  blog: page("blog.yaml", blogSchema),
  business: page("business.yaml", businessSchema),
  categories: list("categories", categorySchema),
  cities: folder("cities", "yaml", citySchema),
  cityPage: page("city-page.yaml", cityPageSchema),
  closingBand: page(
    "closing-band.yaml",
    fields({
      heading: text("The last words of a page"),
      area: text("Where and when"),
      button: text("The yellow button"),
    }),
  ),
  contact: page("contact.yaml", contactSchema),
  forMachines: page("for-machines.yaml", forMachinesSchema),
  guestPlanner: page("guest-planner.yaml", guestPlannerSchema),
  home: page("home.yaml", homeSchema),
  navigation: page("navigation.yaml", navigationSchema),
  niagaraWedding: page(
    "landing-pages/niagara-wedding-washroom-rental.yaml",
    niagaraWeddingPageSchema,
  ),
  notFound: page("not-found.yaml", notFoundSchema),
  ontario: page("landing-pages/luxury-restroom-rentals-ontario.yaml", ontarioPageSchema),
  postCategories: list(
    "post-categories",
    fields({ name: text("Name, as in the filter and on posts") }),
  ),
  posts: folder("posts", "md", postSchema),
  privacy: page("privacy.md", fields({ ...searchResult, sharePhoto })),
  accessibility: page("accessibility.md", fields({ ...searchResult, sharePhoto })),
  questions: list(
    "questions",
    fields({
      question: text("The question, as a visitor would ask it"),
      answer: text("The answer, in one to three sentences"),
    }),
  ),
  quoteList: page("quote-list.yaml", quoteListSchema),
  quoteFormVariants: list("quote-form-variants", quoteFormVariantSchema),
  quoteRequest: page(
    "quote-request.yaml",
    fields({
      whatHappensNext: z.array(text("One step")),
      questions: text("How to reach a person; {phone}, {email} and {hours} are filled in"),
    }),
  ),
  services: folder("services", "yaml", serviceSchema),
  servicesPage: page("services-page.yaml", servicesPageSchema),
  sitePlans: list("site-plans", sitePlanSchema),
  stCatharines: page(
    "landing-pages/portable-toilet-rentals-st-catharines.yaml",
    stCatharinesPageSchema,
  ),
  testimonials: list(
    "testimonials",
    fields({
      name: text("Who said it"),
      event: text("At which event"),
      location: text("Where"),
      month: written(
        z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Write it like 2026-06"),
      ).describe("Month of the event"),
      rating: z.int().min(1).max(5).describe("Stars, 1 to 5"),
      text: text("What they said, without quotation marks"),
      sample,
    }),
  ),
  trailerList: page("trailer-list.yaml", trailerListSchema),
  trailerPage: page("trailer-page.yaml", trailerPageSchema),
  trailers: folder("trailers", "yaml", trailerSchema),
};
