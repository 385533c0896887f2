/** Where a collection of content/ is kept, by how its entries are written. */
export type CollectionFiles =
  /** One file, which is the only entry. */
  | { kind: "page"; path: string }
  /** A folder with one file an entry. */
  | { kind: "folder"; path: string; extension: ".yaml" | ".md" }
  /** One file with one key an entry. */
  | { kind: "list"; path: string };

const page = (path: string) => ({ kind: "page", path }) as const;
const folder = (path: string, extension: ".yaml" | ".md") =>
  ({ kind: "folder", path, extension }) as const;
const list = (path: string) => ({ kind: "list", path }) as const;

/**
 * Every collection of content/ with its files, relative to the project; its schema is in
 * collections.ts.
 */
export const collectionFiles = {
  about: page("content/about.yaml"),
  accessibility: page("content/accessibility.md"),
  accessibleTrailers: page("content/accessible-trailers.yaml"),
  articles: folder("content/articles/", ".md"),
  blog: page("content/blog.yaml"),
  business: page("content/business.yaml"),
  categories: list("content/categories.yaml"),
  cities: folder("content/cities/", ".yaml"),
  cityPage: page("content/city-page.yaml"),
  closingBand: page("content/closing-band.yaml"),
  contact: page("content/contact.yaml"),
  costAndBooking: page("content/cost-and-booking.yaml"),
  forMachines: page("content/for-machines.yaml"),
  guestPlanner: page("content/guest-planner.yaml"),
  home: page("content/home.yaml"),
  navigation: page("content/navigation.yaml"),
  niagaraWedding: page("content/landing-pages/niagara-wedding-washroom-rental.yaml"),
  notFound: page("content/not-found.yaml"),
  ontario: page("content/landing-pages/luxury-restroom-rentals-ontario.yaml"),
  photos: list("content/photos.yaml"),
  policies: list("content/policies.yaml"),
  postCategories: list("content/post-categories.yaml"),
  posts: folder("content/posts/", ".md"),
  privacy: page("content/privacy.md"),
  questions: list("content/questions.yaml"),
  quoteFormVariants: list("content/quote-form-variants.yaml"),
  quoteList: page("content/quote-list.yaml"),
  quoteRequest: page("content/quote-request.yaml"),
  replyTemplates: list("content/reply-templates.yaml"),
  services: folder("content/services/", ".yaml"),
  servicesPage: page("content/services-page.yaml"),
  sitePlans: list("content/site-plans.yaml"),
  stCatharines: page("content/landing-pages/portable-toilet-rentals-st-catharines.yaml"),
  testimonials: list("content/testimonials.yaml"),
  trailerList: page("content/trailer-list.yaml"),
  trailerPage: page("content/trailer-page.yaml"),
  trailers: folder("content/trailers/", ".yaml"),
} satisfies Record<string, CollectionFiles>;

export type CollectionName = keyof typeof collectionFiles;

type NamesOf<Kind extends CollectionFiles["kind"]> = {
  [Name in CollectionName]: (typeof collectionFiles)[Name]["kind"] extends Kind ? Name : never;
}[CollectionName];

/** Collections that are one file, read whole. */
export type PageName = NamesOf<"page">;
/** Collections of several entries, which other files name by their ids. */
export type ListName = NamesOf<"folder" | "list">;
