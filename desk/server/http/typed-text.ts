import { emptyIfInvisible } from "../../../quote-request/visible-text.ts";
import { DeskRefusal } from "./desk-refusal.ts";

/** Returns a text with plain line ends and without other control characters. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");

/**
 * Returns a text that somebody typed as every database can store it. Refuses one in which
 * nothing is visible.
 */
export function typedText(text: string, field: string): string {
  const clean = plainText(text).trim();
  if (emptyIfInvisible(clean) === "") throw new DeskRefusal("invalid", "This is empty.", { field });
  return clean;
}
