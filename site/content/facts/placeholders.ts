import type { z } from "astro/zod";
import { businessWords } from "../../../content-files/business-words.ts";
import { wordsOf } from "./fill-facts.ts";

/** An entry as its file has it. */
type Entry = { collection: string; id: string; schema: z.ZodType; data: unknown };

/**
 * Returns what stands for the words in braces that a fact or business.yaml gives, by their names;
 * nothing of other entries, and of one that its schema refuses.
 */
export function placeholdersOf({ collection, id, schema, data }: Entry): [string, string][] {
  const { success, data: parsed } = schema.safeParse(data);
  if (success && collection === "business")
    return Object.entries(businessWords(parsed as Parameters<typeof businessWords>[0]));
  if (!success || collection !== "facts") return [];
  const words = wordsOf(id, parsed as Parameters<typeof wordsOf>[1]);
  return words.map(([name, { words }]) => [name, words]);
}
