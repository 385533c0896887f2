import { paths } from "../../content/paths.ts";
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
