import type { SpecifiedPart } from "./specified-part.ts";

const contact = "/contact-washroom-restroom-trailer-rentals";
const trailerList = "/luxury-washroom-restroom-trailer-rentals";
const call = { text: "905-555-0142", href: "tel:+19055550142" };
const write = { text: "hello@mapleandbrass.example", href: "mailto:hello@mapleandbrass.example" };
const closing = "main > section:last-of-type";
const reviews = 'main section[aria-labelledby="testimonials"] figure';

/** The part of a page that has this heading of the second order. */
const under = (heading: string) => `main section:has(h2:contains("${heading}"))`;
/** A card beside the quote form. */
const card = (heading: string) => `main aside section:has(h2:contains("${heading}"))`;
const question = (words: string) => `main details:has(summary:contains("${words}"))`;
const option = (field: string, value: string) => `main select[name=${field}] [value="${value}"]`;

/** A row of the article's table, whose winner's cell says so. */
function comparison(number: string, feature: string, winner: "portaPotty" | "trailer") {
  const row = `main table:has(th:contains("Interior space")) tr:has(th:contains("${feature}"))`;
  const [wins, loses] = winner === "portaPotty" ? [1, 2] : [2, 1];
  return [
    { rows: [number, "3.2.09"], part: `${row} td`, count: 2 },
    { rows: [number, "3.2.09"], part: `${row} td:nth-of-type(${wins})`, words: ["Better here"] },
    {
      rows: [number, "3.2.09"],
      part: `${row} td:nth-of-type(${loses}):contains("Better here")`,
      count: 0,
    },
  ];
}

/**
 * What the specification says of a page of its own, by its path; pages of one template are in
 * specified-templates.ts.
 */
export const specifiedWords: Record<string, SpecifiedPart[]> = {
  "/": [
    { rows: ["1.17", "9.08"], words: ["within two and a half hours of the Niagara region."] },
    {
      rows: ["1.19", "1.20"],
      part: 'main [aria-label="What we promise"]',
      words: ["Seven days a week", "9:00 AM to 8:00 PM", "24/7 emergency support"],
    },
    {
      rows: ["1.21", "1.22", "9.05", "9.06"],
      part: 'main [aria-label="What we promise"]',
      words: ["E-mails usually answered in two hours", "a consultation call within 24 hours"],
    },
    {
      rows: ["1.24", "1.25", "1.28"],
      part: 'main [aria-label="What we promise"]',
      words: [
        /Delivered, set up, collected ?Included with every rental/,
        "no hidden fees",
        /Fully licensed and insured ?For homes, venues and job sites/,
      ],
    },
    {
      rows: ["2.3.06"],
      part: `${under("Somewhere guests are glad to go")} dt`,
      count: 4,
    },
    {
      rows: ["1.24", "1.26", "1.27", "1.29", "2.3.06"],
      part: under("Somewhere guests are glad to go"),
      words: [
        "Climate control and LED lighting in every trailer",
        "Real taps, real flushing Running water",
        "Premium toiletries and hand soap are included with every rental",
        "Delivery, setup and pickup are part of the rental",
      ],
    },
    {
      rows: ["2.3.07", "9.22"],
      part: under("The 2‑station trailer"),
      words: ["MOST POPULAR", "listed for up to two hundred guests", "30 min"],
    },
    { rows: ["2.3.08"], part: `${under("The 2‑station trailer")} picture img`, count: 2 },
    { rows: ["1.13", "2.3.09"], part: reviews, count: 3 },
    {
      rows: ["1.17", "2.3.11", "9.08"],
      part: under("27 cities, one phone number."),
      words: [
        "We serve everywhere within two and a half hours of the Niagara region",
        "the Greater Toronto Area",
      ],
    },
    {
      rows: ["2.3.12"],
      part: closing,
      words: ["Southern Ontario"],
      links: [call, write, { href: contact }],
    },
  ],

  "/about-washroom-restroom-trailer-rentals": [
    { rows: ["2.4.01"], headings: ["Our story"] },
    {
      rows: ["1.17"],
      part: under("Our story"),
      words: ["within two and a half hours of the Niagara region, seven days a week"],
    },
    {
      rows: ["2.4.02", "1.26", "1.27", "1.29"],
      part: 'main dl > div:has(dt:contains("Quality"))',
      words: [
        "Climate control, LED lighting, flushing toilets and running water in every trailer",
        "premium toiletries and hand soap included",
      ],
    },
    {
      rows: ["2.4.03", "1.21", "1.22", "1.24", "1.28"],
      part: 'main dl > div:has(dt:contains("Service"))',
      words: [
        "E-mails are typically answered within two hours",
        "we call within 24 hours",
        "Delivery, setup and pickup are part of the rental",
        "no hidden fees",
      ],
    },
    {
      rows: ["2.4.04", "1.19", "1.25"],
      part: 'main dl > div:has(dt:contains("Reliability"))',
      words: ["Fully licensed and insured", "open every day from 9:00 AM to 8:00 PM"],
    },
    {
      rows: ["2.4.05", "1.23", "9.26", "9.27", "9.28"],
      part: `${under("Why people choose us")} ul`,
      words: [
        "grass or gravel, if the ground is level and we can reach it",
        "A garden hose or the onboard tank",
        "one dedicated 110–120 V, 20-amp circuit within 100 feet",
        "for winter rentals, typically a second circuit",
        "A detailed quote by e-mail",
      ],
    },
    { rows: ["2.4.06"], part: closing, links: [{ href: contact }] },
  ],

  "/washroom-restroom-trailer-rental-services": [
    { rows: ["3.2.06"], part: "main li:has(h2):has(img):has(svg):has(p):has(ul):has(a)", count: 4 },
    {
      rows: ["9.23"],
      part: 'main li:has(h2:contains("Wedding"))',
      words: ["From 50 to 200 guests"],
    },
    { rows: ["2.5.06"], part: `${under("The same on every job")} li:has(h3):has(p)`, count: 3 },
    {
      rows: ["1.19", "1.20", "1.24", "1.26", "1.27", "1.28", "2.5.06"],
      part: under("The same on every job"),
      words: [
        "Delivery, setup and pickup are part of every rental, with no hidden fees",
        "Climate control, LED lighting, flushing toilets and running water in every trailer",
        "Open seven days a week, 9:00 AM to 8:00 PM, with 24/7 emergency support",
      ],
    },
    { rows: ["1.13", "2.5.07"], part: reviews, count: 3 },
  ],

  [trailerList]: [
    {
      rows: ["1.17"],
      words: [
        "Within two and a half hours of the Niagara region, in the Greater Toronto Area and the cities around it",
      ],
    },
    {
      rows: ["1.24", "1.29"],
      words: [
        "Delivery, setup and pickup are part of every rental, and so are premium toiletries and hand soap",
      ],
    },
    ...[
      ["single-station-restroom-trailer", "Single-Station Trailer"],
      ["luxury-2-station-restroom-trailer", "Luxury 2-Station Trailer"],
      ["executive-3-station-restroom-trailer", "Executive 3-Station Trailer"],
      ["grand-4-station-restroom-trailer", "Grand 4-Station Trailer"],
    ].map(([id, name]) => ({
      rows: ["2.6.04"],
      part: `main li#${id}`,
      headings: [`${name}`],
      links: [{ text: `Get a free quote : ${name}`, href: contact }],
    })),
  ],

  [contact]: [
    {
      rows: ["1.22", "1.23", "9.06"],
      words: ["A detailed quote comes by e-mail, and we call you within 24 hours"],
    },
    { rows: ["1.20", "2.8.03"], part: card("Emergency"), words: ["24/7"], links: [call] },
    {
      rows: ["1.21", "2.8.04", "9.05"],
      part: card("E-mail"),
      words: ["Typically answered within 2 hours"],
      links: [write],
    },
    {
      rows: ["2.8.05", "2.8.06"],
      part: card("Where we deliver"),
      words: [
        "Toronto, Mississauga, Hamilton, Brampton, London, Vaughan, Markham, Kitchener, St. Catharines, ",
        "Oshawa, Barrie, Guelph, Burlington, Oakville, Niagara Falls, Welland, Brantford",
      ],
    },
    {
      rows: ["1.18", "2.8.07", "9.09"],
      part: card("Where we deliver"),
      words: ["Up to 4 hours outside the GTA"],
    },
    {
      rows: ["1.19", "2.8.08", "2.8.09"],
      part: card("Business hours"),
      words: ["Every day, 9:00 AM to 8:00 PM", "Emergency service as needed"],
    },
    ...[
      ["wedding", "Wedding", "3.4.03"],
      ["corporate", "Corporate Event", "3.4.04"],
      ["birthday", "Birthday Party", "3.4.05", "1.10"],
      ["graduation", "Graduation Party", "3.4.06", "1.10"],
      ["construction", "Construction Site", "3.4.07"],
      ["festival", "Festival/Fair", "3.4.08"],
      ["other", "Other", "3.4.09"],
    ].map(([value = "", label = "", ...rows]) => ({
      rows,
      part: option("eventType", value),
      words: [new RegExp(`^${label}$`)],
    })),
    ...["25-50", "50-75", "75-125", "125-200", "200+"].map((value) => ({
      rows: ["3.4.10"],
      part: option("guestCount", value),
      words: [value],
    })),
    ...["name", "email", "phone", "location", "startDate", "endDate"].map((name) => ({
      rows: ["5.23"],
      part: `main form input[name=${name}][required]`,
    })),
    ...["eventType", "guestCount"].map((name) => ({
      rows: ["5.23"],
      part: `main form select[name=${name}][required]`,
    })),
    { rows: ["2.8.14"], part: `${under("Asked before every booking")} details`, count: 4 },
    {
      rows: ["2.8.15", "9.10", "9.12"],
      part: question("How far in advance should I book?"),
      words: ["Two to three weeks ahead", "the peak wedding season, May to October"],
    },
    {
      rows: ["2.8.16", "1.24", "1.29"],
      part: question("What does the rental include?"),
      words: [
        "Delivery, setup, removal, basic supplies, and the power and water hookup",
        "Premium toiletries and hand soap come with every trailer",
      ],
    },
    {
      rows: ["2.8.17"],
      part: question("Do you rent generators?"),
      words: ["Yes.", "we can bring a generator"],
    },
    {
      rows: ["2.8.18", "9.13"],
      part: question("Do I need an attendant?"),
      words: ["attendant service for events over 6 hours or with 100 or more guests"],
    },
    { rows: ["2.8.19"], part: `${under("Find your city")} ul`, count: 2 },
    {
      rows: ["2.8.19"],
      part: `${under("Find your city")} a[href$="-washroom-restroom-trailer-rentals"]`,
      count: 27,
    },
  ],

  "/washroom-restroom-trailer-rentals-blog": [
    { rows: ["2.9.04"], part: "main li[data-category] img", count: 12 },
    {
      rows: ["2.9.05", "2.9.06", "2.9.08", "2.9.09", "2.9.10"],
      part: "main li[data-category]",
      count: 12,
      words: [
        /^(Event Planning Tips|Washroom Trailer Guides|Weddings|Corporate & VIP Events|Festivals & Public Events|Construction & Industrial Projects|Funerals, Religious & Family Gatherings|Cottage Events \/ Private Rentals|Film Productions & Remote Shoots|Emergency Response & Disaster Relief) \d+ min read /,
        /Team ?, [A-Z][a-z]+ (\d+, )?20\d\d/,
        "Read More",
      ],
    },
    { rows: ["2.9.12"], part: closing, links: [{ href: contact }] },
  ],

  "/portable-toilet-rentals-st-catharines": [
    {
      rows: ["2.14.01"],
      part: "main section:has(h1)",
      words: ["St. Catharines"],
      links: [{ href: contact }],
    },
    {
      rows: ["2.14.02", "2.14.03", "2.14.04", "2.14.05", "9.24"],
      part: 'main section:has(h3:contains("Climate controlled"))',
      headings: [
        "Climate controlled",
        "Premium luxury features",
        "Accommodates 200+ guests",
        "Same-day service",
      ],
    },
    {
      rows: ["3.2.08"],
      part: 'main section:has(h3:contains("Climate controlled")) li:has(svg):has(h3):has(p)',
      count: 4,
    },
    {
      rows: ["9.17"],
      part: under("Portable toilet or trailer?"),
      words: [
        "Fewer than fifty people and less than four hours",
        "More than seventy-five guests, a whole day",
        "Then a trailer is the better room",
      ],
    },
    { rows: ["2.14.06"], part: reviews, count: 3 },
    { rows: ["2.14.07"], part: under("Call us in St. Catharines"), links: [call] },
    { rows: ["2.14.08"], part: closing, links: [{ href: contact }] },
  ],

  "/niagara-wedding-washroom-rental": [
    {
      rows: ["2.14.09", "3.2.08"],
      part: `${under("Washroom trailers for a wedding day")} li:has(svg):has(h3):has(p)`,
      count: 4,
    },
    { rows: ["9.11", "9.12"], words: ["three to six months ahead", "May to October"] },
    { rows: ["2.14.10"], part: 'main h2:contains("What we plan with you") + ul > li', count: 6 },
    { rows: ["2.14.11"], part: reviews, count: 3 },
    {
      rows: ["2.14.12"],
      part: 'main h2:contains("Niagara venues we plan for") + ul',
      words: ["Vineyards", "Barns", "Gardens"],
    },
    { rows: ["2.14.13"], part: closing, links: [{ href: contact }] },
  ],

  "/luxury-restroom-rentals-ontario": [
    {
      rows: ["2.14.16", "3.2.08"],
      part: `${under("What every washroom trailer brings")} li:has(svg):has(h3):has(p)`,
      count: 4,
    },
    {
      rows: ["1.22", "1.23", "1.25", "1.28"],
      part: under("What every washroom trailer brings"),
      words: [
        "Fully licensed and insured",
        "no hidden fees",
        "A consultation call within 24 hours, then a detailed quote by e-mail",
      ],
    },
    { rows: ["2.14.17"], part: reviews, count: 3 },
    {
      rows: ["2.14.18"],
      part: 'main dl > div:has(dt:contains("Phone"))',
      words: ["9:00 AM to 8:00 PM"],
      links: [call],
    },
    {
      rows: ["2.14.19", "1.21"],
      part: 'main dl > div:has(dt:contains("E-mail"))',
      words: ["Typically answered within 2 hours"],
      links: [write],
    },
    {
      rows: ["2.14.20", "9.08"],
      part: 'main dl > div:has(dt:contains("Service area"))',
      words: ["Southern Ontario", "Within 2.5 hours of the Niagara region"],
    },
  ],

  "/blog/luxury-porta-potty-vs-restroom-trailer": [
    {
      rows: ["2.14.27", "3.2.09"],
      part: 'main table:has(th:contains("Interior space"))',
      words: ["Feature", "Luxury porta potty", "Restroom trailer"],
    },
    ...comparison("2.14.28", "Interior space", "trailer"),
    ...comparison("2.14.28", "Climate control", "trailer"),
    ...comparison("2.14.28", "Running water", "trailer"),
    ...comparison("2.14.29", "Guest capacity", "trailer"),
    ...comparison("2.14.30", "Setup requirements", "portaPotty"),
    ...comparison("2.14.30", "Cost", "portaPotty"),
  ],

  "/washroom-restroom-trailer-rentals-blog/luxury-restroom-trailers-vs-portable-toilets": [
    {
      rows: ["9.17"],
      words: ["Over 75 guests, or for an all-day event, take a trailer"],
    },
  ],
};
