import { readFileSync } from "node:fs";
import * as cheerio from "cheerio";
import { siteFolder } from "../built-site.ts";

export type BuiltPage = ReturnType<typeof parsePage>;

const builtPages = new Map<string, BuiltPage>();

/** Returns what a built page says of itself, by its address; throws where there is none. */
export const readBuiltPage = (path: string): BuiltPage =>
  builtPages.getOrInsertComputed(path, () =>
    parsePage(path, readFileSync(`${siteFolder}${path === "/" ? "/index" : path}.html`, "utf8")),
  );

/** Returns what the HTML of a page says of itself and where it leads, as a machine reads it. */
export function parsePage(path: string, html: string) {
  const $ = cheerio.load(html, { scriptingEnabled: false });
  const main = $("main").clone();
  main.find("script, style, template").remove();
  return {
    path,
    html,
    /** The parsed page, which its readers share: change nothing in it. */
    $,
    title: $("title").text(),
    /** Contents of the meta tags, by name, property or http-equiv. */
    meta: new Map(
      $("head meta")
        .map((_, tag) => {
          const { name, property, content = "", "http-equiv": equivalent } = tag.attribs;
          return [[name ?? property ?? equivalent ?? "", content] as const];
        })
        .get(),
    ),
    /** Links of the head: "rel href", with a language or type between them. */
    headLinks: $("head link")
      .map((_, { attribs }) =>
        [attribs.rel, attribs.hreflang ?? attribs.type, attribs.href].filter(Boolean).join(" "),
      )
      .get(),
    /** Text of each element with JSON-LD. */
    graphs: $('script[type="application/ld+json"]')
      .map((_, script) => $(script).text())
      .get(),
    /** The visible breadcrumb: words and addresses, the last step without one. */
    crumbs: main
      .find('nav[aria-label="Breadcrumb"] li')
      .map((_, step) => ({
        name: spaced($(step).find("a").text() || $(step).text()),
        href: $(step).find("a").attr("href"),
      }))
      .get(),
    /** The visible questions and answers; no other disclosure of a page has a paragraph itself. */
    questions: main
      .find("details:has(> p)")
      .not(
        "nav details, details:has(nav, ul, dl, table), #terms details, #guest-planner details, [data-quote-list] details",
      )
      .map((_, details) => ({
        question: spaced($(details).find("summary").text()),
        answer: spaced($(details).find("p").text()),
      }))
      .get(),
    h1: $("h1")
      .map((_, heading) => spaced($(heading).text()))
      .get(),
    canonical: $("link[rel=canonical]").attr("href"),
    robots: $("meta[name=robots]").attr("content"),
    ids: new Set(
      $("[id]")
        .map((_, element) => $(element).attr("id"))
        .get(),
    ),
    links: $("a[href]")
      .map((_, link) => $(link).attr("href") ?? "")
      .get(),
    /** The words of the page between header and footer. */
    text: spaced(main.text()),
    /** Queries of the links between header and footer. */
    mainQueries: main
      .find('a[href*="?"]')
      .map(
        (_, link) =>
          $(link)
            .attr("href")
            ?.replace(/^[^?]*/, "") ?? "",
      )
      .get(),
    /** Where the links between header and footer lead, without their queries. */
    mainLinks: main
      .find("a[href]")
      .map((_, link) => $(link).attr("href")?.replace(/\?.*/, "") ?? "")
      .get(),
  };
}

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

const inline = new Set(["a", "abbr", "b", "em", "i", "strong", "sub", "sup", "wbr"]);

/** Spaces are one space, and typographic apostrophes and hyphens are the keyboard's. */
export const plain = (text: string) => spaced(text.replace(/’/g, "'").replace(/‑/g, "-"));

type AnyNode = ReturnType<ReturnType<cheerio.CheerioAPI["root"]>["contents"]>[number];
const unread = "script, style, template, noscript, svg, [hidden]";

/** The words of an element as a visitor reads them; what stands apart on the page is apart here. */
export function textOf($: cheerio.CheerioAPI, element: Parameters<cheerio.CheerioAPI>[0]): string {
  const read = (node: AnyNode): string => {
    if (node.type === "text") return node.data;
    if (!("name" in node && "children" in node)) return "";
    const words = node.children.map((child) => ($(child).is(unread) ? "" : read(child))).join("");
    return inline.has(node.name) ? words : ` ${words} `;
  };
  return plain($(element).get().map(read).join(" "));
}
