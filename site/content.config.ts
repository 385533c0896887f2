import { defineCollection } from "astro:content";
import { file, glob } from "astro/loaders";
import { z } from "astro/zod";
import { aboutSchema } from "./schemas/about.schema.ts";
import { articleSchema, blogSchema, categorySchema, postSchema } from "./schemas/blog.schema.ts";
import { businessSchema } from "./schemas/business.schema.ts";
import { cityPageSchema, citySchema } from "./schemas/city.schema.ts";
import { contactSchema } from "./schemas/contact.schema.ts";
import { forMachinesSchema } from "./schemas/for-machines.schema.ts";
import { guestPlannerSchema, quoteBasketSchema } from "./schemas/guest-planner.schema.ts";
import { homeSchema } from "./schemas/home.schema.ts";
import { checkAddresses, checkFiles } from "./schemas/known-ids.ts";
import {
  niagaraWeddingPageSchema,
  ontarioPageSchema,
  stCatharinesPageSchema,
} from "./schemas/landing.schema.ts";
import { navigationSchema } from "./schemas/navigation.schema.ts";
import { notFoundSchema } from "./schemas/not-found.schema.ts";
import {
  fields,
  percent,
  sample,
  searchResult,
  sharePhoto,
  text,
  written,
} from "./schemas/parts.ts";
import { serviceSchema, servicesPageSchema } from "./schemas/service.schema.ts";
import { sitePlanSchema } from "./schemas/site-plan.schema.ts";
import { trailerSchema } from "./schemas/trailer.schema.ts";
import { trailerListSchema, trailerPageSchema } from "./schemas/trailer-pages.schema.ts";

checkFiles();
checkAddresses();

/** A file of its own under content/, read whole. */
function page<Schema extends z.ZodType>(pattern: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern, base: "./content" }), schema });
}

/** A folder under content/ with one file an entry. */
function folder<Schema extends z.ZodType>(name: string, ending: "yaml" | "md", schema: Schema) {
  return defineCollection({
    loader: glob({ pattern: `*.${ending}`, base: `./content/${name}` }),
    schema,
  });
}

/** One file under content/ with an entry a key. */
function list<Schema extends z.ZodType>(name: string, schema: Schema) {
  return defineCollection({ loader: file(`content/${name}.yaml`), schema });
}

export const collections = {
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
  photos: defineCollection({
    loader: file("content/photos.yaml"),
    schema: ({ image }) =>
      fields({
        file: image(),
        alt: text("What the picture shows, for those who cannot see it"),
        focus: fields({ left: percent, top: percent }).describe(
          "Point that stays in view, in per cent, in tens",
        ),
        sample,
      }),
  }),
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
  quoteBasket: page("quote-basket.yaml", quoteBasketSchema),
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
