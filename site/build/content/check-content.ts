import type { z } from "astro/zod";
import { findIdProblems } from "../../content/known-ids.ts";
import { listDirectives } from "../../content/posts/directives.ts";
import { checkPhotos } from "./check-photos.ts";
import { checkCities } from "./city-similarity.ts";
import { explainIssue } from "./explain-issue.ts";
import { findNotes, type Reference } from "./find-notes.ts";
import { type Entry, readContent } from "./read-content.ts";

/** Errors in content/ and notes about it; one sentence each, with file, line and field. */
export type ContentReport = { errors: string[]; notes: string[] };

/**
 * Checks spelling, fields, references and pictures of content/. Reads the files themselves, without
 * Astro and its cache.
 */
export async function checkContent(): Promise<ContentReport> {
  const { entries, errors: unreadable } = readContent();
  const errors = [...new Set([...unreadable, ...findIdProblems()])];
  if (errors.length > 0) return { errors, notes: [] };

  const references: Reference[] = [];
  for (const entry of entries) {
    const result = entry.schema.safeParse(entry.data ?? {});
    if (result.success) references.push(...findReferences(result.data));
    else errors.push(...result.error.issues.map((issue) => report(issue, entry)));
    errors.push(...checkDirectives(entry, entries));
    errors.push(...findRelativePictures(entry));
  }
  errors.push(...(await checkPhotos(entries)));
  if (errors.length === 0) errors.push(...checkCities(entries));
  return { errors, notes: errors.length > 0 ? [] : findNotes(entries, references) };
}

/** Throws all errors in content/ as one message; returns the notes. */
export async function expectGoodContent(): Promise<string[]> {
  const { errors, notes } = await checkContent();
  if (errors.length === 0) return notes;
  throw new Error(["The site cannot be built with what is in content/:", ...errors].join("\n\n"));
}

function report(issue: z.core.$ZodIssue, { file, schema, data, lineOf }: Entry): string {
  // Points at the misspelt field, not at its parent.
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const field = issue.path.join(".");
  const place = `${file}, line ${lineOf([...issue.path, ...unknown])}`;
  return `${field ? `${place}, ${field}` : place}: ${explainIssue(issue, schema, valueAt(data ?? {}, issue.path))}`;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path)
    value =
      typeof value === "object" ? (value as Record<PropertyKey, unknown> | null)?.[key] : undefined;
  return value;
}

/** Returns the references anywhere in an entry. */
function findReferences(value: unknown): Reference[] {
  if (typeof value !== "object" || value === null) return [];
  const { collection, id } = value as Partial<Reference>;
  if (typeof collection === "string" && typeof id === "string") return [{ collection, id }];
  return Object.values(value).flatMap(findReferences);
}

/** How articles asked for a site plan before they had directives. */
const formerPlan = /^\{site-plan: ?([^}\n]*)\}/gm;

/** Directives that articles do not have, and site plans that do not exist. */
function checkDirectives({ file, body }: Entry, entries: Entry[]): string[] {
  if (!body) return [];
  const plans = entries.filter(({ collection }) => collection === "sitePlans").map(({ id }) => id);
  const former = [...body.text.matchAll(formerPlan)].map(
    ({ 0: old, 1: id, index }) =>
      `${file}, line ${lineAt(body, index)}: Write ::site-plan{name=${id}} in place of ${old}.`,
  );
  const unknown = listDirectives(body.text).flatMap(({ name, plan, line }) => {
    const place = `${file}, line ${body.line + line - 1}`;
    if (plan === undefined)
      return [
        `${place}: There is no directive "${name}". Write ::site-plan{name=…}, or take the colons out.`,
      ];
    if (plans.includes(plan)) return [];
    return [
      `${place}: There is no "${plan}" in content/site-plans.yaml. In ::site-plan{name=${plan}} write one of: ${plans.join(", ")}; or add the plan.`,
    ];
  });
  return [...former, ...unknown];
}

/** Returns the line of the file on which a place of its text is. */
const lineAt = (body: NonNullable<Entry["body"]>, index: number) =>
  body.line + body.text.slice(0, index).split("\n").length - 1;

/** A picture in a Markdown text. */
const markdownPicture = /!\[[^[\]]*\]\(\s*(?:<([^>\n]*)>|([^\s)]+))/g;

/** Returns an error for each image with a relative path, which our pages do not render. */
function findRelativePictures({ file, body }: Entry): string[] {
  if (!body) return [];
  return [...body.text.matchAll(markdownPicture)].flatMap((found) => {
    const picture = found[1] ?? found[2] ?? "";
    // Paths of the site are checked with the links of the built pages.
    if (/^(\/|#|[a-z][a-z\d+.-]*:)/i.test(picture)) return [];
    const line = lineAt(body, found.index);
    return [
      `${file}, line ${line}: The picture ${picture} would not be shown: a text cannot have pictures of its own. Take it out; the picture of an article is named by photo in its head.`,
    ];
  });
}
