import type { ContentDescription, DescribedCollection } from "../content-description.ts";
import type { EntryAddress, FieldSchema, Path } from "../website-api.ts";

/** A value of an entry, with its place, its schema, its label and what it lies in. */
type Field = {
  value: unknown;
  path: Path;
  schema: FieldSchema;
  label: string;
  parent: unknown;
};

/** Yields all that the owner sees of an entry: its value, what lies in it, and its Markdown. */
export function* fieldsOf(
  { schema, title }: Pick<DescribedCollection, "schema" | "title">,
  { value, body }: Pick<DescribedCollection["entries"][number], "value" | "body">,
): Generator<Field> {
  yield* below({ value, path: [], schema, label: title, parent: null });
  if (body !== null)
    yield { value: body, path: ["body"], schema: {}, label: "Text", parent: value };
}

/** Yields what the owner sees of all entries, each with the entry that it is in. */
export function* allFields(
  collections: ContentDescription["collections"],
): Generator<Field & { entry: EntryAddress & { title: string } }> {
  for (const collection of collections)
    for (const described of collection.entries) {
      const { file, key, title } = described;
      for (const field of fieldsOf(collection, described))
        yield { ...field, entry: { file, key, title } };
    }
}

const excerptMargin = 60;

/** Returns whole words around a place in a text, longer after it. */
export function excerptOf(text: string, place: number): string {
  const from = Math.max(0, place - excerptMargin);
  const to = Math.max(0, place) + 2 * excerptMargin;
  const cut = text.slice(from, to).replace(/\s+/g, " ");
  const begun = from > 0 ? cut.replace(/^\S* /, "…") : cut;
  return to < text.length ? begun.replace(/ \S*$/, "…") : begun;
}

function* below(field: Field): Generator<Field> {
  const { value, path, schema, label } = field;
  if (schema.hidden) return;
  yield field;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const inner = Array.isArray(value)
      ? schema.items
      : (schema.properties?.[key] ?? schema.additionalProperties);
    const next = typeof inner === "object" ? inner : {};
    const step = Array.isArray(value) ? Number(key) : key;
    yield* below({
      value: part,
      path: [...path, step],
      schema: next,
      label: next.title ?? label,
      parent: value,
    });
  }
}
