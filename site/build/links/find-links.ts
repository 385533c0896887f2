import { load } from "cheerio/slim";

/** The links of a built file as they are written, and its ids. */
export type FoundLinks = { links: Set<string>; ids: Set<string> };

type Found = { ids: Set<string>; add: (link: string) => void };

const attributes = [
  "href",
  "src",
  "action",
  "formaction",
  "poster",
  "data",
  "component-url",
  "renderer-url",
  "before-hydration-url",
];
const sourceSets = ["srcset", "imagesrcset"];
/** Meta tags with addresses. */
const addressOfMeta = /^(og:url|og:image|og:image:url|twitter:image|twitter:url)$/;
/** Addresses in CSS, quoted or not. */
const cssAddress = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
/** Built files that a script or an island's props name. */
const builtFile = /\/_astro\/[\w./-]+\.\w+/g;
/** Scripts that a script imports from its own folder. */
const scriptBeside = /["'`]\.\/([\w.-]+\.js)["'`]/g;
/** Absolute addresses in a text, without trailing punctuation. */
const wholeAddress = /https?:\/\/[^\s()<>[\]"'`]*[^\s()<>[\]"'`.,;:!?]/g;
const markdownLink = /\]\((\/[^)\s]*)\)/g;

/** Returns the links of a built file by its extension; none for other files. */
export function findLinks(name: string, text: string): FoundLinks {
  const links = new Set<string>();
  const found: Found = { ids: new Set(), add: (link) => links.add(link.trim()) };
  const ending = name.slice(name.lastIndexOf("."));
  if (ending === ".html") readHtml(text, found);
  else if (ending === ".xml") readXml(text, found);
  else if (ending === ".css") readCss(text, found);
  else if (ending === ".js") readScript(text, found);
  else if (ending === ".txt") readText(text, found);
  else if (ending === ".webmanifest") readJson(text, found);
  else if (name === "_redirects") readRedirects(text, found);
  return { links, ids: found.ids };
}

function readHtml(html: string, found: Found): void {
  const $ = load(html);
  for (const element of $("*").toArray()) {
    if (!("attribs" in element)) continue;
    const { name, attribs } = element;
    if (attribs.id) found.ids.add(attribs.id);
    if (name === "a" && attribs.name) found.ids.add(attribs.name);
    for (const attribute of attributes) {
      const value = attribs[attribute];
      if (value !== undefined) found.add(value);
    }
    for (const attribute of sourceSets)
      for (const candidate of (attribs[attribute] ?? "").split(/,\s+/))
        if (candidate) found.add(candidate.trim().split(/\s/)[0] ?? "");
    if (attribs.style) readCss(attribs.style, found);
    if (name === "meta" && addressOfMeta.test(attribs.property ?? attribs.name ?? ""))
      found.add(attribs.content ?? "");
    if (name === "style") readCss($(element).text(), found);
    if (name === "script" && attribs.type === "application/ld+json")
      readJson($(element).text(), found);
  }
  readScript(html, found);
}

function readXml(xml: string, found: Found): void {
  const $ = load(xml, { xml: true });
  $("loc, link, guid, image\\:loc").each((_, element) => {
    const { isPermaLink, href } = element.attribs;
    if (isPermaLink !== "false" && href === undefined) found.add($(element).text());
  });
  $("[href], [url]").each((_, { attribs }) => {
    found.add(attribs.href ?? attribs.url ?? "");
  });
  $("content\\:encoded").each((_, element) => {
    readHtml($(element).text(), found);
  });
}

function readCss(css: string, { add }: Found): void {
  for (const [, address = ""] of css.matchAll(cssAddress)) add(address);
}

function readScript(script: string, { add }: Found): void {
  for (const [address] of script.matchAll(builtFile)) add(address);
  for (const [, file] of script.matchAll(scriptBeside)) add(`/_astro/${file}`);
}

function readText(text: string, { add }: Found): void {
  for (const [address] of text.matchAll(wholeAddress)) add(address);
  for (const [, path = ""] of text.matchAll(markdownLink)) add(path);
}

function readRedirects(text: string, { add }: Found): void {
  for (const line of text.split("\n")) {
    const [, target] = line.split(/\s+/);
    if (target) add(target);
  }
}

/** Collects addresses of structured data and of a web manifest; an @id identifies, and is none. */
function readJson(json: string, { add }: Found): void {
  JSON.parse(json, (key: string, value: unknown) => {
    if (typeof value === "string" && key !== "@id" && /^(https?:\/\/|\/)/.test(value)) add(value);
    return value;
  });
}
