import { z } from "astro/zod";

/** A text that may not be empty, with a sentence for the person who writes it. */
export const text = (what: string) => z.string().min(1).describe(what);

/** Marks what is invented for now; the launch check lists what is left. */
export const sample = z
  .literal(true)
  .optional()
  .describe("true while this is a sample; remove the line once it is real");

/** A place in a picture along one side, in per cent, in tens. */
export const percent = z.int().min(0).max(100).multipleOf(10);

/** A few words and a sentence about them. */
export const titled = z.strictObject({ title: text("A few words"), text: text("One sentence") });

/** What a page says of itself in search results. */
export const searchResult = {
  title: text("Title in the browser tab and in search results"),
  description: text("One or two sentences for search results, 70 to 160 characters")
    .min(70)
    .max(160),
};
