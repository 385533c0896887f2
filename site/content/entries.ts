import { type CollectionEntry, getCollection, getEntry, render } from "astro:content";
import { readYaml } from "../../content-files/read-yaml.ts";
import { type CollectionName, collections, type ListName, type PageName } from "./collections.ts";
import { readFactWords } from "./facts/facts.ts";
import { fillFacts } from "./facts/fill-facts.ts";
import type { Reference } from "./schema-fields.ts";

/** An entry of a collection: its id and its data. */
export type Entry<Name extends CollectionName> = CollectionEntry<Name>;
/** The data of a collection's entries, as its schema describes them. */
export type Content<Name extends CollectionName> = CollectionEntry<Name>["data"];

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
  const { files } = collections[name];
  // The id that Astro's loader makes of the file's name.
  const entry = await findEntry(name, files.replace(/\.(yaml|md)$/, ""));
  if (!entry) throw new Error(`content/${files} is missing or could not be read.`);
  return entry;
}

/**
 * Returns all entries of a collection: in the order of their file, or by the names of their files.
 */
export async function readEntries<Name extends ListName>(name: Name): Promise<Entry<Name>[]> {
  const found: Entry<Name>[] = await getCollection(name);
  const entries = await Promise.all(found.map(withFacts));
  const order = orderOf(name) ?? entries.map(({ id }) => id).sort();
  return entries.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

const orders = new Map<ListName, string[]>();

/** The ids of a list in the order of its file, which Astro does not keep. */
function orderOf(name: ListName): string[] | undefined {
  const { kind, files } = collections[name];
  if (kind === "folder") return undefined;
  const order = orders.get(name) ?? Object.keys(readYaml(`content/${files}`).data as object);
  orders.set(name, order);
  return order;
}

/** Returns one entry; throws when its collection has no such id. */
export async function readEntry<Name extends ListName>(
  name: Name,
  id: string,
): Promise<Entry<Name>> {
  const entry = await findEntry(name, id);
  if (!entry) throw new Error(`There is no "${id}" in content/${collections[name].files}.`);
  return entry;
}

/** Returns the entries that are referred to, in the order given. */
export function readReferences<Name extends ListName>(
  references: readonly Reference<Name>[],
): Promise<Entry<Name>[]> {
  return Promise.all(references.map(({ collection, id }) => readEntry(collection, id)));
}

/** Returns the data of the entries that are referred to, in the order given. */
export async function readDataOf<Name extends ListName>(
  references: readonly Reference<Name>[],
): Promise<Content<Name>[]> {
  return (await readReferences(references)).map(({ data }) => data);
}

async function findEntry<Name extends CollectionName>(name: Name, id: string) {
  // Astro's own type of the answer cannot be resolved for a name that is a type parameter.
  const entry = (await getEntry(name, id as Entry<Name>["id"])) as Entry<Name> | undefined;
  return entry && withFacts(entry);
}

/** Returns an entry whose texts have the facts that they name (content/facts.yaml). */
async function withFacts<Name extends CollectionName>(entry: Entry<Name>): Promise<Entry<Name>> {
  // Astro publishes the original of each picture whose file is read.
  if (entry.collection === "photos") return entry;
  return { ...entry, data: fillFacts(entry.data, await readFactWords()) };
}
