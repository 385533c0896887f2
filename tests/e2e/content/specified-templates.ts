import {
  articles,
  categories,
  cities,
  posts,
  routes,
  trailers,
} from "../../support/browser/route-table.ts";
import type { SpecifiedPart } from "./specified-part.ts";

const contact = "/contact-washroom-restroom-trailer-rentals";
const trailerList = "/luxury-washroom-restroom-trailer-rentals";
const blog = "/washroom-restroom-trailer-rentals-blog";
const call = { text: "905-555-0142", href: "tel:+19055550142" };
const write = { text: "hello@mapleandbrass.example", href: "mailto:hello@mapleandbrass.example" };
const closing = "main > section:last-of-type";

const menuLinks = [
  { text: "Home", href: "/" },
  { text: "Our Washrooms", href: trailerList },
  { text: "About", href: "/about-washroom-restroom-trailer-rentals" },
  { text: "Contact", href: contact },
  { text: "Our Services", href: "/washroom-restroom-trailer-rental-services" },
  ...categories.map((category) => ({ href: `${blog}/${category}` })),
  { text: "All Blog Posts", href: blog },
  ...cities.map((city) => ({ href: `/${city}-washroom-restroom-trailer-rentals` })),
];
const menuRows = ["2.2.05", "2.2.06", "2.2.07", "2.2.08", "2.2.09", "2.2.10", "2.2.11", "2.2.14"];

const layout: SpecifiedPart[] = [
  {
    rows: ["1.30", "2.2.03"],
    part: "header:has(nav[aria-label=Main]) > div:first-child",
    words: ["Luxury washroom trailers across Southern Ontario"],
    links: [call, write],
  },
  // In the header's row and in the mobile menu.
  { rows: ["2.2.04"], part: 'header a[href="/"]:has(svg)', count: 2, words: ["Maple & Brass"] },
  { rows: menuRows, part: "header nav[aria-label=Main]", links: menuLinks },
  { rows: ["2.2.18"], part: "header nav[aria-label=Mobile]", links: menuLinks },
  {
    rows: ["2.2.20", "2.2.21"],
    part: "footer",
    links: ["Facebook", "Instagram", "LinkedIn"].map((name) => ({
      text: `${name} (opens in a new tab)`,
      href: `https://www.${name.toLowerCase()}.com/${name === "LinkedIn" ? "company/" : ""}mapleandbrass`,
      opensNewTab: true,
    })),
  },
  {
    rows: ["2.2.22", "2.2.23", "2.2.24", "2.2.25"],
    part: "footer nav",
    links: [
      { text: "Home", href: "/" },
      { text: "Our Washrooms", href: "/our-restrooms" },
      { text: "About", href: "/about" },
      { text: "Contact", href: "/contact" },
    ],
  },
  {
    rows: ["2.2.26"],
    part: 'footer h2:contains("What we serve") + ul',
    words: ["Weddings", "Corporate and VIP", "Festivals", "Construction and industrial"],
  },
  {
    rows: ["1.19", "1.31", "2.2.27"],
    part: "footer address",
    words: ["9:00 AM to 8:00 PM, 7 days a week"],
    links: [call, write],
  },
  { rows: ["2.2.28", "9.33"], part: "footer", words: [/© 2025(–20\d\d)? Maple & Brass/] },
];

const city: SpecifiedPart[] = [
  {
    rows: ["2.13.12"],
    part: 'main section:has(> p:contains("Why choose us")) li:has(h3):has(p)',
    count: 4,
  },
  ...[
    ["1 Station", "Single-Station Trailer"],
    ["2 Stations", "Luxury 2-Station Trailer"],
    ["3 Stations", "Executive 3-Station Trailer"],
    ["4 Stations", "Grand 4-Station Trailer"],
  ].map(([stations = "", name = ""], index) => ({
    rows: ["2.13.13", "2.13.14", "2.13.15", "2.13.16", "2.13.17"],
    part: `main section:has(h2:contains("Premium Restroom Trailers")) li:nth-of-type(${index + 1}):has(img):has(h3 + p)`,
    words: [stations],
    headings: [name],
    links: [{ text: `View Details : ${name}`, href: `/trailer/${trailers[index]}` }],
  })),
  { rows: ["2.13.19"], words: ["About our service in"] },
  {
    rows: ["2.13.20"],
    part: 'main section[aria-labelledby="testimonials"] figure',
    count: 3,
  },
  { rows: ["2.13.21"], part: closing, links: [{ href: contact }] },
];

const category: SpecifiedPart[] = [
  {
    rows: ["2.11.02"],
    part: "main > section:first-of-type:has(h1):has(img)",
    links: [{ href: contact }],
  },
];

const post: SpecifiedPart[] = [
  { rows: ["2.10.02"], part: "main header:has(h1) img" },
  { rows: ["2.10.10"], part: closing, links: [{ href: contact }] },
];

/** What only one of the trailers has: its name, the words of two rows and of its power. */
const trailerFacts: [name: string, length: string, width: string, power: string][] = [
  ["Single-Station Trailer", "12", "7", "110–120 V, 20-amp circuit within 100 feet"],
  ["Luxury 2-Station Trailer", "16", "8", "110–120 V, 20-amp circuit within 100 feet"],
  ["Executive 3-Station Trailer", "20", "8.5", "110V/220V"],
  ["Grand 4-Station Trailer", "24", "8.5", "220V preferred"],
];

const trailer = ([name, length, width, power]: (typeof trailerFacts)[number]): SpecifiedPart[] => [
  { rows: ["2.7.05"], links: [{ text: "All trailers", href: trailerList }] },
  {
    rows: ["1.26", "1.27", "1.29", "2.7.18"],
    part: 'main h2:contains("What is inside") + ul',
    words: [
      "Climate control",
      "LED lighting",
      "Flushing toilet",
      "Running water",
      "Premium toiletries and hand soap",
      "Delivery, setup and pickup",
    ],
  },
  {
    rows: ["2.7.19"],
    part: 'main tr:has(th:contains("Length"))',
    words: [`Length ${length} ft`],
  },
  { rows: ["2.7.19"], part: 'main tr:has(th:contains("Width"))', words: [`Width ${width} ft`] },
  {
    rows: ["2.7.28", "9.25"],
    part: 'main h2:contains("Power & Water Requirements") + dl > div:first-child',
    words: [power],
  },
  {
    rows: ["2.7.28", "9.26", "9.27", "9.28"],
    part: 'main h2:contains("Power & Water Requirements") + dl',
    words: [
      "Typically two circuits",
      "A garden hose, or the onboard tank",
      "Level and accessible; grass and gravel are possible",
    ],
  },
  {
    rows: ["2.7.30", "2.7.31", "2.7.32"],
    part: 'main div:has(> p > a[href^="/hamilton-"])',
    links: [
      { text: "Hamilton", href: "/hamilton-washroom-restroom-trailer-rentals" },
      { text: "Niagara Falls", href: "/niagara-falls-washroom-restroom-trailer-rentals" },
      { text: "Ask for a free quote", href: contact },
    ],
  },
  {
    rows: ["2.7.33", "2.7.34", "2.7.35"],
    part: closing,
    headings: [`Ready to Book the ${name}?`],
    links: [
      { text: "Get Free Quote", href: contact },
      { text: "Call 905-555-0142", href: "tel:+19055550142" },
    ],
  },
];

const mostPopular: SpecifiedPart[] = [
  {
    rows: ["9.22"],
    part: "main section:has(h1)",
    words: ["up to 200 guests", "set up in 30 minutes"],
  },
  {
    rows: ["2.7.37"],
    part: 'main h2:contains("Ideal for All Your Needs") + dl',
    words: ["Weddings", "Corporate Events", "Private Parties", "Construction & Renovations"],
  },
  {
    rows: ["2.7.38"],
    part: 'main h2:contains("Flexible Rental Options") + dl',
    words: ["Short-term rentals", "Extended rentals"],
  },
];

/**
 * What the specification says of pages that share a template, and of the layout they all have, by
 * path.
 */
export const templateWords: [path: string, parts: SpecifiedPart[]][] = [
  ...routes.map(({ path }): [string, SpecifiedPart[]] => [path, layout]),
  ...cities.map((name): [string, SpecifiedPart[]] => [
    `/${name}-washroom-restroom-trailer-rentals`,
    city,
  ]),
  ...categories.map((slug): [string, SpecifiedPart[]] => [`${blog}/${slug}`, category]),
  ...posts.map((slug): [string, SpecifiedPart[]] => [`${blog}/${slug}`, post]),
  ...articles.map((slug): [string, SpecifiedPart[]] => [`/blog/${slug}`, post]),
  ...trailers.map((id, index): [string, SpecifiedPart[]] => [
    `/washroom-restroom-trailer/${id}`,
    [...trailerFacts.slice(index, index + 1).flatMap(trailer), ...(index === 1 ? mostPopular : [])],
  ]),
];
