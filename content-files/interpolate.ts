/** Puts values where a text of content/ names them in braces. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => String(value)),
    text,
  );
}
