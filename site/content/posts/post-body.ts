import * as cheerio from "cheerio";

/** Number of sections before the quote card. */
const sectionsBeforeQuoteCard = 2;

/**
 * Returns the text of the paragraphs of a post's HTML, without headings, lists, quotations and
 * tables.
 */
export function paragraphText(html: string): string {
  const $ = cheerio.load(html);
  return $("body > p")
    .map((_, paragraph) => $(paragraph).text())
    .get()
    .filter((text) => !text.startsWith("{site-plan:"))
    .join(" ");
}

/** A part of a post: HTML, the quote card, or a site plan by its id. */
export type PostPart = { html: string } | { quoteCard: true } | { sitePlan: string };

/**
 * Splits a post's HTML: the quote card follows its second section, and a site plan replaces each
 * line such as {site-plan: id}.
 */
export function readParts(html: string): PostPart[] {
  const whole = frameTables(html);
  const starts = [...whole.matchAll(/<h2[ >]/g)].map(({ index }) => index);
  const cut = starts[sectionsBeforeQuoteCard] ?? whole.length;
  return [...withPlans(whole.slice(0, cut)), { quoteCard: true }, ...withPlans(whole.slice(cut))];
}

function withPlans(html: string): PostPart[] {
  // Splitting by a pattern with a group returns text and ids in turn.
  return html
    .split(/<p>\{site-plan: ([a-z0-9-]+)\}<\/p>/)
    .map((piece, index) => (index % 2 ? { sitePlan: piece } : { html: piece }));
}

/** Wraps tables in a region that scrolls sideways, by keyboard too. */
function frameTables(html: string): string {
  const $ = cheerio.load(html, null, false);
  $("table").each((_, table) => {
    const heading = $(table).prevAll("h2, h3").first().text();
    $(table).wrap("<div data-table></div>");
    $(table)
      .parent()
      .attr({ role: "region", tabindex: "0", "aria-label": `Table: ${heading}` });
    $(table).find("thead th").attr("scope", "col");
  });
  return $.html();
}

/** Returns the sections of a post, for its table of contents. */
export function readSections(html: string): { id: string; title: string }[] {
  const $ = cheerio.load(html);
  return $("h2[id]")
    .map((_, heading) => ({ id: $(heading).attr("id") ?? "", title: $(heading).text() }))
    .get();
}
