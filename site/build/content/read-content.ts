import { globSync } from "node:fs";
import { z } from "astro/zod";
import {
  type Path,
  parseYaml,
  readContentFile,
  readYaml,
  type YamlText,
} from "../../../read-yaml.ts";
import { contentFiles, photoSchema } from "../../content/schemas/content-files.ts";

/** An entry of a collection as its file says it. */
export type Entry = {
  collection: string;
  id: string;
  file: string;
  data: unknown;
  schema: z.ZodType;
  /** The line of the file on which a value begins, by its path inside the entry. */
  lineOf: (path: Path) => number;
  /** The text under the head of a Markdown file, and the line of the file on which it begins. */
  body?: { text: string; line: number };
};

type Source = {
  kind: "page" | "folder" | "list";
  pattern: string;
  base: string;
  schema: z.ZodType;
};

const sources: Record<string, Source> = {
  ...contentFiles,
  photos: {
    kind: "list",
    pattern: "photos.yaml",
    base: "content",
    schema: photoSchema(z.string()),
  },
};

/** Every entry of content/ as its file says it now, and a sentence for each file that cannot be read. */
export function readContent(): { entries: Entry[]; errors: string[] } {
  const entries: Entry[] = [];
  const errors: string[] = [];
  for (const [collection, source] of Object.entries(sources))
    for (const file of filesOf(source)) {
      try {
        entries.push(...readEntries(collection, file, source));
      } catch (error) {
        errors.push((error as Error).message);
      }
    }
  return { entries, errors };
}

function filesOf({ kind, pattern, base }: Source): string[] {
  if (kind !== "folder") return [`${base}/${pattern}`];
  return globSync(pattern, { cwd: base })
    .sort()
    .map((file) => `${base}/${file}`);
}

function readEntries(collection: string, file: string, { kind, schema }: Source): Entry[] {
  const id = (file.split("/").at(-1) ?? "").replace(/\.(yaml|md)$/, "");
  if (file.endsWith(".md")) return [{ collection, id, file, schema, ...readMarkdown(file) }];
  const { data, lineOf } = readYaml(file);
  if (kind !== "list") return [{ collection, id, file, data, schema, lineOf }];
  return Object.entries(data ?? {}).map(([id, value]) => ({
    collection,
    id,
    file,
    data: value,
    schema,
    lineOf: (path) => lineOf([id, ...path]),
  }));
}

/** The head between two lines of hyphens, and the text under it. */
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
