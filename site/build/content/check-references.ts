import { namedEntries } from "../../content/facts/fill-facts.ts";
import { paths } from "../../content/paths.ts";
import { fileOrFolderOf, type UncheckedEntry } from "./read-content.ts";

/** A reference to an entry, and its place in the entry that has it. */
export type FoundReference = {
  collection: UncheckedEntry["collection"];
  id: string;
  path: PropertyKey[];
};

/** Returns the references anywhere in an entry's checked data, and those that its texts name. */
export function findReferences(value: unknown, path: PropertyKey[] = []): FoundReference[] {
  if (typeof value === "string") return namedEntries(value).map((named) => ({ ...named, path }));
  if (typeof value !== "object" || value === null) return [];
  const { collection, id } = value as Partial<FoundReference>;
  if (typeof collection === "string" && typeof id === "string") return [{ collection, id, path }];
  return Object.entries(value).flatMap(([key, part]) => findReferences(part, [...path, key]));
}

/** The ids of each collection's entries. */
export type KnownIds = (collection: UncheckedEntry["collection"]) => string[];

/** Returns why a reference leads nowhere; null where it leads to an entry. */
export function judgeReference(
  { collection, id }: FoundReference,
  known: KnownIds,
  folder: string,
): string | null {
  const ids = known(collection);
  if (ids.includes(id)) return null;
  return `There is no "${id}" in ${folder}/${fileOrFolderOf(collection)}. Write one of: ${ids.join(", ")}; or add it there.`;
}

/** The addresses of an entry's pages, by its collection. */
const addressesOf: [UncheckedEntry["collection"], (id: string) => string[]][] = [
  ["categories", (id) => [paths.category(id)]],
  ["posts", (id) => [paths.post(id), paths.article(id)]],
  ["articles", (id) => [paths.article(id)]],
  ["cities", (id) => [paths.city(id)]],
  ["landing", (id) => [paths.landing(id)]],
];
/** Addresses of other pages, also the second one of the services and the categories' folder. */
const ownAddresses = [
  ...Object.values(paths).filter((path) => path !== paths.wholeProvince),
  ...Object.values(paths.short),
  paths.city("services"),
  paths.article("category"),
].filter((path) => typeof path === "string");

/** Returns a sentence for each address that two entries claim, or an entry and another page. */
export function findSharedAddresses(known: KnownIds, folder: string): string[] {
  const owners = new Map(ownAddresses.map((address) => [address, "a page of its own"]));
  return addressesOf.flatMap(([collection, addresses]) =>
    known(collection).flatMap((id) => {
      const claim = `"${id}" in ${folder}/${fileOrFolderOf(collection)}`;
      return addresses(id).flatMap((address) => {
        const owner = owners.get(address);
        owners.set(address, claim);
        return owner
          ? `The address ${address} is claimed twice: by ${owner} and by ${claim}. Rename one of them.`
          : [];
      });
    }),
  );
}
