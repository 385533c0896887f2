import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, matchesGlob } from "node:path";
import type { z } from "astro/zod";
import { type ContentFile, readFolder } from "../../../content-files/read-folder.ts";
import { type Collection, type CollectionName, collections } from "../../content/collections.ts";

/** An entry of a collection as its file has it, unchecked. */
export type UncheckedEntry = Omit<ContentFile, "text"> & {
  collection: CollectionName;
  id: string;
  /** The id in a file of several entries. */
  key: string | null;
  schema: z.ZodType;
};

/**
 * Reads every file of a content folder once. Returns the files, their entries, and a sentence for
 * each file that is missing, unreadable or misnamed and for each unusable id.
 */
export function readContent(folder: string) {
  const { files, errors } = readFolder(folder);
  const entries: UncheckedEntry[] = [];
  const names = Object.keys(collections) as CollectionName[];
  for (const collection of names) {
    const definition: Collection = collections[collection];
    errors.push(...findMisplaced(folder, definition));
    const own = files
      .filter(({ name }) => matchesGlob(name, definition.files))
      .flatMap((file) => entriesOf(collection, definition, file));
    errors.push(...own.flatMap(({ id }) => judgeId(id, join(folder, fileOrFolderOf(collection)))));
    entries.push(...own);
  }
  return { files, entries, errors };
}

/** Where the entries of a collection are written: a file, or a folder with a slash at its end. */
export const fileOrFolderOf = (collection: CollectionName): string =>
  collections[collection].files.replace(/\*.*/, "");

/** Whether a file is one that operating systems write by themselves, such as .DS_Store. */
export const isSystemFile = (file: string) => /^(\.|Thumbs\.db$|desktop\.ini$)/i.test(file);

function entriesOf(collection: CollectionName, { kind, schema }: Collection, file: ContentFile) {
  const { data, lineOf } = file;
  if (kind !== "list")
    return [
      { ...file, collection, schema, key: null, id: basename(file.name).replace(/\.\w+$/, "") },
    ];
  return Object.entries((data ?? {}) as Record<string, unknown>).map(
    ([id, data]): UncheckedEntry => ({
      ...file,
      collection,
      id,
      key: id,
      data,
      schema,
      lineOf: (path) => lineOf([id, ...path]),
    }),
  );
}

/** Returns a sentence for a file that is missing, and for each of a folder with another ending. */
function findMisplaced(folder: string, { kind, files }: Collection): string[] {
  const path = join(folder, files);
  if (kind !== "folder")
    return existsSync(path)
      ? []
      : [`${path} is missing. Put it back, for example with: git checkout -- ${path}`];
  const ending = files.replace(/.*\*/, "");
  return readdirSync(dirname(path))
    .filter((name) => !name.endsWith(ending) && !isSystemFile(name))
    .map(
      (name) =>
        `${join(dirname(path), name)}: files of this folder end in ${ending}. Rename it, or take it out of the folder.`,
    );
}

function judgeId(id: string, source: string): string[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return [];
  return [
    `${source}: "${id}" becomes part of an address. Use small letters, digits and single hyphens only.`,
  ];
}
