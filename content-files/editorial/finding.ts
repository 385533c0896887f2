import type { ContentFile, Text } from "./read-texts.ts";

/** What an editor would correct: the rule that found it, and a sentence with its place. */
export type Finding = {
  rule: "spelling" | "wording" | "sentences" | "headings" | "search-results";
  message: string;
};

/** Returns "file, line 3, hero.text" for a text, or for a word of it. */
export function placeOf({ file }: ContentFile, { field, lineOf }: Text, word?: string): string {
  const place = `${file}, line ${lineOf(word)}`;
  return field ? `${place}, ${field}` : place;
}

/** Returns the part of a path behind the content folder, such as cities/ajax.yaml. */
export const nameIn = (contentDir: string, { file }: ContentFile) =>
  file.slice(contentDir.length + 1);
