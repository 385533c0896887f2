/**
 * Answers what the desk needs to know of a content folder, as JSON. A process of its own, so that
 * the server does not hold the schemas, the Markdown parser and the spelling dictionary in memory.
 */
import { basename } from "node:path";
import { z } from "astro/zod";
import { wordsOfKey } from "../../content-files/words-of-key.ts";
import type { ContentDescription } from "../../desk/server/website/content-description.ts";
import type { FieldSchema, ListedEntry } from "../../desk/server/website/website-api.ts";
import { findMistakes } from "../../site/build/content/check-content.ts";
import { findReferences } from "../../site/build/content/check-references.ts";
import { readContent, type UncheckedEntry } from "../../site/build/content/read-content.ts";
import { type CollectionName, collections } from "../../site/content/collections.ts";
import { machineDate } from "../../site/content/dates.ts";
import { type Editable, editable } from "../../site/content/editable.ts";
import { placeholdersOf } from "../../site/content/facts/placeholders.ts";
import { answer } from "./answer.ts";
import { nameField } from "./field-labels.ts";

if (import.meta.main) await answer(() => describeContent(process.argv[2] ?? "content"));

/** Returns what the desk needs to know of a content folder. */
export async function describeContent(folder: string): Promise<ContentDescription> {
  const content = readContent(folder);
  const { entries } = content;
  const { findings } = await findMistakes(content, folder);
  const placeholders = Object.fromEntries(placeholdersOf(entries));
  const referredTo = new Set<string>();
  const described = (Object.entries(editable) as [CollectionName, Editable][]).map(
    ([
      name,
      { title, named = null, canAdd = false, startsEmpty = false, kept = [], hidden = [] },
    ]) => ({
      name,
      title,
      canAdd,
      startsEmpty,
      kept,
      named,
      files: collections[name].files,
      schema: schemaOf(collections[name].schema, hidden, referredTo),
      entries: entries
        .filter(({ collection }) => collection === name)
        .map(({ name: file, key, data, body, id }) => ({
          file,
          key,
          title: (named && nameOf(name, data, named)) ?? (key || named ? id : title),
          // Its value, or its sentence where it has none.
          ...(name === "facts" && {
            text: placeholders[`facts.${id}`] || placeholders[`facts.${id}.text`],
          }),
          value: data ?? {},
          body: body ? body.text : null,
        })),
    }),
  );
  return {
    collections: described,
    findings: findings.map(({ sentence, files, key, path }) => ({
      sentence,
      files,
      key,
      path: path.map((part) => (typeof part === "number" ? part : String(part))),
    })),
    choices: Object.fromEntries([...referredTo].map((name) => [name, listChoices(entries, name)])),
    // What cannot be added, such as a category's page, needs no way to be shown.
    shownOn: Object.fromEntries(
      [...referredTo]
        .filter((name) => editable[name as CollectionName]?.canAdd)
        .map((name) => [name, listPages(entries, name)]),
    ),
    placeholders,
    days: entries.flatMap(({ collection, data }) => daysOf(collection, data)),
  };
}

/** Returns the entries of a collection as another entry may refer to them. */
function listChoices(entries: UncheckedEntry[], referred: string) {
  const chosen = entries.filter(({ collection }) => collection === referred);
  return chosen.map(({ id, data }) => ({
    id,
    title: titleOf(data) ?? id,
    ...(referred === "photos" && { picture: `/desk/api/website/photos/${id}` }),
  }));
}

/** Returns what names an entry of a collection, by its id; each once. */
function listPages(entries: UncheckedEntry[], referred: string): Record<string, ListedEntry[]> {
  const shown = entries.flatMap(({ schema, data, id, collection, name: file, key }) => {
    const parsed = schema.safeParse(data);
    const { title, named } = editable[collection] ?? {};
    const page = {
      file,
      key,
      title: named ? (titleOf(data) ?? id) : (title ?? wordsOfKey(basename(id))),
    };
    const references = findReferences(parsed.data).filter(
      ({ collection }) => collection === referred,
    );
    return [...new Set(references.map(({ id }) => id))].map((entry) => ({ entry, page }));
  });
  return Object.fromEntries(
    Map.groupBy(shown, ({ entry }) => entry)
      .entries()
      .map(([entry, all]) => [entry, all.map(({ page }) => page)]),
  );
}

/** Returns the days on which a page appears, and the day after the last one of the notice. */
function daysOf(collection: CollectionName, data: unknown): string[] {
  const { date, lastDay } = (data ?? {}) as { date?: unknown; lastDay?: unknown };
  try {
    if (collection === "notice")
      return [Temporal.PlainDate.from(String(lastDay)).add({ days: 1 }).toString()];
    return collection === "posts" || collection === "articles" ? [machineDate(String(date))] : [];
  } catch {
    return [];
  }
}

function textAt(data: unknown, field: string): string | null {
  const value = (data as Record<string, unknown> | null)?.[field];
  return typeof value === "string" && value !== "" ? value : null;
}

/** Returns the text that names an entry; of a photograph's description what is before a comma. */
function nameOf(collection: CollectionName, data: unknown, field: string): string | null {
  const text = textAt(data, field);
  return (collection === "photos" && text?.split(/[,:] /)[0]) || text;
}

/** Returns the words by which an entry of any collection is chosen. */
function titleOf(data: unknown): string | null {
  const fields = ["label", "name", "question", "alt", "title", "heading"];
  return fields.map((field) => textAt(data, field)).find((text) => text !== null) ?? null;
}

/**
 * Returns the JSON Schema of what stands in a file, with words for labels; adds the collections
 * that it refers to.
 */
function schemaOf(
  schema: z.ZodType,
  hidden: readonly string[],
  referredTo: Set<string>,
): FieldSchema {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FieldSchema;
  const walk = (at: FieldSchema, path: string): void => {
    if (at.refersTo) referredTo.add(at.refersTo);
    if (hidden.includes(path)) at.hidden = true;
    for (const [key, field] of Object.entries(at.properties ?? {})) {
      nameField(field, key);
      walk(field, path ? `${path}.${key}` : key);
    }
    for (const inner of [at.items, at.additionalProperties, ...(at.anyOf ?? [])])
      if (typeof inner === "object") walk(inner, `${path}.*`);
  };
  walk(root, "");
  return root;
}
