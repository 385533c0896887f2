import type { z } from "astro/zod";
import { checkEditorial } from "../../../content-files/editorial/check-editorial.ts";
import { checkFigures } from "./check-figures.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { checkPhotos } from "./check-photos.ts";
import { checkPlaceholders } from "./check-placeholders.ts";
import {
  type FoundReference,
  findReferences,
  findSharedAddresses,
  judgeReference,
  type KnownIds,
} from "./check-references.ts";
import { checkCities } from "./city-similarity.ts";
import { explainIssue } from "./explain-issue.ts";
import { findNotes } from "./find-notes.ts";
import { type Finding, findingAt, findingOfFolder } from "./finding.ts";
import { readContent, type UncheckedEntry } from "./read-content.ts";

/** Errors in a content folder, and notes about it: sentences with file, line and field. */
export type ContentReport = { errors: string[]; notes: string[] };

/** The most findings on words that a build prints; `npm run preflight` lists all. */
const maxEditorialNotes = 20;

/**
 * Checks fields, references, pictures and words of a content folder, and how alike its city pages
 * are. Reads each file once, without Astro and its cache.
 */
export async function checkContent(folder = "content"): Promise<ContentReport> {
  const content = readContent(folder);
  const { findings, references } = await findMistakes(content, folder);
  const errors = findings.map(({ printed }) => printed);
  if (errors.length > 0) return { errors, notes: [] };

  const words = checkEditorial(folder, content.files);
  const more = words.length - maxEditorialNotes;
  const notes = [
    ...findNotes(content.entries, references, folder),
    ...checkFigures(content.files, content.entries),
    ...words.slice(0, maxEditorialNotes),
    ...(more > 0 ? [`and ${more} more like these: npm run preflight lists all.`] : []),
  ];
  return { errors, notes };
}

/** Returns what is wrong with a content folder that was read, and its references. */
export async function findMistakes(
  { entries, errors }: ReturnType<typeof readContent>,
  folder: string,
): Promise<{ findings: Finding[]; references: FoundReference[] }> {
  const byCollection = Map.groupBy(entries, ({ collection }) => collection);
  const known: KnownIds = (name) => (byCollection.get(name) ?? []).map(({ id }) => id);
  const unread = errors.length > 0 ? errors : findSharedAddresses(known, folder);
  if (unread.length > 0) return { findings: unread.map(findingOfFolder), references: [] };

  const findings: Finding[] = [];
  const references: FoundReference[] = [];
  for (const entry of entries) {
    const result = entry.schema.safeParse(entry.data ?? {}, { error: explainIssue });
    if (!result.success) findings.push(...result.error.issues.map((issue) => report(issue, entry)));
    else findings.push(...checkPlaceholders(entry));
    for (const reference of result.success ? findReferences(result.data) : []) {
      references.push(reference);
      const problem = judgeReference(reference, known, folder);
      if (problem)
        findings.push(
          findingAt(entry, reference.path, problem, {
            sentence: `“${reference.id}” is not there any more. Choose another one.`,
          }),
        );
    }
    findings.push(...checkMarkdown(entry, known("sitePlans"), folder));
  }
  findings.push(...(await checkPhotos(entries, folder)));
  if (findings.length === 0) findings.push(...checkCities(entries));
  return { findings, references };
}

/** Throws all errors of a content folder as one message; returns the notes. */
export async function expectGoodContent(folder = "content"): Promise<string[]> {
  const { errors, notes } = await checkContent(folder);
  if (errors.length === 0) return notes;
  throw new Error([`The site cannot be built with what is in ${folder}/:`, ...errors].join("\n\n"));
}

function report(issue: z.core.$ZodIssue, entry: UncheckedEntry): Finding {
  // Points at the misspelt field, not at its parent.
  const below = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const value = issue.path.reduce((at: unknown, key) => Object(at)[key], entry.data ?? {});
  const isEmpty = (value ?? "") === "" && issue.code !== "custom";
  const sentence = isEmpty ? "This is empty. Fill it in." : issue.message;
  return findingAt(entry, issue.path, sentence, { below });
}
