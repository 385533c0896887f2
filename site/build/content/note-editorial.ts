import { checkEditorial } from "../../../content-files/editorial/check-editorial.ts";

/** The most findings that a build prints; `npm run preflight` lists all. */
const mostNotes = 20;

/** Returns notes for the owner on words, headings and sentences that an editor would correct. */
export function noteEditorial(): string[] {
  const notes = checkEditorial("content");
  if (notes.length <= mostNotes) return notes;
  const rest = notes.length - mostNotes;
  return [
    ...notes.slice(0, mostNotes),
    `and ${rest} more like these: npm run preflight lists all.`,
  ];
}
