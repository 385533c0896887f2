import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "astro/zod";
import {
  type Path,
  parseYaml,
  readContentFile,
  readYaml,
  type YamlText,
} from "../../../content-files/read-yaml.ts";
import {
  type CollectionFiles,
  type CollectionName,
  collectionFiles,
} from "../../content/collection-files.ts";
import { photoSchema, schemas } from "../../content/collections.ts";

/** An entry of a collection as its file has it, unchecked. */
export type Entry = {
  collection: CollectionName;
  id: string;
  file: string;
  data: unknown;
  schema: z.ZodType;
  /** The line of the file on which a value begins, by its path inside the entry. */
  lineOf: (path: Path) => number;
  /** The text under the head of a Markdown file, and the line of the file on which it begins. */
  body?: { text: string; line: number };
};

const allSchemas = { ...schemas, photos: photoSchema(z.string()) };

/**
 * Returns every entry of content/ as its file has it now, and a sentence for each unreadable file.
 */
export function readContent(): { entries: Entry[]; errors: string[] } {
  const entries: Entry[] = [];
  const errors: string[] = [];
  for (const collection of Object.keys(collectionFiles) as CollectionName[])
    for (const file of listFiles(collectionFiles[collection])) {
      try {
        entries.push(...readEntries(collection, file));
      } catch (error) {
        errors.push((error as Error).message);
      }
    }
  return { entries, errors };
}

function listFiles(files: CollectionFiles): string[] {
  if (files.kind !== "folder") return [files.path];
  return globSync(`*${files.extension}`, { cwd: files.path })
    .sort()
    .map((name) => join(files.path, name));
}

function readEntries(collection: CollectionName, file: string): Entry[] {
  const schema: z.ZodType = allSchemas[collection];
  const id = basename(file).replace(/\.(yaml|md)$/, "");
  if (file.endsWith(".md")) return [{ collection, id, file, schema, ...readMarkdown(file) }];
  const { data, lineOf } = readYaml(file);
  if (collectionFiles[collection].kind !== "list")
    return [{ collection, id, file, data, schema, lineOf }];
  return Object.entries(data ?? {}).map(([id, value]) => ({
    collection,
    id,
    file,
    data: value,
    schema,
    lineOf: (path) => lineOf([id, ...path]),
  }));
}

/** Reads the front matter between two lines of hyphens, and the text under it. */
function readMarkdown(file: string): YamlText & Required<Pick<Entry, "body">> {
  const text = readContentFile(file);
  const [all, head] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (all === undefined || head === undefined)
    throw new Error(
      `${file}, line 1: The head is missing. It begins in the first line with three hyphens (---) and ends with another line of them.`,
    );
  const body = { text: text.slice(all.length), line: all.split("\n").length };
  return { ...parseYaml(head, file, 2), body };
}
