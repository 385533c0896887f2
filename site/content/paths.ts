import { formPath } from "../../quote-request/protocol.ts";

export const plannerId = "guest-planner";
/** Id of the section that says who answers. */
export const trustId = "who-answers";

/** Every address of the site, by what it shows; the long paths with keywords are canonical. */
export const paths = {
  home: "/",
  about: "/about-washroom-restroom-trailer-rentals",
  services: "/washroom-restroom-trailer-rental-services",
  trailers: "/luxury-washroom-restroom-trailer-rentals",
  trailer: (id: string) => `/washroom-restroom-trailer/${id}`,
  /** The second address of a trailer, to which city pages link (specification, section 2). */
  trailerFromCity: (id: string) => `/trailer/${id}`,
  contact: formPath,
  costAndBooking: "/washroom-trailer-rental-cost-and-booking",
  accessibleTrailers: "/accessible-washroom-trailers",
  blog: "/washroom-restroom-trailer-rentals-blog",
  category: (slug: string) => `/washroom-restroom-trailer-rentals-blog/${slug}`,
  post: (slug: string) => `/washroom-restroom-trailer-rentals-blog/${slug}`,
  article: (slug: string) => `/blog/${slug}`,
  postsOf: (category: string) => `/washroom-restroom-trailer-rentals-blog?category=${category}`,
  city: (slug: string) => `/${slug}-washroom-restroom-trailer-rentals`,
  /** A landing page; its address is the name of its file in content/landing/. */
  landing: (id: string) => `/${id}`,
  wholeProvince: "/luxury-restroom-rentals-ontario",
  privacy: "/privacy",
  accessibility: "/accessibility",
  /** A trailer from the side. */
  drawing: (id: string) => `/drawings/${id}.svg`,
  feed: "/rss.xml",
  sitemap: "/sitemap.xml",
  /** The footer's short addresses; each is one redirect away from its page. */
  short: { trailers: "/our-restrooms", about: "/about", contact: "/contact" },
} as const;

/** Address of the guest planner with the table. */
export const plannerPath = `${paths.trailers}#${plannerId}`;
