import * as cheerio from "cheerio";

export type BuiltPage = Awaited<ReturnType<typeof readPage>>;

/** Fetches a page as a machine would, and returns what it says of itself and where it leads. */
export async function readPage(base: string, path: string) {
  const response = await fetch(new URL(path, base), { redirect: "manual" });
  const html = await response.text();
  const $ = cheerio.load(html);
  const main = $("main").clone();
  main.find("script, style, template").remove();
  return {
    path,
    status: response.status,
    html,
    title: $("title").text(),
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
    mainLinks: main
      .find("a[href]")
      .map((_, link) => $(link).attr("href") ?? "")
      .get(),
  };
}

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
