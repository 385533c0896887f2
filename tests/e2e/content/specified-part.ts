import type { CheerioAPI } from "cheerio";

export type SpecifiedLink = {
  /** Its whole text, with what only a screen reader says; left out where any will do. */
  text?: string;
  /** Where it leads, without the query. */
  href: string;
  opensNewTab?: boolean;
};

/** A part of a page, and what the specification says must stand in it. */
export type SpecifiedPart = {
  /** Numbers of the statements in tests/specification/specification.yaml. */
  rows: string[];
  /** Selector of the part; the page between header and footer where left out. */
  part?: string;
  /** How many such parts there are, each with all that follows; 1 where left out. */
  count?: number;
  words?: (string | RegExp)[];
  /** Whole headings. */
  headings?: string[];
  links?: SpecifiedLink[];
};

const inline = new Set(["a", "abbr", "b", "em", "i", "strong", "sub", "sup", "wbr"]);

/** Spaces are one space, and typographic apostrophes and hyphens are the keyboard's. */
export const plain = (text: string) =>
  text.replace(/’/g, "'").replace(/‑/g, "-").replace(/\s+/g, " ").trim();

/** The words of an element as a visitor reads them; what stands apart on the page is apart here. */
export function textOf($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const copy = $(element).clone();
  copy.find("script, style, template, noscript, svg, [hidden]").remove();
  for (const inner of copy.find("*").addBack().get())
    if ("name" in inner && !inline.has(inner.name))
      $(inner).before(" ").prepend(" ").after(" ").append(" ");
  return plain(copy.text());
}

/** What a page lacks of a specified part, one line each; nothing where it has all. */
export function findMissing($: CheerioAPI, specified: SpecifiedPart): string[] {
  const { rows, part = "main", count = 1, words = [], headings = [], links = [] } = specified;
  const say = (what: string) => `${rows.join(", ")}: ${what}`;
  const found = $(part);
  if (found.length !== count) return [say(`${found.length} × ${part}, not ${count}`)];
  return found.get().flatMap((element) => {
    const text = textOf($, element);
    const titles = $(element)
      .find("h1, h2, h3")
      .get()
      .map((heading) => textOf($, heading));
    const anchors = $(element).find("a[href]").addBack("a[href]").get();
    const isThere = ({ text: label, href, opensNewTab }: SpecifiedLink) =>
      anchors.some(
        (anchor) =>
          $(anchor).attr("href")?.replace(/\?.*/, "") === href &&
          (label === undefined || textOf($, anchor) === label) &&
          (!opensNewTab || $(anchor).attr("target") === "_blank"),
      );
    return [
      ...words
        .filter((word) =>
          typeof word === "string" ? !text.includes(plain(word)) : !word.test(text),
        )
        .map((word) => say(`${part} says nothing of "${word}"`)),
      ...headings
        .filter((heading) => !titles.includes(heading))
        .map((heading) => say(`${part} has no heading "${heading}"`)),
      ...links
        .filter((link) => !isThere(link))
        .map((link) => say(`${part} has no link ${JSON.stringify(link)}`)),
    ];
  });
}
