import * as cheerio from "cheerio";

/**
 * Returns HTML for feed readers: without classes, ids and drawings, which need our stylesheet, and
 * with absolute addresses.
 */
export function feedHtml(html: string, pageAddress: string): string {
  const $ = cheerio.load(html, null, false);
  $("svg").remove();
  $("[data-table], section, figure, figcaption").each((_, frame) => {
    $(frame).replaceWith($(frame).contents());
  });
  // The stylesheet shows these words on a line of their own.
  $("td span").each((_, words) => {
    const line = $("<em></em>").text($(words).text());
    $(words).before("<br>").replaceWith(line);
  });
  for (const attribute of ["class", "id", "tabindex", "style", "data-label"])
    $("*").removeAttr(attribute);
  for (const attribute of ["href", "src"])
    $(`[${attribute}]`).each((_, element) => {
      const address = $(element).attr(attribute) ?? "";
      $(element).attr(attribute, new URL(address, pageAddress).href);
    });
  return $.html();
}
