import * as cheerio from "cheerio";

/** Number of sections before the quote card. */
const sectionsBeforeQuoteCard = 2;

/** Returns the text of a post's paragraphs, without headings, lists, quotations and tables. */
export function paragraphText(html: string): string {
  const $ = cheerio.load(html);
  return $("body > p")
    .map((_, paragraph) => $(paragraph).text())
    .get()
    .join(" ");
}

const sentenceEnd = /[.?!]$/;

/** Shortens a text to so many characters, at a word boundary, with an ellipsis in a sentence. */
export function cutAtWord(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const room = line.slice(0, limit);
  const lastSpace = line[limit] === " " && sentenceEnd.test(room) ? limit : room.lastIndexOf(" ");
  const whole = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, limit - 1);
  if (sentenceEnd.test(whole)) return whole;
  return `${whole.replace(/[\s,;:.–-]+$/, "")}…`;
}

/** Characters that the first cell of a row may have to stand in one line on a phone. */
const maxShortCell = 12;

/** A part of a post: HTML, the quote card, a site plan by its id, or one of its pictures. */
export type PostPart =
  | { html: string }
  | { quoteCard: true }
  | { sitePlan: string }
  | { photo: number };

/**
 * Returns a post in pieces: the quote card after its second section, each site plan in its place,
 * and so many pictures, spread over the text.
 */
export function readParts(html: string, photos = 0): PostPart[] {
  const $ = cheerio.load(html, null, false);
  frameTables($);
  keepTogether($);
  const parts: PostPart[] = [];
  let piece = "";
  const insert = (part: PostPart) => {
    parts.push({ html: piece }, part);
    piece = "";
  };
  const [cut] = $.root().children("h2").slice(sectionsBeforeQuoteCard);
  const beforePhotos = spread($, photos);
  for (const node of $.root().contents()) {
    if (node === cut) insert({ quoteCard: true });
    const photo = beforePhotos.indexOf(node);
    if (photo !== -1) insert({ photo });
    if ($(node).is("site-plan")) insert({ sitePlan: $(node).attr("name") ?? "" });
    else piece += $.html(node);
  }
  if (!cut) insert({ quoteCard: true });
  return [...parts, { html: piece }];
}

/** Pixels of a phone between a post's text and the pictures before and after it. */
const around = 500;
/** Pixels of a phone that a site plan takes with its list. */
const sitePlanHeight = 620;

/**
 * Returns the nodes before which so many pictures stand, in order and about equally far from each
 * other: headings of sections, or paragraphs of long ones.
 */
function spread($: cheerio.CheerioAPI, count: number): unknown[] {
  let end = around;
  const places = $.root()
    .contents()
    .toArray()
    .flatMap((node) => {
      const start = end;
      // About a pixel of a phone for each character, and more in a table that is a list there.
      const isList = $(node).find("thead th").length >= minForList;
      const height = $(node).text().length * (isList ? 2.4 : 1);
      end += $(node).is("site-plan") ? sitePlanHeight : height;
      const penalty = $(node).is("h2") ? 1 : 1.5;
      return $(node).is("h2, :is(p, ul, [data-table]) + p") ? [{ node, start, penalty }] : [];
    });
  const free = places.slice(places.findIndex(({ penalty }) => penalty === 1) + 1);
  const chosen: unknown[] = [];
  let from = 0;
  for (let left = count; left > 0 && free.length > 0; left -= 1) {
    const goal = from + (end + around - from) / (left + 1);
    const distances = free.map(({ start, penalty }) => Math.abs(start - goal) * penalty);
    const [place] = free.splice(0, distances.indexOf(Math.min(...distances)) + 1).slice(-1);
    from = place?.start ?? from;
    chosen.push(place?.node);
  }
  return chosen;
}

/** Keeps words such as "2-station" in one line, but not in cells, whose text is one grid item. */
function keepTogether($: cheerio.CheerioAPI): void {
  for (const node of $(":is(p, li, p a, li a)").contents()) {
    if (node.type !== "text" || !/\d-[a-z]/i.test(node.data)) continue;
    const html = $("<p>").text(node.data).html() ?? "";
    $(node).replaceWith(html.replace(/\d+-[a-z]+/gi, '<span class="whitespace-nowrap">$&</span>'));
  }
}

/** From so many columns on a table is a list of its rows on a phone. */
const minForList = 4;

/**
 * Puts wide tables in a frame that scrolls by itself, by keyboard too, and marks those whose first
 * column is short. Cells of a table that is a list on a phone are labelled with their columns.
 */
function frameTables($: cheerio.CheerioAPI): void {
  $("table").each((_, table) => {
    const heading = $(table).prevAll("h2, h3").first().text();
    $(table).wrap("<div data-table></div>");
    $(table)
      .parent()
      .attr({ role: "region", tabindex: "0", "aria-label": `Table: ${heading}` });
    $(table).find("thead th").attr("scope", "col");
    const labels = $(table)
      .find("thead th")
      .toArray()
      .map((head) => $(head).text());
    if (labels.length >= minForList)
      $(table)
        .find("td")
        .each((_, cell) => {
          $(cell).attr("data-label", labels[$(cell).index()]);
        });
    const first = $(table).find("td:first-child").toArray();
    if (first.every((cell) => $(cell).text().length <= maxShortCell))
      $(table).attr("data-first", "short");
  });
}

/** Returns the sections of a post, for its table of contents. */
export function readSections(html: string): { id: string; title: string }[] {
  const $ = cheerio.load(html);
  return $("h2[id]")
    .map((_, heading) => ({ id: $(heading).attr("id") ?? "", title: $(heading).text() }))
    .get();
}
