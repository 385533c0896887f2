import { parse } from "yaml";
import { editYaml } from "./edit-yaml.ts";

/** The data of a YAML or Markdown file, and the text under the head of a Markdown file. */
export type FileData = { data: unknown; body: string | null };

const head = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Parses a file of content/ by its name; throws where it cannot be parsed. */
export function parseFile(name: string, text: string): FileData {
  if (!name.endsWith(".md")) return { data: parse(text) ?? {}, body: null };
  const [all = "", yaml = ""] = head.exec(text) ?? [];
  return { data: parse(yaml) ?? {}, body: text.slice(all.length) };
}

/**
 * Returns a file's text with other data and another body, where one is given; throws a sentence
 * where it cannot.
 */
export function editFile(name: string, text: string, { data, body }: FileData): string {
  if (!name.endsWith(".md")) return editYaml(text, data);
  const [all = "", yaml = ""] = head.exec(text) ?? [];
  const edited = all.replace(yaml, () => editYaml(yaml, data));
  const before = text.slice(all.length);
  if (body === null) return edited + before;
  const typed = body.toWellFormed().replace(/\r\n?/g, "\n");
  return edited + (typed === before ? before : `\n${typed.trim()}\n`);
}
