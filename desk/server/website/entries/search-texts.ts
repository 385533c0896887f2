import { interpolate } from "../../../../content-files/interpolate.ts";
import type { ContentDescription } from "../content-description.ts";
import type { SearchHit } from "../website-api.ts";
import { allFields, excerptOf } from "./fields-of.ts";

const maxHits = 30;

/**
 * Returns the fields whose text has these words, as it is written or as a page fills it in, the
 * whole text first; of words that a page composed, also the fields that it was composed from.
 */
export function searchTexts(
  { collections, placeholders }: Pick<ContentDescription, "collections" | "placeholders">,
  text: string,
): SearchHit[] {
  const filledIn = new Set(Object.values(placeholders).map(plain));
  const wanted = plain(text);
  const words = wanted.split(" ").filter((word) => word.length > 2);
  // Whatever marks stand between them where they are written.
  const inWritten = new RegExp(wanted.split(/\W+/).filter(Boolean).join("\\W+"), "i");
  if (wanted.length < 2) return [];
  const hits: (SearchHit & { rank: number })[] = [];
  for (const { entry, value, path, label } of allFields(collections)) {
    if (typeof value !== "string" && typeof value !== "number") continue;
    const written = String(value);
    const filled = plain(written.includes("{") ? interpolate(written, placeholders) : written);
    const rank = rankOf(filled.includes(wanted) ? filled : plain(written));
    const whole = written.search(inWritten);
    const place = whole < 0 ? written.toLowerCase().indexOf(words[0] ?? wanted) : whole;
    const excerpt = excerptOf(written, place);
    if (rank > 0) hits.push({ ...entry, path, field: label, excerpt, rank });
  }
  return hits
    .sort((a, b) => b.rank - a.rank || a.excerpt.length - b.excerpt.length)
    .slice(0, maxHits)
    .map(({ rank: _, ...hit }) => hit);

  function rankOf(found: string): number {
    if (found === wanted) return 3;
    if (found.includes(wanted)) return 2;
    if (found && filledIn.has(found) && wanted.includes(found)) return found.length / wanted.length;
    const known = words.filter((word) => found.includes(word)).length;
    // A page fills facts into its texts, so that some words of a tapped text stand elsewhere.
    return words.length > 0 && known / words.length > 0.7 ? known / words.length : 0;
  }
}

/** Returns a text as it is compared: small letters, plain quotes, no marks of Markdown. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\]\(([^()[\]\s]{0,200})\)/g, " $1")
    .replace(/[*_#[\]`>|]/g, "")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
