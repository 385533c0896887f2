/** Returns a text of content/ with each {name} replaced by its value. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => String(value)),
    text,
  );
}

/** Returns how many words a text has, with each {name} replaced by its value. */
export const countWords = (text: string, values: Record<string, string | number>): number =>
  interpolate(text, values).split(/\s+/).filter(Boolean).length;

/** Returns the words for one or for several, with {count} replaced by the written number. */
export const countInWords = (
  { one, more }: { one: string; more: string },
  count: number,
  written: number | string = count,
): string => interpolate(count === 1 ? one : more, { count: written });
