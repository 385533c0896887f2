import { z } from "astro/zod";
import { editableFiles } from "../../content-files/editable-files.ts";
import { businessSchema } from "./business/business.schema.ts";
import { cityPageSchema, citySchema } from "./cities/city.schema.ts";
import { mapSchema } from "./cities/map.schema.ts";
import { factListSchema, factSchema } from "./facts/facts.schema.ts";
import { navigationSchema } from "./navigation/navigation.schema.ts";
import { noticeLineSchema } from "./notice.schema.ts";
import { aboutSchema } from "./pages/about.schema.ts";
import { accessibleTrailersSchema } from "./pages/accessible-trailers.schema.ts";
import { costAndBookingSchema } from "./pages/cost-and-booking.schema.ts";
import { forMachinesSchema } from "./pages/for-machines.schema.ts";
import { homeSchema } from "./pages/home.schema.ts";
import { landingSchema } from "./pages/landing.schema.ts";
import { notFoundSchema } from "./pages/not-found.schema.ts";
import { serviceSchema, servicesPageSchema } from "./pages/services.schema.ts";
import { policySchema } from "./policies.schema.ts";
import { articleSchema, blogSchema, postSchema } from "./posts/blog.schema.ts";
import { categorySchema } from "./posts/category.schema.ts";
import { sitePlanSchema } from "./posts/site-plan.schema.ts";
import { contactSchema, quoteFormVariantSchema } from "./quote/contact.schema.ts";
import { guestPlannerSchema } from "./quote/guest-planner.schema.ts";
import { quoteListSchema } from "./quote/quote-list.schema.ts";
import { replyTemplateSchema } from "./quote/reply-template.schema.ts";
import {
  dateText,
  fields,
  photo,
  point,
  sample,
  searchResultWithPhoto,
  text,
} from "./schema-fields.ts";
import { fleetSchema } from "./trailers/fleet.schema.ts";
import { trailerSchema } from "./trailers/trailer.schema.ts";
import { trailerListSchema, trailerPageSchema } from "./trailers/trailer-pages.schema.ts";
import { trustSchema } from "./trust.schema.ts";

const testimonialSchema = fields({
  name: text("Who said it"),
  event: text("At which event"),
  location: text("Where"),
  month: dateText(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Write it like 2026-06")).describe(
    "Month of the event",
  ),
  rating: z.int().min(1).max(5).describe("Stars, 1 to 5"),
  text: text("What they said, in a sentence or two, without quotation marks"),
  sample,
});

/** content/photos.yaml: a photograph; its `file` as an Astro image, or as a path. */
export const photoSchema = <File extends z.ZodType>(file: File) =>
  fields({
    file,
    alt: text("What the picture shows, in a sentence").meta({
      title: "Description for people who cannot see it",
    }),
    focus: point("Middle of what matters, in per cent from left and from top").meta({
      title: "Point that stays in view",
    }),
    crops: fields({
      hero: point("For the flat picture at the top of a page").meta({ title: "Wide" }).optional(),
      tall: point("For a picture that is taller than wide").meta({ title: "Tall" }).optional(),
    })
      .optional()
      .describe("Where the point above does not do for one of the shapes")
      .meta({ title: "Other points, by shape" }),
    sample,
  });

/** Where the entries of a collection are written, below content/, and their schema. */
export type Collection = {
  /** A file is the only entry, a folder has a file for each, a list has a key for each. */
  kind: "page" | "folder" | "list";
  /** The file, or a pattern of the folder's files. */
  files: string;
  schema: z.ZodType;
};

const page = <Schema extends z.ZodType>(files: string, schema: Schema) =>
  ({ kind: "page", files, schema }) as const;
const folder = <Schema extends z.ZodType>(files: string, schema: Schema) =>
  ({ kind: "folder", files, schema }) as const;
const list = <Schema extends z.ZodType>(files: string, schema: Schema) =>
  ({ kind: "list", files, schema }) as const;

const noticeSchema = fields(searchResultWithPhoto);

/** Every collection of content/. */
export const collections = {
  about: page(editableFiles.about, aboutSchema),
  accessibility: page("accessibility.md", noticeSchema),
  accessibleTrailers: page("accessible-trailers.yaml", accessibleTrailersSchema),
  articles: folder(editableFiles.articles, articleSchema),
  blog: page("blog.yaml", blogSchema),
  business: page(editableFiles.business, businessSchema),
  categories: list(editableFiles.categories, categorySchema),
  cities: folder(editableFiles.cities, citySchema),
  cityPage: page("city-page.yaml", cityPageSchema),
  closingBand: page(
    "closing-band.yaml",
    fields({
      heading: text("The last words of a page"),
      area: text("Where and when"),
      button: text("The yellow button"),
      photo: photo("Picture behind the words, dark on its left"),
    }),
  ),
  contact: page("contact.yaml", contactSchema),
  costAndBooking: page(editableFiles.costAndBooking, costAndBookingSchema),
  fleet: page(editableFiles.fleet, fleetSchema),
  factLists: list(editableFiles.factLists, factListSchema),
  facts: list(editableFiles.facts, factSchema),
  forMachines: page("for-machines.yaml", forMachinesSchema),
  guestPlanner: page("guest-planner.yaml", guestPlannerSchema),
  home: page(editableFiles.home, homeSchema),
  landing: folder(editableFiles.landing, landingSchema),
  map: page("map.yaml", mapSchema),
  navigation: page("navigation.yaml", navigationSchema),
  notFound: page("not-found.yaml", notFoundSchema),
  /** Astro reads the files of photographs: content.config.ts gives it a schema of its own. */
  photos: list(
    editableFiles.photos,
    photoSchema(
      z.string().regex(/^\.\/photos\/[a-z0-9-]+\.jpg$/, "Write it like ./photos/two-vanity.jpg"),
    ),
  ),
  notice: page(editableFiles.notice, noticeLineSchema),
  policies: list(editableFiles.policies, policySchema),
  postCategories: list(
    "post-categories.yaml",
    fields({ name: text("Name, as in the filter and on posts") }),
  ),
  posts: folder(editableFiles.posts, postSchema),
  privacy: page("privacy.md", noticeSchema),
  questions: list(
    editableFiles.questions,
    fields({
      question: text("The question, as a visitor would ask it"),
      answer: text("The answer, in 20 to 45 words; its first sentence answers").meta({
        words: { min: 20, max: 45 },
      }),
    }),
  ),
  quoteFormVariants: list("quote-form-variants.yaml", quoteFormVariantSchema),
  quoteList: page("quote-list.yaml", quoteListSchema),
  quoteRequest: page(
    "quote-request.yaml",
    fields({
      whatHappensNext: z.array(text("One step")),
      questions: text("How to reach a person"),
    }),
  ),
  replyTemplates: list(editableFiles.replyTemplates, replyTemplateSchema),
  services: folder("services/*.yaml", serviceSchema),
  servicesPage: page("services-page.yaml", servicesPageSchema),
  sitePlans: list("site-plans.yaml", sitePlanSchema),
  testimonials: list(editableFiles.testimonials, testimonialSchema),
  trailerList: page("trailer-list.yaml", trailerListSchema),
  trailerPage: page("trailer-page.yaml", trailerPageSchema),
  trailers: folder(editableFiles.trailers, trailerSchema),
  trust: page("trust.yaml", trustSchema),
} satisfies Record<string, Collection>;

type Collections = typeof collections;
export type CollectionName = keyof Collections;

type NamesOf<Kind extends Collection["kind"]> = {
  [Name in CollectionName]: Collections[Name]["kind"] extends Kind ? Name : never;
}[CollectionName];

/** Collections that are one file, read whole. */
export type PageName = NamesOf<"page">;
/** Collections of several entries, which other files name by their ids. */
export type ListName = NamesOf<"folder" | "list">;
