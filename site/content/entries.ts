import { type CollectionEntry, getCollection, getEntry, render } from "astro:content";
import {
  type CollectionName,
  collectionFiles,
  type ListName,
  type PageName,
} from "./collection-files.ts";
import { knownIds } from "./known-ids.ts";

/** An entry of a collection: its id and its data. */
export type Entry<Name extends CollectionName> = CollectionEntry<Name>;
/** The data of a collection's entries, as its schema describes them. */
export type Content<Name extends CollectionName> = CollectionEntry<Name>["data"];
/** Names an entry of a collection, as `refersTo` of schema-fields.ts returns it. */
export type Reference<Name extends ListName> = { collection: Name; id: string };

/** Returns the content of a collection that is one file. */
export async function readPage<Name extends PageName>(name: Name): Promise<Content<Name>> {
  return (await readPageEntry(name)).data;
}

/** Returns the front matter and the rendered text of a page that is written in Markdown. */
export async function readNotice(name: "accessibility" | "privacy") {
  const entry = await readPageEntry(name);
  return { ...entry.data, ...(await render(entry)) };
}

async function readPageEntry<Name extends PageName>(name: Name): Promise<Entry<Name>> {
  const { path } = collectionFiles[name];
  // The id that Astro's loader makes of the file's path.
  const entry = await findEntry(name, path.replace(/^content\/|\.(yaml|md)$/g, ""));
  if (!entry) throw new Error(`${path} is missing or could not be read.`);
  return entry;
}

/**
 * Returns all entries of a collection: in the order of their file, or by the names of their files.
 */
export async function readEntries<Name extends ListName>(name: Name): Promise<Entry<Name>[]> {
  const order = knownIds(name);
  const entries: Entry<Name>[] = await getCollection(name);
  return entries.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** Returns one entry; throws when its collection has no such id. */
export async function readEntry<Name extends ListName>(
  name: Name,
  id: string,
): Promise<Entry<Name>> {
  const entry = await findEntry(name, id);
  if (!entry) throw new Error(`There is no "${id}" in ${collectionFiles[name].path}.`);
  return entry;
}

/** Returns the entries that are referred to, in the order given. */
export function readReferences<Name extends ListName>(
  references: readonly Reference<Name>[],
): Promise<Entry<Name>[]> {
  return Promise.all(references.map(({ collection, id }) => readEntry(collection, id)));
}

async function findEntry<Name extends CollectionName>(name: Name, id: string) {
  // Astro's own type of the answer cannot be resolved for a name that is a type parameter.
  return (await getEntry(name, id as Entry<Name>["id"])) as Entry<Name> | undefined;
}
