import type { FieldSchema } from "../website-api.ts";
import type { DescribedCollection } from "./content-description.ts";

/** A value of an entry, with its place, its schema, its label and what it lies in. */
type Field = {
  value: unknown;
  path: readonly (string | number)[];
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
      ...{ value: part, path: [...path, step], schema: next },
      ...{ label: next.title ?? label, parent: value },
    });
  }
}
