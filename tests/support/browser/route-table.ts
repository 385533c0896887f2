/** The specification's route table, written out by hand so that a lost page cannot hide. */
const blog = "/washroom-restroom-trailer-rentals-blog";
const contact = "/contact-washroom-restroom-trailer-rentals";

/** A page by its canonical path, and its second path where it has one. */
type Route = { path: string; alias?: string };

const cityIds = `
  toronto mississauga hamilton brampton london markham vaughan kitchener windsor st-catharines
  oshawa barrie guelph kingston cambridge waterloo burlington oakville brantford welland
  niagara-falls chatham-kent sarnia pickering ajax whitby richmond-hill
`;
export const cities = cityIds
  .trim()
  .split(/\s+/)
  .map((id) => ({
    id,
    path: `/${id}-washroom-restroom-trailer-rentals`,
    alias: `/service-areas/${id}`,
    file: `content/cities/${id}.yaml`,
  }));
export const trailers = [
  "single-station-restroom-trailer",
  "luxury-2-station-restroom-trailer",
  "executive-3-station-restroom-trailer",
  "grand-4-station-restroom-trailer",
].map((id) => ({
  id,
  path: `/washroom-restroom-trailer/${id}`,
  alias: `/trailer/${id}`,
  file: `content/trailers/${id}.yaml`,
}));
export const categories = [
  "wedding-washroom-restroom-trailer-rentals",
  "corporate-vip-event-washroom-restroom-solutions",
  "festival-public-event-washroom-restroom-rentals",
  "construction-industrial-washroom-restroom-trailers",
  "funeral-religious-family-washroom-restroom-rentals",
  "cottage-private-event-washroom-restroom-trailers",
  "film-production-remote-shoot-washroom-restroom-facilities",
  "emergency-disaster-relief-washroom-restroom-solutions",
].map((id) => ({ id, path: `${blog}/${id}`, alias: `/blog/category/${id}` }));
export const posts = [
  "luxury-restroom-trailers-wedding-rentals-guide",
  "corporate-event-premium-restroom-trailer-facilities",
  "festival-restroom-planning-large-crowds",
  "construction-site-restroom-requirements",
  "restroom-trailers-funeral-memorial-services",
  "cottage-weekend-luxury-restroom-trailers",
  "restroom-trailers-remote-locations-shoots-tours",
  "emergency-response-restroom-trailers",
  "restroom-trailer-rental-complete-planning-guide",
  "luxury-restroom-trailers-vs-portable-toilets",
].map((id) => ({
  id,
  path: `${blog}/${id}`,
  alias: `/blog/${id}`,
  file: `content/posts/${id}.md`,
}));
export const articles = [
  "best-washroom-trailer-rentals-weddings-ontario",
  "luxury-porta-potty-vs-restroom-trailer",
].map((id) => ({ id, path: `/blog/${id}`, file: `content/articles/${id}.md` }));
export const guides = [...posts, ...articles];

/** Every page that has an address. */
export const routes: Route[] = [
  { path: "/" },
  { path: "/about-washroom-restroom-trailer-rentals" },
  {
    path: "/washroom-restroom-trailer-rental-services",
    alias: "/services-washroom-restroom-trailer-rentals",
  },
  { path: "/luxury-washroom-restroom-trailer-rentals" },
  ...trailers,
  { path: contact },
  { path: blog, alias: "/blog" },
  ...categories,
  ...guides,
  ...cities,
  { path: "/portable-toilet-rentals-st-catharines" },
  { path: "/niagara-wedding-washroom-rental" },
  { path: "/luxury-restroom-rentals-ontario" },
  { path: "/washroom-trailer-rental-cost-and-booking" },
  { path: "/accessible-washroom-trailers" },
  { path: "/privacy" },
  { path: "/accessibility" },
];

/** The second addresses of pages that have two. */
export const aliases = routes.flatMap(({ alias }) => (alias ? [alias] : []));

/** The footer's short addresses, with the pages they lead to. */
export const specifiedShortPaths: [string, string][] = [
  ["/our-restrooms", "/luxury-washroom-restroom-trailer-rentals"],
  ["/about", "/about-washroom-restroom-trailer-rentals"],
  ["/contact", contact],
];
