import type { EditableEntry, Path } from "./website-api.ts";

/** Returns an entry's value and its Markdown as one object, as the form shows them. */
export const toContent = ({ value, body }: Pick<EditableEntry, "value" | "body">): unknown =>
  body === null ? value : { ...(value as object), body };

/** Returns content as it is saved; of an untouched form exactly what was read. */
export function fromContent(
  content: unknown,
  hasBody: boolean,
): Pick<EditableEntry, "value" | "body"> {
  if (!hasBody) return { value: content, body: null };
  const { body, ...value } = content as { body: string };
  return { value, body };
}

/** Leads from a file's data to an entry's in it, or to all of a file with one entry. */
export const pathOf = (key: string | null): Path => (key === null ? [] : [key]);

/** Returns what stands at a path, or undefined. */
export const readAt = (value: unknown, path: Path): unknown =>
  path.reduce((at, key) => Object(at)[key], value);

/** Returns a copy with another value at a path; undefined removes the field. */
export function replaceAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const inner = replaceAt(readAt(value, [key]), rest, next);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  const { [key]: before, ...others } = (value ?? {}) as Record<string, unknown>;
  if (inner === undefined) return others;
  // A field that is there keeps its place.
  return { ...(value as object), [key]: inner };
}
