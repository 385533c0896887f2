import type { Text, TextFile } from "./read-texts.ts";

/** Returns "file, line 3, hero.text" for a text, or for a word of it. */
export function placeOf({ file }: TextFile, { field, lineOf }: Text, word?: string): string {
  const place = `${file}, line ${lineOf(word)}`;
  return field ? `${place}, ${field}` : place;
}
