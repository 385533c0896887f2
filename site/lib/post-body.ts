import * as cheerio from "cheerio";

/** After this section of a post stands the quote card. */
const sectionsBeforeQuoteCard = 2;

/** Plain text of the paragraphs of a post's HTML, without headings, lists, quotations and tables. */
export function paragraphText(html: string): string {
  const $ = cheerio.load(html);
  return $("body > p")
    .map((_, paragraph) => $(paragraph).text())
    .get()
    .join(" ");
}

/** The two parts of a post around its quote card, wide tables in a frame that scrolls by itself, by keyboard too. */
export function splitBody(html: string): { before: string; after: string } {
  const $ = cheerio.load(html, null, false);
  $("table").each((_, table) => {
    const heading = $(table).prevAll("h2, h3").first().text();
    $(table).wrap("<div data-table></div>");
    $(table)
      .parent()
      .attr({ role: "region", tabindex: "0", "aria-label": `Table: ${heading}` });
    $(table).find("thead th").attr("scope", "col");
  });
  const whole = $.html();
  const starts = [...whole.matchAll(/<h2[ >]/g)].map(({ index }) => index);
  const cut = starts[sectionsBeforeQuoteCard] ?? whole.length;
  return { before: whole.slice(0, cut), after: whole.slice(cut) };
}

/** The sections of a post, for its contents list. */
export function readSections(html: string): { id: string; title: string }[] {
  const $ = cheerio.load(html);
  return $("h2[id]")
    .map((_, heading) => ({ id: $(heading).attr("id") ?? "", title: $(heading).text() }))
    .get();
}
