import { globSync } from "node:fs";
import { join, sep } from "node:path";
import { markdownHead } from "./edit-file.ts";
import { parseYaml, readContentFile, type YamlText } from "./read-yaml.ts";

/** A YAML or Markdown file of a content folder. */
export type ContentFile = YamlText & {
  /** Its path, with that of the folder. */
  file: string;
  /** Its path below the folder, with slashes, such as cities/ajax.yaml. */
  name: string;
  text: string;
  /** The text under the head of a Markdown file, and the line of the file on which it begins. */
  body?: { text: string; line: number };
};

/** Reads and parses every file of a content folder once; a sentence for each unreadable one. */
export function readFolder(folder: string): { files: ContentFile[]; errors: string[] } {
  const files: ContentFile[] = [];
  const errors: string[] = [];
  for (const path of globSync("**/*.{yaml,md}", { cwd: folder }).sort()) {
    const file = join(folder, path);
    try {
      const text = readContentFile(file);
      const parsed = file.endsWith(".md") ? parseMarkdown(text, file) : parseYaml(text, file);
      files.push({ file, name: path.replaceAll(sep, "/"), text, ...parsed });
    } catch (error) {
      errors.push((error as Error).message);
    }
  }
  return { files, errors };
}

/** Parses the front matter between two lines of hyphens, and the text under it. */
function parseMarkdown(text: string, file: string): YamlText & Pick<ContentFile, "body"> {
  const [all, , head] = markdownHead.exec(text) ?? [];
  if (all === undefined || head === undefined)
    throw new Error(
      `${file}, line 1: The head is missing. It begins in the first line with three hyphens (---) and ends with another line of them.`,
    );
  const body = { text: text.slice(all.length), line: all.split("\n").length };
  // An error at its end is of its last line.
  return { ...parseYaml(head.replace(/\r?\n$/, ""), file, 2), body };
}
