import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

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
  const ids = source.endsWith("/")
    ? readdirSync(source).map((file) => file.replace(/\.(yaml|md)$/, ""))
    : Object.keys(readYaml(source));
  for (const id of ids) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      throw new Error(
        `${source}: "${id}" becomes part of an address. Use small letters, digits and single hyphens only.`,
      );
  }
  return ids;
}

function readYaml(file: string): Record<string, { file?: unknown } | null> {
  try {
    return parse(readFileSync(file, "utf8")) ?? {};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} could not be read: ${reason}\nEach name at the start of a line may stand there once; give one of them another name, or remove it.`,
    );
  }
}

/** The file of each picture, by its id. */
export function photoFiles(): Map<string, string> {
  const photos = Object.entries(readYaml(sources.photos));
  return new Map(photos.map(([id, entry]) => [id, join("content", String(entry?.file))]));
}

/** Throws when a file or folder of content/ cannot be read, holds an id twice, an id that is no address, or a picture that is not there. */
export function checkFiles(): void {
  for (const collection of Object.keys(sources) as Referable[]) knownIds(collection);
  for (const [id, file] of photoFiles()) {
    if (!existsSync(file))
      throw new Error(
        `${sources.photos}: the file of "${id}" is ${file}, which is not there. Put the picture there, or correct the line "file:".`,
      );
  }
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

/** Throws when two pages would have the same address, naming both files and what to do. */
export function checkAddresses(): void {
  for (const { shape, collections, taken } of sharedAddresses) {
    const owners = new Map(taken.map((slug) => [slug, "a page of its own"]));
    for (const collection of collections) {
      for (const id of knownIds(collection)) {
        const owner = owners.get(id);
        if (owner)
          throw new Error(
            `The address ${shape.replace("…", id)} is claimed twice: by ${owner} and by "${id}" in ${sourceOf(collection)}. Rename one of them.`,
          );
        owners.set(id, `"${id}" in ${sourceOf(collection)}`);
      }
    }
  }
}
