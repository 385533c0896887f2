import { wordsOfKey } from "../../../../content-files/words-of-key.ts";
import type { FieldSchema, Path } from "../../../server/website/website-api.ts";
import { isObject } from "../../json.ts";

/** Returns a list whose item at one place stands at another. */
export const move = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T);

export const labelOf = (schema: FieldSchema, key: string | number): string =>
  schema.title ?? wordsOfKey(String(key));

const schemaBelow = (schema: FieldSchema, key: string | number): FieldSchema =>
  schema.properties?.[key] ??
  schema.items ??
  (isObject(schema.additionalProperties) ? (schema.additionalProperties as FieldSchema) : {});

/** Returns the labels on the way to a field, such as "Hero, Photos, 2". */
export function labelOfPath(schema: FieldSchema, [key, ...rest]: Path): string {
  if (key === undefined) return "";
  const below = schemaBelow(schema, key);
  const label = schema.items ? String(Number(key) + 1) : labelOf(below, key);
  return [label, labelOfPath(below, rest)].filter(Boolean).join(", ");
}

export type FieldKind = ReturnType<typeof kindOf>;

/** Returns which control edits a value of a schema; none for what no form can show. */
export function kindOf(schema: FieldSchema) {
  if (schema.hidden) return "none";
  if (schema.refersTo) return "reference";
  if (schema.enum) return "choice";
  if (schema.const === true || schema.type === "boolean") return "yes-no";
  if (schema.properties) return "object";
  if (isObject(schema.additionalProperties)) return "keyed";
  if (schema.type === "array" && schema.items?.enum) return "ticks";
  if (schema.type === "array") return schema.items ? "list" : "none";
  // The one value of several types is a number or a text.
  if (schema.anyOf || schema.type === "number" || schema.type === "integer") return "number";
  return schema.type === "string" ? "text" : "none";
}

const inputTypes: Record<string, "date" | "email" | "url"> = {
  date: "date",
  email: "email",
  uri: "url",
};

const monthPattern = "-(0[1-9]|1[0-2])";

/**
 * Returns the type of the input for a text, by which a phone chooses its keyboard: of a day or a
 * month the one that the text has, and a day where it has none.
 */
export function inputTypeOf({ format = "", pattern = "", title = "" }: FieldSchema, text = "") {
  if (/^phone/i.test(title)) return "tel";
  if (!pattern.includes(monthPattern)) return inputTypes[format] ?? "text";
  return pattern.endsWith(`${monthPattern}$`) || /^\d{4}-\d\d$/.test(text) ? "month" : "date";
}

/** Returns whether a text gets several lines: by its limit, or by what it is and how long it is. */
export function isLong(
  { maxLength, format, pattern, description = "" }: FieldSchema,
  text: string,
) {
  if (format || pattern) return false;
  if (maxLength !== undefined && maxLength <= 80) return false;
  return (
    text.length > 60 || (maxLength ?? 0) > 80 || /sentence|paragraph|answer/i.test(description)
  );
}

/** Returns what a new field of a schema has before anything is typed. */
export function blank(schema: FieldSchema): unknown {
  const { type, properties, items, minItems = 0, required = [] } = schema;
  if (properties)
    return Object.fromEntries(
      required
        .map((key) => [key, blank(properties[key] ?? {})] as const)
        .filter(([, each]) => each !== undefined),
    );
  if (type === "array") return Array.from({ length: minItems }, () => blank(items ?? {}));
  if (type === "object") return {};
  if (type === "boolean") return false;
  return type === "number" || type === "integer" ? undefined : "";
}

/** Returns the number that was typed, or what was typed where it is none. */
export function toNumber(typed: string): number | string | undefined {
  const text = typed.trim();
  if (!text) return undefined;
  return Number.isFinite(Number(text)) ? Number(text) : typed;
}

/** Returns the texts in a value; by the first one a closed part is recognized. */
export const allTexts = (value: unknown): string[] =>
  isObject(value) ? Object.values(value).flatMap(allTexts) : [String(value ?? "")].filter(Boolean);
