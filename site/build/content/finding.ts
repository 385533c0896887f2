import type { UncheckedEntry } from "./read-content.ts";

/** Something that is wrong with a content folder, and where. */
export type Finding = {
  /** The place and the sentence, as a terminal shows them. */
  printed: string;
  /** For somebody who fills in a form; it names no line and no file. */
  sentence: string;
  /** Files below the content folder, the entry's key in the first, and the field, where known. */
  files: readonly string[];
  key: string | null;
  path: readonly PropertyKey[];
};

/** What is wrong with a folder as a whole. */
export const findingOfFolder = (printed: string): Finding => ({
  printed,
  sentence: printed,
  files: [],
  key: null,
  path: [],
});

/** Returns a finding about a field; `below` are keys that count for the line only. */
export function findingAt(
  entry: UncheckedEntry,
  path: readonly PropertyKey[],
  text: string,
  { sentence = text, below = [] }: { sentence?: string; below?: readonly string[] } = {},
): Finding {
  const { file, lineOf, name, key } = entry;
  const place = `${file}, line ${lineOf([...path, ...below])}`;
  const printed = `${path.length > 0 ? `${place}, ${path.join(".")}` : place}: ${text}`;
  return { printed, sentence, files: [name], key, path };
}
