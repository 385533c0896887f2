import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "./journey.ts";
import { type BuiltPage, readPage } from "./read-page.ts";

/** Words of the specification that a page says; docs/conformance.md names these lines by their number. */
const said: { line: string; path: string; words: (string | RegExp)[] }[] = [
  {
    line: "1 claims",
    path: "/",
    words: [
      "within two and a half hours of the Niagara region",
      "9:00 AM to 8:00 PM",
      "no hidden fees",
      "LED lighting",
      "consultation call within 24 hours",
    ],
  },
  {
    line: "1 claims",
    path: "/about-washroom-restroom-trailer-rentals",
    words: [
      "Fully licensed and insured",
      "flushing toilets",
      "running water",
      "Climate control",
      "premium toiletries and hand soap included",
      "Delivery, setup and pickup are part of the rental",
      "seven days a week",
      "A detailed quote by e-mail",
    ],
  },
  {
    line: "2 about",
    path: "/about-washroom-restroom-trailer-rentals",
    words: ["Our story", "Quality", "Service", "Reliability", "Why people choose us"],
  },
  {
    line: "2 contact cards",
    path: "/contact-washroom-restroom-trailer-rentals",
    words: [
      "Typically answered within 2 hours",
      /Toronto, Mississauga, Hamilton, Brampton, London, Vaughan, Markham, Kitchener, St\. Catharines, Oshawa, Barrie, Guelph, Burlington, Oakville, Niagara Falls, Welland, Brantford/,
      "Up to 4 hours outside the GTA",
      "Every day, 9:00 AM to 8:00 PM",
      "Emergency service as needed",
    ],
  },
  {
    line: "2 contact questions",
    path: "/contact-washroom-restroom-trailer-rentals",
    words: [
      "Two to three weeks ahead",
      "May to October",
      "Delivery, setup, removal, basic supplies, and the power and water hookup",
      "generator",
      "over 6 hours or with 100 or more guests",
    ],
  },
  {
    line: "2 trailer: most popular",
    path: "/trailer/luxury-2-station-restroom-trailer",
    words: [
      "Most Popular",
      "Ideal for All Your Needs",
      "Flexible Rental Options",
      "Short-term",
      "Extended",
      "set up in 30 minutes",
    ],
  },
  {
    line: "2 landing: Niagara",
    path: "/niagara-wedding-washroom-rental",
    words: ["For 50 to 200 guests", "Where Niagara marries", "What we plan with you"],
  },
  {
    line: "2 landing: Ontario",
    path: "/luxury-restroom-rentals-ontario",
    words: ["Three ways to ask", "Within 2.5 hours of the Niagara region"],
  },
  {
    line: "2 comparison",
    path: "/blog/luxury-porta-potty-vs-restroom-trailer",
    words: [
      /Interior space.*Better here.*Climate control.*Better here.*Running water.*Better here.*Setup requirements.*Better here.*Guest capacity.*Better here.*Cost.*Better here/,
    ],
  },
  {
    line: "9 power and water",
    path: "/washroom-restroom-trailer/single-station-restroom-trailer",
    words: [
      "One dedicated 110–120 V, 20-amp circuit within 100 feet",
      "Typically two circuits",
      "A garden hose, or the onboard tank",
      "grass and gravel are possible",
    ],
  },
  {
    line: "9 stations for guests",
    path: "/luxury-washroom-restroom-trailer-rentals",
    words: ["for every 50 to 75 guests", "50 / 70", "200 / 200", "150 / 225", "200 / 300"],
  },
];

test("pages say what the specification has them say", async ({ server }) => {
  const pages = new Map<string, BuiltPage>();
  for (const { line, path, words } of said) {
    const page = pages.get(path) ?? (await readPage(server.url, path));
    pages.set(path, page);
    for (const part of words)
      if (typeof part === "string") expect(page.text, `${line}: ${path}`).toContain(part);
      else expect(page.text, `${line}: ${path}`).toMatch(part);
  }
});

test("the header's row, its menus and the footer lead where the specification says", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  const blog = "/washroom-restroom-trailer-rentals-blog";
  for (const [name, path] of [
    ["Home", "/"],
    ["Our Washrooms", "/luxury-washroom-restroom-trailer-rentals"],
    ["About", "/about-washroom-restroom-trailer-rentals"],
    ["Contact", "/contact-washroom-restroom-trailer-rentals"],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  const services = main.locator("details").first().locator("a");
  await expect(services.first()).toHaveAttribute(
    "href",
    "/washroom-restroom-trailer-rental-services",
  );
  await expect(services.last()).toHaveAttribute("href", blog);
  await expect(services.last()).toHaveText("All Blog Posts");
  for (const link of (await services.all()).slice(1, -1))
    expect(await link.getAttribute("href")).toMatch(new RegExp(`^${blog}/`));
  const footer = page.getByRole("contentinfo");
  for (const path of ["/", "/our-restrooms", "/about", "/contact"])
    await expect(footer.locator(`nav a[href="${path}"]`)).toHaveCount(1);
  for (const name of ["Facebook", "Instagram", "LinkedIn"])
    await expect(footer.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  await expect(footer).toContainText(/© 2025/);
  const quote = page.locator("header").getByRole("link", { name: "Get Quote" }).last();
  await expect(quote).toHaveAttribute("href", "/contact-washroom-restroom-trailer-rentals");
  await expect(quote).toHaveCSS("background-color", "rgb(246, 196, 69)");
});

test("docs/conformance.md names tests that are there", () => {
  const document = readFileSync("docs/conformance.md", "utf8");
  const named = new Set(document.match(/[\w-]+(?:\.[\w-]+)*\.(?:spec|test)\.ts/g));
  expect(named.size).toBeGreaterThan(15);
  const listed = document.match(/^\| .*\|$/gm) ?? [];
  expect(listed.length).toBeGreaterThan(200);
  const files = new Set(
    globSync("{e2e,engines,server,site,desk,deploy,quote-request}/**/*.{spec,test}.ts").map(
      (file) => basename(file),
    ),
  );
  expect([...named].filter((file) => !files.has(file))).toEqual([]);
});
