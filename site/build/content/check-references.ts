import { paths } from "../../content/paths.ts";
import { listDirectives } from "../../content/posts/directives.ts";
import { type Entry, sourceOf } from "./read-content.ts";

/** A reference to an entry, and its place in the entry that has it. */
export type Reference = { collection: Entry["collection"]; id: string; path: PropertyKey[] };

/** Returns the references anywhere in the checked data of an entry. */
export function findReferences(value: unknown, path: PropertyKey[] = []): Reference[] {
  if (typeof value !== "object" || value === null) return [];
  const { collection, id } = value as Partial<Reference>;
  if (typeof collection === "string" && typeof id === "string") return [{ collection, id, path }];
  return Object.entries(value).flatMap(([key, part]) => findReferences(part, [...path, key]));
}

/** The ids of each collection's entries. */
export type KnownIds = (collection: Entry["collection"]) => string[];

/** Returns why a reference leads nowhere; null where it leads to an entry. */
export function judgeReference(
  { collection, id }: Reference,
  known: KnownIds,
  folder: string,
): string | null {
  const ids = known(collection);
  if (ids.includes(id)) return null;
  return `There is no "${id}" in ${folder}/${sourceOf(collection)}. Write one of: ${ids.join(", ")}; or add it there.`;
}

/** The first parts of addresses that are no entry's, such as "about". */
const ownAddresses = [...Object.values(paths), ...Object.values(paths.short)].filter(
  (path) => typeof path === "string",
);
const reservedFor = (pattern: RegExp) =>
  ownAddresses.flatMap((path) => pattern.exec(path)?.[1] ?? []);

/**
 * Collections whose pages have addresses of the same pattern, and the names that other pages take.
 */
const sharedAddresses: {
  pattern: string;
  collections: Entry["collection"][];
  reserved: string[];
}[] = [
  {
    pattern: "/washroom-restroom-trailer-rentals-blog/…",
    collections: ["categories", "posts"],
    reserved: [],
  },
  { pattern: "/blog/…", collections: ["posts", "articles"], reserved: ["category"] },
  {
    pattern: "/…-washroom-restroom-trailer-rentals",
    collections: ["cities"],
    reserved: [...reservedFor(/^\/([\w-]+)-washroom-restroom-trailer-rentals$/), "services"],
  },
  {
    pattern: "/…",
    collections: ["landing"],
    reserved: reservedFor(/^\/([\w-]+)$/).filter((name) => name !== paths.wholeProvince.slice(1)),
  },
];

/** Returns a sentence for each address that two entries claim. */
export function findSharedAddresses(known: KnownIds, folder: string): string[] {
  return sharedAddresses.flatMap(({ pattern, collections, reserved }) => {
    const owners = new Map(reserved.map((slug) => [slug, "a page of its own"]));
    return collections.flatMap((collection) =>
      known(collection).flatMap((id) => {
        const owner = owners.get(id);
        const claim = `"${id}" in ${folder}/${sourceOf(collection)}`;
        owners.set(id, claim);
        return owner
          ? `The address ${pattern.replace("…", id)} is claimed twice: by ${owner} and by ${claim}. Rename one of them.`
          : [];
      }),
    );
  });
}

/** How articles asked for a site plan before they had directives. */
const formerPlan = /^\{site-plan: ?([^}\n]*)\}/gm;

/** Directives that articles do not have, and site plans that do not exist. */
export function checkDirectives({ file, body }: Entry, plans: string[], folder: string): string[] {
  if (!body) return [];
  const former = [...body.text.matchAll(formerPlan)].map(
    ({ 0: old, 1: id, index }) =>
      `${file}, line ${lineAt(body, index)}: Write ::site-plan{name=${id}} in place of ${old}.`,
  );
  const unknown = listDirectives(body.text).flatMap(({ name, plan, line }) => {
    const place = `${file}, line ${body.line + line - 1}`;
    if (plan === undefined)
      return `${place}: There is no directive "${name}". Write ::site-plan{name=…}, or take the colons out.`;
    if (plans.includes(plan)) return [];
    return `${place}: There is no "${plan}" in ${folder}/site-plans.yaml. In ::site-plan{name=${plan}} write one of: ${plans.join(", ")}; or add the plan.`;
  });
  return [...former, ...unknown];
}

/** Returns the line of the file on which a place of its text is. */
const lineAt = (body: NonNullable<Entry["body"]>, index: number) =>
  body.line + body.text.slice(0, index).split("\n").length - 1;

/** A picture in a Markdown text. */
const markdownPicture = /!\[[^[\]]*\]\(\s*(?:<([^>\n]*)>|([^\s)]+))/g;

/** Returns an error for each image with a relative path, which our pages do not render. */
export function findRelativePictures({ file, body }: Entry): string[] {
  if (!body) return [];
  return [...body.text.matchAll(markdownPicture)].flatMap((found) => {
    const picture = found[1] ?? found[2] ?? "";
    // Paths of the site are checked with the links of the built pages.
    if (/^(\/|#|[a-z][a-z\d+.-]*:)/i.test(picture)) return [];
    return `${file}, line ${lineAt(body, found.index)}: The picture ${picture} would not be shown: a text cannot have pictures of its own. Take it out; the picture of an article is named by photo in its head.`;
  });
}
