import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { interpolate } from "../../content-files/interpolate.ts";
import { readContent } from "../../site/build/content/read-content.ts";
import { placeholdersOf } from "../../site/content/facts/placeholders.ts";
import { readBuiltPages } from "../support/browser/read-build.ts";
import { type BuiltPage, readBuiltPage } from "../support/browser/read-page.ts";
import {
  aliases,
  categories,
  cities,
  guides,
  routes,
  trailers,
} from "../support/browser/route-table.ts";
import { siteFolder } from "../support/built-site.ts";

type Node = { "@type"?: string; "@id"?: string; [name: string]: unknown };

const business = parse(readFileSync("content/business.yaml", "utf8"));
/** What the words in braces of a trailer's file stand for. */
const words = Object.fromEntries(placeholdersOf(readContent("content").entries));
const addressOf = (path: string) => new URL(path, business.siteAddress).href;
const contact = "/contact-washroom-restroom-trailer-rentals";
const landingPages = [
  "/portable-toilet-rentals-st-catharines",
  "/niagara-wedding-washroom-rental",
  "/luxury-restroom-rentals-ontario",
];

/** The things of a page's one graph. */
function readGraph({ path, graphs }: Pick<BuiltPage, "path" | "graphs">): Node[] {
  expect(graphs, `${path} has one graph`).toHaveLength(1);
  const { "@context": context, "@graph": things } = JSON.parse(graphs[0] ?? "");
  expect(context).toBe("https://schema.org");
  return things;
}

const typesOf = (graph: Node[]) => graph.map((thing) => thing["@type"]);

/** The thing of the given type, which the graph has once. */
function one(graph: Node[], type: string): Node {
  const found = graph.filter((thing) => thing["@type"] === type);
  expect(found, type).toHaveLength(1);
  return found[0] as Node;
}

/** Every object in a graph, at any depth. */
function* everyNode(value: unknown): Generator<Node> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const part of Object.values(value)) yield* everyNode(part);
}

test("every id that a graph refers to is defined in it, once, and no graph names a second address of a page (§2.13.23)", () => {
  for (const { path } of routes) {
    const page = readBuiltPage(path);
    const nodes = [...everyNode(readGraph(page))];
    const named = aliases.filter((alias) => page.graphs[0]?.match(`"${addressOf(alias)}["#]`));
    expect(named, path).toEqual([]);
    const defined = nodes.filter((node) => node["@id"] && Object.keys(node).length > 1);
    const ids = defined.map((node) => node["@id"]);
    expect(new Set(ids).size, path).toBe(ids.length);
    const references = nodes.filter((node) => node["@id"] && Object.keys(node).length === 1);
    expect(references.length, path).toBeGreaterThan(0);
    for (const reference of references) expect(ids, path).toContain(reference["@id"]);
    for (const id of ids) {
      const address = String(id).split("#")[0];
      expect([addressOf("/"), addressOf(path)], path).toContain(address);
    }
  }
});

test("the business stands on every page, the same, with its facts and no street, rating or price (§1.33, §2.2.35, §9.29, §9.32, §10.17)", async () => {
  let first: Node | undefined;
  for (const { path, html } of await readBuiltPages()) {
    const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = ""]) => text,
    );
    const graph = readGraph({ path, graphs });
    const found = one(graph, "LocalBusiness");
    first ??= found;
    expect(found, path).toEqual(first);
    one(graph, "WebSite");
    for (const forbidden of ["review", "aggregateRating", "streetAddress", "price", "ratingValue"])
      expect(graphs[0], path).not.toContain(`"${forbidden}"`);
  }
  expect(first).toMatchObject({
    "@id": addressOf("/#business"),
    name: business.fullName,
    url: addressOf("/"),
    telephone: business.phoneLink.replace("tel:", ""),
    email: business.email,
    image: addressOf("/share/home.jpg"),
    priceRange: "$$",
    openingHoursSpecification: { opens: "09:00", closes: "20:00" },
    sameAs: business.social.map(({ address }: { address: string }) => address),
  });
  expect(first?.openingHoursSpecification).toMatchObject({ dayOfWeek: { length: 7 } });
  expect(JSON.stringify(first)).toContain('"addressRegion":"ON","addressCountry":"CA"');
  expect(first?.areaServed).toBeTruthy();
});

test("the breadcrumb is what the visitor sees, on every page that shows one (§2.7.04)", () => {
  let shown = 0;
  for (const { path } of routes) {
    const page = readBuiltPage(path);
    const graph = readGraph(page);
    if (page.crumbs.length === 0) {
      expect(typesOf(graph), path).not.toContain("BreadcrumbList");
      continue;
    }
    shown += 1;
    expect(one(graph, "BreadcrumbList").itemListElement, path).toEqual(
      page.crumbs.map(({ name, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        ...(href && { item: addressOf(href) }),
      })),
    );
  }
  const withCrumbs = [...trailers, ...guides, ...cities, ...landingPages, ...categories];
  // Cost and booking, accessible washrooms.
  expect(shown).toBe(withCrumbs.length + 2);
});

test("the questions are those that the visitor sees, word for word, but for answers with a sample fact (§2.7.29, §2.7.41, §2.8.14)", () => {
  const asked = new Map<string, number>();
  for (const { path } of routes) {
    const page = readBuiltPage(path);
    const graph = readGraph(page);
    if (page.questions.length === 0) {
      expect(typesOf(graph), path).not.toContain("FAQPage");
      continue;
    }
    asked.set(path, page.questions.length);
    const described = graph.flatMap((thing) =>
      thing["@type"] === "FAQPage" ? (thing as unknown as FaqPage).mainEntity : [],
    );
    const said = described.map(({ name, acceptedAnswer }) => ({
      question: name,
      answer: acceptedAnswer.text,
    }));
    expect(said, path).toEqual(page.questions.filter(({ question }) => !holdSample.has(question)));
  }
  for (const path of [...trailers.map(({ path }) => path), contact])
    expect(asked.get(path), path).toBeGreaterThanOrEqual(4);
  for (const path of [
    ...[...cities, ...categories].map(({ path }) => path),
    ...landingPages.slice(0, 2),
  ])
    expect(asked.get(path), path).toBe(3);
});

type FaqPage = { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
type Question = { question: string; answer: string };

/** Facts that are no samples, because the specification gives them. */
const ownFacts = Object.entries<{ sample?: true }>(
  parse(readFileSync("content/facts.yaml", "utf8")),
).flatMap(([id, { sample }]) => (sample ? [] : id));

/** The questions of content/ whose answers name a fact that is a sample. */
const holdSample = new Set(
  [
    ...Object.values<Question>(parse(readFileSync("content/questions.yaml", "utf8"))),
    ...trailers.flatMap(({ file }): Question[] => parse(readFileSync(file, "utf8")).ownQuestions),
    ...cities.flatMap(({ file }): Question[] => parse(readFileSync(file, "utf8")).questions),
  ]
    .filter(({ answer }) =>
      [...answer.matchAll(/\{facts\.([\w-]+)/g)].some(([, id = ""]) => !ownFacts.includes(id)),
    )
    .map(({ question }) => question),
);

test("a trailer is a product for rent, in stock, in Canadian dollars, without a price (§1.32, §1.35, §2.7.11, §2.7.40, §2.7.42–43, §3.1.01–06, §9.30)", () => {
  for (const [index, { id, path, file }] of trailers.entries()) {
    const page = readBuiltPage(path);
    const catalogued = parse(interpolate(readFileSync(file, "utf8"), words));
    expect(catalogued).toMatchObject({ stalls: index + 1, image: expect.any(String) });
    for (const line of [catalogued.shortDescription, ...catalogued.features])
      expect(line, id).toMatch(/^[A-Z1-9].{5,}/);
    expect(catalogued.galleryImages.length, id).toBeGreaterThanOrEqual(3);
    for (const addOn of catalogued.addOns ?? [])
      expect(addOn, id).toEqual({ name: expect.any(String), description: expect.any(String) });
    const product = one(readGraph(page), "Product") as Node & { image: string[] };
    const { name, fullDescription, specifications } = catalogued;
    expect(product).toMatchObject({
      name,
      description: fullDescription.join(" "),
      depth: { value: specifications.length, unitCode: "FOT" },
      offers: {
        "@type": "Offer",
        priceCurrency: "CAD",
        availability: "https://schema.org/InStock",
        businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
        offeredBy: { "@id": addressOf("/#business") },
      },
    });
    for (const paragraph of fullDescription) expect(page.text, path).toContain(paragraph);
    for (const image of product.image)
      expect([image, existsSync(siteFolder + new URL(image).pathname)]).toEqual([image, true]);
  }
});

test("each city's, category's and landing page offers the service in its place, by the business (§2.13.22–24)", () => {
  const ontario = { "@type": "AdministrativeArea", name: "Ontario" };
  for (const { path, file } of cities) {
    const { name } = parse(readFileSync(file, "utf8"));
    expect(one(readGraph(readBuiltPage(path)), "Service")).toMatchObject({
      provider: { "@id": addressOf("/#business") },
      areaServed: { "@type": "City", name, containedInPlace: ontario },
      url: addressOf(path),
    });
  }
  for (const { path } of categories)
    expect(one(readGraph(readBuiltPage(path)), "Service")).toMatchObject({
      areaServed: { "@type": "Place", name: "Southern Ontario", containedInPlace: ontario },
    });
  for (const path of landingPages) {
    const isOfProvince = path === "/luxury-restroom-rentals-ontario";
    const containedInPlace = isOfProvince ? { "@type": "Country", name: "Canada" } : ontario;
    expect(one(readGraph(readBuiltPage(path)), "Service")).toMatchObject({
      provider: { "@id": addressOf("/#business") },
      areaServed: { containedInPlace },
    });
  }
});

test("a post has its author, dates, picture and section (§2.10.05–06, §3.3.05, §3.5.04–05)", () => {
  for (const { path, file } of guides) {
    const page = readBuiltPage(path);
    const [, head = ""] = readFileSync(file, "utf8").split("---\n");
    const { title, author, date, description } = parse(head);
    const post = one(readGraph(page), "BlogPosting") as Node & { image: string[] };
    expect(post).toMatchObject({
      headline: title,
      description,
      author: { name: author },
      articleSection: page.meta.get("article:section"),
      datePublished: page.meta.get("article:published_time"),
      dateModified: page.meta.get("article:modified_time"),
      publisher: { "@id": addressOf("/#business") },
    });
    expect(String(post.datePublished).startsWith(date), path).toBe(true);
    expect(page.text, path).toContain(String(post.articleSection));
    expect(post.image[0]).toBe(page.meta.get("og:image"));
  }
});
