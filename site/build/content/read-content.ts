import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "astro/zod";
import { type MarkdownBody, readMarkdown } from "../../../content-files/read-markdown.ts";
import { type Path, readYaml } from "../../../content-files/read-yaml.ts";
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
  /** The text under the head of a Markdown file. */
  body?: MarkdownBody;
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
