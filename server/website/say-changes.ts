import { isDeepStrictEqual } from "node:util";
import type { FieldSchema } from "./website-api.ts";

const mostWords = 12;

/** Returns what changed between two values, in words such as "Phone: 1 → 2". */
export function sayChanges(before: unknown, after: unknown, schema: FieldSchema): string[] {
  if (before === undefined) return ["New"];
  if (after === undefined) return ["Removed"];
  const all = compare(before, after, schema, "");
  const more = all.length - mostWords;
  return more > 0 ? [...all.slice(0, mostWords), `and ${more} more`] : all;
}

function compare(before: unknown, after: unknown, schema: FieldSchema, label: string): string[] {
  if (schema.hidden || isDeepStrictEqual(before, after)) return [];
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (areLists || (isObject(before) && isObject(after))) {
    const [old, now] = [before, after] as Record<string, unknown>[];
    return [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].flatMap((key) => {
      const field = areLists ? schema.items : (schema.properties?.[key] ?? innerOf(schema));
      return compare(old?.[key], now?.[key], field ?? {}, field?.title ?? (areLists ? label : key));
    });
  }
  return [`${label}: ${shorten(before)} → ${shorten(after)}`];
}

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const innerOf = ({ additionalProperties }: FieldSchema) =>
  typeof additionalProperties === "object" ? additionalProperties : undefined;

function shorten(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return value.length === 1 ? "1 entry" : `${value.length} entries`;
  if (typeof value === "object") return shorten(Object.values(value).find((one) => one !== ""));
  const text = String(value).replace(/\s+/g, " ");
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
