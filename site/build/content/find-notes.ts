import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { dayInBusinessZone, isPublished } from "../../content/posts/publication-dates.ts";
import type { FoundReference } from "./check-references.ts";
import { isSystemFile, type UncheckedEntry } from "./read-content.ts";

/**
 * Collections whose entries appear only where they are referred to, and the note on an unused
 * entry.
 */
const shownWhereNamed: Record<string, string> = {
  testimonials: 'appears on no page. Name it where a page lists its "testimonials", or remove it.',
  photos: "is a picture that appears on no page. Name it in a page's file, or remove it.",
  facts: "is a fact that appears on no page. Name it in content/fact-lists.yaml, or remove it.",
  policies:
    "is a term that appears on no page. Name it in content/cost-and-booking.yaml, or remove it.",
  questions: 'appears on no page. Name it where a page lists its "questions", or remove it.',
};

/** A testimonial that stands on many pages reads as if there were few. */
const maxPagesOfTestimonial = 3;

/** Returns notes for the owner about valid content, one sentence each. */
export function findNotes(
  entries: UncheckedEntry[],
  references: FoundReference[],
  folder: string,
): string[] {
  const named = new Set(references.map(({ collection, id }) => `${collection}/${id}`));
  const unused = entries
    .filter(
      ({ collection, id }) => collection in shownWhereNamed && !named.has(`${collection}/${id}`),
    )
    .map(
      ({ collection, id, file, lineOf }) =>
        `${file}, line ${lineOf([])}: "${id}" ${shownWhereNamed[collection]}`,
    );
  const repeated = Map.groupBy(
    references.filter(({ collection }) => collection === "testimonials"),
    ({ id }) => id,
  );
  const overused = [...repeated].flatMap(([id, { length }]) =>
    length > maxPagesOfTestimonial
      ? `${folder}/testimonials.yaml: "${id}" stands on ${length} pages; ${maxPagesOfTestimonial} at most. Name another one on some of them.`
      : [],
  );
  return [
    ...unused,
    ...overused,
    ...findUnlistedPhotos(entries, folder),
    ...findWaiting(entries, folder),
  ];
}

function findUnlistedPhotos(entries: UncheckedEntry[], folder: string): string[] {
  const listed = entries
    .filter(({ collection }) => collection === "photos")
    .map(({ data }) => basename(String((data as { file: string }).file)));
  return readdirSync(join(folder, "photos"))
    .filter((name) => !isSystemFile(name) && !listed.includes(name))
    .map(
      (name) =>
        `${folder}/photos/${name}: No entry of ${folder}/photos.yaml has this file. Add one, or delete the file.`,
    );
}

/** Posts with a date in the future. */
function findWaiting(entries: UncheckedEntry[], folder: string): string[] {
  const today = dayInBusinessZone(folder);
  return entries.flatMap(({ collection, file, lineOf, data }) => {
    if (collection !== "posts" && collection !== "articles") return [];
    const date = String((data as { date: unknown }).date);
    if (isPublished(date, today)) return [];
    return `${file}, line ${lineOf(["date"])}, date: This article waits for its day, ${date}. It appears with the first build on that day or later.`;
  });
}
