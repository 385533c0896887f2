import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readYaml } from "../../../read-yaml.ts";

/** Where the entries of each collection are kept: a folder with one file an entry, or one file with an entry a key. */
const sources = {
  articles: "content/articles/",
  categories: "content/categories.yaml",
  cities: "content/cities/",
  photos: "content/photos.yaml",
  postCategories: "content/post-categories.yaml",
  posts: "content/posts/",
  questions: "content/questions.yaml",
  quoteFormVariants: "content/quote-form-variants.yaml",
  services: "content/services/",
  sitePlans: "content/site-plans.yaml",
  testimonials: "content/testimonials.yaml",
  trailers: "content/trailers/",
} as const;

export type Referable = keyof typeof sources;

const known = new Map<Referable, string[]>();

/** Ids of a collection's entries, read once; throws when a file has the same id twice or an id that is no address. */
export function knownIds(collection: Referable): string[] {
  const read = known.get(collection) ?? readIds(sources[collection]);
  known.set(collection, read);
  return read;
}

/** Where an entry of the collection would be written. */
export const sourceOf = (collection: Referable) => sources[collection];

/** Returns the ids in a folder or file of content/; throws a sentence that names it and says what to do. */
export function readIds(source: string): string[] {
  const ids = source.endsWith("/") ? readFolder(source) : Object.keys(readEntries(source));
  for (const id of ids) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      throw new Error(
        `${source}: "${id}" becomes part of an address. Use small letters, digits and single hyphens only.`,
      );
  }
  return ids;
}

function readFolder(folder: string): string[] {
  const ending = ["content/posts/", "content/articles/"].includes(folder) ? ".md" : ".yaml";
  return readdirSync(folder)
    .filter((file) => !isOfTheSystem(file))
    .map((file) => {
      if (file.endsWith(ending)) return file.slice(0, -ending.length);
      throw new Error(
        `${folder}${file}: files of this folder end in ${ending}. Rename it, or take it out of the folder.`,
      );
    });
}

/** Files such as .DS_Store and Thumbs.db, which computers put into folders by themselves. */
export const isOfTheSystem = (file: string) => /^(\.|Thumbs\.db$|desktop\.ini$)/i.test(file);

function readEntries(file: string): Record<string, { file?: unknown } | null> {
  const { data } = readYaml(file);
  if (typeof data !== "object" || Array.isArray(data))
    throw new Error(
      `${file}, line 1: This file is a list of names, each with its fields under it.`,
    );
  return { ...data };
}

/** The file of each picture, by its id. */
export function photoFiles(): Map<string, string> {
  const photos = Object.entries(readEntries(sources.photos));
  return new Map(photos.map(([id, entry]) => [id, join("content", String(entry?.file))]));
}

/** Addresses that share one shape, so that no two pages may claim the same. */
const sharedAddresses: { shape: string; collections: Referable[]; taken: string[] }[] = [
  {
    shape: "/washroom-restroom-trailer-rentals-blog/…",
    collections: ["categories", "posts"],
    taken: [],
  },
  { shape: "/blog/…", collections: ["posts", "articles"], taken: ["category"] },
  {
    shape: "/…-washroom-restroom-trailer-rentals",
    collections: ["cities"],
    taken: ["about", "contact", "services", "luxury"],
  },
];

/** A sentence for each collection that cannot be read or has an id that is no address, and for each address claimed twice. */
export function findIdProblems(): string[] {
  const unreadable = (Object.keys(sources) as Referable[]).flatMap((collection) => {
    try {
      knownIds(collection);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  return unreadable.length > 0 ? unreadable : sharedAddresses.flatMap(findClaims);
}

function findClaims({ shape, collections, taken }: (typeof sharedAddresses)[number]): string[] {
  const owners = new Map(taken.map((slug) => [slug, "a page of its own"]));
  const problems: string[] = [];
  for (const collection of collections)
    for (const id of knownIds(collection)) {
      const owner = owners.get(id);
      if (owner)
        problems.push(
          `The address ${shape.replace("…", id)} is claimed twice: by ${owner} and by "${id}" in ${sourceOf(collection)}. Rename one of them.`,
        );
      owners.set(id, `"${id}" in ${sourceOf(collection)}`);
    }
  return problems;
}
