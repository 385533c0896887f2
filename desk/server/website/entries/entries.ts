import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { countWords } from "../../../../content-files/interpolate.ts";
import { isKeyed } from "../../../../content-files/merge-data.ts";
import { slugOf } from "../../../../content-files/slug.ts";
import { DeskRefusal } from "../../http/desk-refusal.ts";
import type { ContentDescription, DescribedCollection } from "../content-description.ts";
import type {
  EditableEntry,
  EntryAddress,
  FieldSchema,
  FormAddress,
  Problem,
} from "../website-api.ts";
import { allFields, fieldsOf } from "./fields-of.ts";

/** Returns an entry of a described folder, or an unsaved copy of it under a new title. */
export function entryOf(
  { collections, choices, shownOn, placeholders }: ContentDescription,
  { file, key, copyTitle }: FormAddress,
): EditableEntry {
  const { collection, entry } = findEntry(collections, { file, key });
  const { name, schema, canAdd, named, startsEmpty, kept } = collection;
  if (copyTitle !== null && placeOfNew(collection, entry, copyTitle).isThere)
    throw new DeskRefusal("invalid", "There is one of this title already. Choose another.");
  // What is added is ours, though it begins as a copy of a sample.
  const { sample: _, ...copied } = entry.value as Record<string, unknown>;
  const own = startsEmpty ? emptied(copied, schema.required) : copied;
  const isNew = copyTitle !== null;
  return {
    ...entry,
    ...(isNew && named && { title: copyTitle, value: { ...own, [named]: copyTitle } }),
    copyTitle,
    canRemove: canAdd && copyTitle === null && !kept.includes(String(key)),
    shownOn: key === null || !shownOn[name] ? null : (!isNew && shownOn[name][key]) || [],
    places: key === null || isNew ? [] : placesFor(collections, name, key),
    collection: name,
    hash: hash("sha256", JSON.stringify([entry.value, entry.body])),
    schema,
    choices,
    placeholders,
  };
}

const isAt = (entry: EntryAddress, file: string, key: string | null) =>
  entry.file === file && entry.key === key;

function findEntry(
  collections: ContentDescription["collections"],
  { file, key }: EntryAddress,
): { collection: DescribedCollection; entry: DescribedCollection["entries"][number] } {
  for (const collection of collections) {
    const entry = collection.entries.find((one) => isAt(one, file, key));
    if (entry) return { collection, entry };
  }
  throw new DeskRefusal("not-found", "This is not there any more.");
}

/** Returns the lists of entries in which an entry does not stand and may. */
function placesFor(
  collections: ContentDescription["collections"],
  name: string,
  id: string,
): EditableEntry["places"] {
  return [...allFields(collections)].flatMap(({ entry, value, path, schema, parent }) => {
    if (schema.items?.refersTo !== name || !Array.isArray(value) || value.includes(id)) return [];
    const { heading } = parent as { heading?: string };
    const part = heading && heading !== entry.title ? `: ${heading}` : "";
    return { ...entry, title: entry.title + part, path };
  });
}

/** Returns where a form is saved, and whether an entry is there; throws where it cannot be. */
export function whereToSave(
  { collections }: ContentDescription,
  { file, key, copyTitle }: FormAddress,
): { to: EntryAddress; isThere: boolean } {
  const { collection, entry } = findEntry(collections, { file, key });
  if (copyTitle === null) return { to: { file, key }, isThere: true };
  return placeOfNew(collection, entry, copyTitle);
}

function placeOfNew(
  { name, canAdd, named, files, entries }: DescribedCollection,
  copied: EntryAddress,
  title: string,
): ReturnType<typeof whereToSave> {
  if (!canAdd || !named || name === "photos")
    throw new DeskRefusal("not-found", "Nothing can be added here.");
  const id = slugOf(title).slice(0, 60).replace(/-$/, "");
  if (!id) throw new DeskRefusal("invalid", "Write a title with letters or digits.");
  const to =
    copied.key === null
      ? { file: files.replace("*", id), key: null }
      : { file: copied.file, key: id };
  return { to, isThere: entries.some((one) => isAt(one, to.file, to.key)) };
}

/** Returns an entry's fields with empty texts; a text that may be left out is left out. */
const emptied = (entry: Record<string, unknown>, required: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([key, value]) => typeof value !== "string" || required.includes(key))
      .map(([key, value]) => [key, typeof value === "string" ? "" : value]),
  );

/** Returns what is saved of a value that was sent; throws where the owner cannot mean it. */
export function valueToSave(
  entry: EditableEntry,
  sent: unknown,
  body: string | null,
  today: string,
) {
  const value = keepHidden(entry.schema, entry.value, sent);
  if (entry.file === "business.yaml") fitPhoneLink(entry.value, value);
  if (entry.file === "notice.yaml") refusePastNotice(value, today);
  refuseWordCounts(entry, value);
  if (entry.copyTitle !== null && isDeepStrictEqual([value, body], [entry.value, entry.body]))
    throw new DeskRefusal(
      "invalid",
      `This says the same as what it was copied from. Write what is true of ${entry.copyTitle}.`,
    );
  return value;
}

/** Returns a value with the fields that the owner does not see as they were. */
function keepHidden(schema: FieldSchema, before: unknown, after: unknown): unknown {
  if (schema.hidden) return before;
  if (!isKeyed(before) || !isKeyed(after) || !schema.properties) return after;
  const kept = { ...after };
  for (const [name, field] of Object.entries(schema.properties)) {
    const value = keepHidden(field, before[name], after[name]);
    if (value !== undefined) kept[name] = value;
    else delete kept[name];
  }
  return kept;
}

/** Has the link of the phone number dial what visitors read. */
function fitPhoneLink(before: unknown, after: unknown): void {
  const [old, now] = [before, after] as { phone?: unknown; phoneLink?: unknown }[];
  const digits = (phone: unknown) => String(phone).replace(/\D/g, "");
  if (!old || !now || isDeepStrictEqual(old.phone, now.phone)) return;
  const country = String(old.phoneLink).slice(0, -digits(old.phone).length);
  now.phoneLink = country + digits(now.phone);
}

/** Holds how many words a text has, with what the site fills in. */
function refuseWordCounts(entry: EditableEntry, value: unknown): void {
  const { schema, placeholders, title } = entry;
  const problems: Problem[] = [];
  for (const { value: text, path, schema: field } of fieldsOf(
    { schema, title },
    { value, body: null },
  )) {
    if (!field.words || typeof text !== "string") continue;
    const count = countWords(text, placeholders);
    if (count >= field.words.min && count <= field.words.max) continue;
    const sentence = `This has ${count} words. Write ${field.words.min} to ${field.words.max}.`;
    problems.push({ sentence, path });
  }
  if (problems[0]) throw new DeskRefusal("invalid", problems[0].sentence, { problems });
}

/** A notice whose last day is over is shown nowhere, and nobody would be told. */
function refusePastNotice(value: unknown, today: string): void {
  const { text, lastDay } = value as { text?: unknown; lastDay?: unknown };
  if (!text || typeof lastDay !== "string" || lastDay >= today) return;
  const sentence = "This day is over: the notice would not show.";
  const address = { file: "notice.yaml", key: null };
  const problems: Problem[] = [{ sentence, address, path: ["lastDay"] }];
  throw new DeskRefusal("invalid", sentence, { problems });
}
