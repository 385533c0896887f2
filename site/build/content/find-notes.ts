import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { isSystemFile } from "../../content/known-ids.ts";
import { listWaitingArticles } from "../../content/posts/publication.ts";
import type { Entry } from "./read-content.ts";

/** An entry that another one names. */
export type Reference = { collection: string; id: string };

/** Entries that are shown only where another file names them, and what to do with one that no file names. */
const shownWhereNamed: Record<string, string> = {
  testimonials: 'appears on no page. Name it where a page lists its "testimonials", or remove it.',
  photos: "is a picture that appears on no page. Name it in a page's file, or remove it.",
  questions: 'appears on no page. Name it where a page lists its "questions", or remove it.',
};

/** What the owner may want to know of content that is in order, a sentence each. */
export function findNotes(entries: Entry[], references: Reference[]): string[] {
  const named = new Set(references.map(({ collection, id }) => `${collection}/${id}`));
  const unused = entries
    .filter(
      ({ collection, id }) => collection in shownWhereNamed && !named.has(`${collection}/${id}`),
    )
    .map(
      ({ collection, id, file, lineOf }) =>
        `${file}, line ${lineOf([])}: "${id}" ${shownWhereNamed[collection]}`,
    );
  return [...unused, ...findUnlistedPhotos(entries), ...findWaiting(entries)];
}

function findUnlistedPhotos(entries: Entry[]): string[] {
  const listed = entries
    .filter(({ collection }) => collection === "photos")
    .map(({ data }) => basename(String((data as { file: string }).file)));
  return readdirSync("content/photos")
    .filter((name) => !isSystemFile(name) && !listed.includes(name))
    .map(
      (name) =>
        `content/photos/${name}: No entry of content/photos.yaml has this file. Add one, or delete the file.`,
    );
}

/** Articles whose day is still to come. */
function findWaiting(entries: Entry[]): string[] {
  const waiting = listWaitingArticles();
  return entries
    .filter(({ file }) => waiting.includes(file))
    .map(
      ({ file, lineOf, data }) =>
        `${file}, line ${lineOf(["date"])}, date: This article waits for its day, ${(data as { date: string }).date}. It appears with the first build on that day or later.`,
    );
}
