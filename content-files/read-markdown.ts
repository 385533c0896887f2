import { parseYaml, type YamlText } from "./read-yaml.ts";

/** The text under the head of a Markdown file, and the line of the file on which it begins. */
export type MarkdownBody = { text: string; line: number };

/** Parses the front matter between two lines of hyphens, and the text under it. */
export function parseMarkdown(text: string, file: string): YamlText & { body: MarkdownBody } {
  const [all, head] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (all === undefined || head === undefined)
    throw new Error(
      `${file}, line 1: The head is missing. It begins in the first line with three hyphens (---) and ends with another line of them.`,
    );
  const body = { text: text.slice(all.length), line: all.split("\n").length };
  return { ...parseYaml(head, file, 2), body };
}
