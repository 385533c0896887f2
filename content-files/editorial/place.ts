import type { ContentFile, Text } from "./read-texts.ts";

/** Returns "file, line 3, hero.text" for a text, or for a word of it. */
export function placeOf({ file }: ContentFile, { field, lineOf }: Text, word?: string): string {
  const place = `${file}, line ${lineOf(word)}`;
  return field ? `${place}, ${field}` : place;
}

/** Returns the part of a path below the content folder, such as cities/ajax.yaml. */
export const nameIn = (contentDir: string, { file }: ContentFile) =>
  file.slice(contentDir.length + 1);
