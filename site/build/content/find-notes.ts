import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { isSystemFile } from "../../content/known-ids.ts";
import { listWaitingArticles } from "../../content/posts/publication.ts";
import type { Entry } from "./read-content.ts";

/** A reference to an entry. */
export type Reference = { collection: string; id: string };

/**
 * Collections whose entries appear only where they are referred to, and the note on an unused
 * entry.
 */
const shownWhereNamed: Record<string, string> = {
  testimonials: 'appears on no page. Name it where a page lists its "testimonials", or remove it.',
  photos: "is a picture that appears on no page. Name it in a page's file, or remove it.",
  policies:
    "is a term that appears on no page. Name it in content/cost-and-booking.yaml, or remove it.",
  questions: 'appears on no page. Name it where a page lists its "questions", or remove it.',
};

/** Returns notes for the owner about valid content, one sentence each. */
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

/** Posts with a date in the future. */
function findWaiting(entries: Entry[]): string[] {
  const waiting = listWaitingArticles();
  return entries
    .filter(({ file }) => waiting.includes(file))
    .map(
      ({ file, lineOf, data }) =>
        `${file}, line ${lineOf(["date"])}, date: This article waits for its day, ${(data as { date: string }).date}. It appears with the first build on that day or later.`,
    );
}
