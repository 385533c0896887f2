import { load } from "cheerio";

const classAttribute = /(?<= class=")[^"]*/g;

/** Every class name of a page, as CSS sees it. */
export function classNamesOf(html: string): Set<string> {
  const names = [...html.matchAll(classAttribute)].flatMap(([names]) => splitNames(names));
  return new Set(names.map(decode));
}

/** The page with each class name put through a function. */
export function renameClasses(html: string, rename: (name: string) => string): string {
  return html.replace(classAttribute, (names) =>
    splitNames(names)
      .map((name) => encode(rename(decode(name))))
      .join(" "),
  );
}

/** Class names of what islands print themselves, not of the static HTML that they hold. */
export function classNamesInIslands(html: string): Set<string> {
  const page = load(html);
  page("astro-island astro-slot").remove();
  const names = page("astro-island [class]")
    .toArray()
    .flatMap((element) => splitNames(element.attribs.class ?? ""));
  return new Set(names);
}

/** Addresses of the scripts that a page's islands are made of, as the page names them. */
export function islandScriptsOf(html: string): string[] {
  return [...html.matchAll(/ component-url="([^"]+)"/g)].map(([, address = ""]) => address);
}

const splitNames = (names: string) => names.split(/\s+/).filter(Boolean);

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};
const decode = (name: string) => name.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
const encode = (name: string) =>
  name.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
