import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readYaml } from "../../content-files/read-yaml.ts";
import { collectionFiles, type ListName } from "./collection-files.ts";

const listNames = (Object.keys(collectionFiles) as (keyof typeof collectionFiles)[]).filter(
  (name): name is ListName => collectionFiles[name].kind !== "page",
);

const known = new Map<ListName, string[]>();

/**
 * Ids of a collection's entries, read once; throws when an id is there twice or is not usable in an
 * address.
 */
export function knownIds(collection: ListName): string[] {
  const ids = known.get(collection) ?? readIds(collection);
  known.set(collection, ids);
  return ids;
}

/** The file of an entry of a folder. */
export function fileOf(collection: "cities" | "trailers", id: string): string {
  const { path, extension } = collectionFiles[collection];
  return `${path}${id}${extension}`;
}

/** The file or folder in which an entry of the collection is written. */
export const sourceOf = (collection: ListName): string => collectionFiles[collection].path;

function readIds(collection: ListName): string[] {
  const files = collectionFiles[collection];
  const ids = files.kind === "folder" ? readFolder(files) : Object.keys(readEntries(files.path));
  for (const id of ids) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      throw new Error(
        `${files.path}: "${id}" becomes part of an address. Use small letters, digits and single hyphens only.`,
      );
  }
  return ids;
}

function readFolder({ path, extension }: { path: string; extension: string }): string[] {
  return readdirSync(path)
    .filter((file) => !isSystemFile(file))
    .map((file) => {
      if (file.endsWith(extension)) return file.slice(0, -extension.length);
      throw new Error(
        `${path}${file}: files of this folder end in ${extension}. Rename it, or take it out of the folder.`,
      );
    });
}

/** Whether a file is one that operating systems write by themselves, such as .DS_Store. */
export const isSystemFile = (file: string) => /^(\.|Thumbs\.db$|desktop\.ini$)/i.test(file);

function readEntries(file: string): Record<string, { file?: unknown } | null> {
  const { data } = readYaml(file);
  if (typeof data !== "object" || Array.isArray(data))
    throw new Error(
      `${file}, line 1: This file is a list of names, each with its fields under it.`,
    );
  return { ...data };
}

/** The path of each photograph in content/, by its id in photos.yaml. */
export function photoFiles(): Map<string, string> {
  const photos = Object.entries(readEntries(sourceOf("photos")));
  return new Map(photos.map(([id, entry]) => [id, join("content", String(entry?.file))]));
}

/**
 * Collections whose pages have addresses of the same pattern, and the names that other pages take.
 */
const sharedAddresses: { pattern: string; collections: ListName[]; reserved: string[] }[] = [
  {
    pattern: "/washroom-restroom-trailer-rentals-blog/…",
    collections: ["categories", "posts"],
    reserved: [],
  },
  { pattern: "/blog/…", collections: ["posts", "articles"], reserved: ["category"] },
  {
    pattern: "/…-washroom-restroom-trailer-rentals",
    collections: ["cities"],
    reserved: ["about", "contact", "services", "luxury"],
  },
];

/**
 * One sentence for each collection with unreadable ids, and for each address that two entries
 * claim.
 */
export function findIdProblems(): string[] {
  const unreadable = listNames.flatMap((collection) => {
    try {
      knownIds(collection);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  return unreadable.length > 0 ? unreadable : sharedAddresses.flatMap(findSharedAddresses);
}

function findSharedAddresses({
  pattern,
  collections,
  reserved,
}: (typeof sharedAddresses)[number]): string[] {
  const owners = new Map(reserved.map((slug) => [slug, "a page of its own"]));
  const problems: string[] = [];
  for (const collection of collections)
    for (const id of knownIds(collection)) {
      const owner = owners.get(id);
      if (owner)
        problems.push(
          `The address ${pattern.replace("…", id)} is claimed twice: by ${owner} and by "${id}" in ${sourceOf(collection)}. Rename one of them.`,
        );
      owners.set(id, `"${id}" in ${sourceOf(collection)}`);
    }
  return problems;
}
