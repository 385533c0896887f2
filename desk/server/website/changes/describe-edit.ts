import { isDeepStrictEqual } from "node:util";
import { isInPlace, isKeyed } from "../../../../content-files/merge-data.ts";
import { pluralize } from "../../../../content-files/pluralize.ts";
import { fullDates } from "../../../../server/time/format-dates.ts";
import type { EditableEntry, FieldSchema, Path } from "../website-api.ts";

const maxWords = 12;

/** The schema of what changed, and the titles of the entries that it names by their ids. */
type Form = { schema: FieldSchema; choices: EditableEntry["choices"] };

/** An entry's value, where there is one, and its Markdown. */
type Entry = readonly [value: unknown, body: string | null];

/** What changed in words such as "Phone: 1 → 2", and its field; null is the entry as a whole. */
type Sentence = { words: string; path: Path | null };

/** Returns what changed of an entry, by its fields. */
export function describeEdit([before, text]: Entry, [after, newText]: Entry, form: Form) {
  if (before === undefined) return [{ words: `New: ${shorten(longestText(after))}`, path: null }];
  if (after === undefined) return [{ words: "Removed", path: null }];
  const ofText = { schema: { type: "string" }, choices: {} } as const;
  return [
    ...compare([before, after], form, "", []),
    ...compare([text, newText], ofText, "Text", ["body"]),
  ];
}

/** Returns the first of some words, each once, and how many more there are. */
export function firstOf(words: readonly string[]): string[] {
  const all = [...new Set(words)];
  const more = all.length - maxWords;
  return more > 0 ? [...all.slice(0, maxWords), `and ${more} more`] : all;
}

type Sides = readonly [before: unknown, after: unknown];

function compare([before, after]: Sides, form: Form, label: string, path: Path): Sentence[] {
  const { schema, choices } = form;
  if (schema.hidden || isDeepStrictEqual(before, after)) return [];
  if (isPoint(schema)) return [{ words: "The point that stays in view moved", path }];
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (areLists || (isKeyed(before) && isKeyed(after))) {
    const [old, now] = [before, after] as Record<string, unknown>[];
    const said = Object.keys({ ...old, ...now }).flatMap((key) => {
      const field = (areLists ? schema.items : schema.properties?.[key]) ?? innerOf(schema) ?? {};
      const name = field.title ?? (areLists ? label : titleOf(key, Object.values(choices).flat()));
      const at = [...path, areLists ? Number(key) : key];
      return compare([old?.[key], now?.[key]], { schema: field, choices }, name, at);
    });
    // An item that was moved is undone with the others only.
    if (!areLists || isInPlace(before, after)) return said;
    return [{ words: said.map(({ words }) => words).join("; "), path }];
  }
  const [old, now] = fromDifference(before, after).map((value) => say(value, form));
  return [{ words: `${label}: ${old} → ${now}`, path }];
}

/** Returns two texts from the words before their first difference on; other values as they are. */
function fromDifference(before: unknown, after: unknown): unknown[] {
  if (typeof before !== "string" || typeof after !== "string") return [before, after];
  let first = 0;
  while (first < before.length && before[first] === after[first]) first += 1;
  const start = before.lastIndexOf(" ", Math.max(first - 20, 0));
  return start > 0 ? [before, after].map((text) => `…${text.slice(start)}`) : [before, after];
}

/** Whether it is a point in a picture, or the points of its crops. */
const isPoint = ({ properties }: FieldSchema): boolean =>
  properties !== undefined && ("left" in properties || Object.values(properties).every(isPoint));

const innerOf = ({ additionalProperties }: FieldSchema) =>
  typeof additionalProperties === "object" ? additionalProperties : undefined;

const titleOf = (id: string, entries: EditableEntry["choices"][string] = []) =>
  entries.find((each) => each.id === id)?.title ?? id;

function say(value: unknown, { schema, choices }: Form): string {
  if (schema.const === true || schema.type === "boolean") return value ? "yes" : "no";
  if (value === undefined || value === null) return "nothing";
  if (schema.format === "date") return fullDates(String(value), String(value));
  if (Array.isArray(value)) return pluralize(value.length, "entry", "entries");
  if (typeof value === "object") return shorten(Object.values(value).find((one) => one !== ""));
  return shorten(schema.refersTo ? titleOf(String(value), choices[schema.refersTo]) : value);
}

/** Returns the longest text of an entry, by which a new one is recognized. */
const longestText = (value: unknown) =>
  Object.values(value as object)
    .filter((each) => typeof each === "string")
    .reduce((one, other) => (other.length > one.length ? other : one), "");

function shorten(value: unknown): string {
  const text = String(value ?? "nothing").replace(/\s+/g, " ");
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
