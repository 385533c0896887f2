import type { z } from "astro/zod";
import { businessWords } from "../../../content-files/business-words.ts";
import { wordsOfEveryTrailer, wordsOfTrailer } from "../trailers/trailer-words.ts";
import { wordsOf } from "./fill-facts.ts";

type BusinessData = Parameters<typeof businessWords>[0];
type FactData = Parameters<typeof wordsOf>[1];
type TrailerData = Parameters<typeof wordsOfTrailer>[1];

/** An entry as its file has it. */
type Entry = { collection: string; id: string; schema: z.ZodType; data: unknown };

/**
 * Returns what stands for the words in braces that a fact, a trailer or business.yaml gives, by
 * their names; nothing of other entries, and of one that its schema refuses.
 */
export function placeholdersOf(entries: readonly Entry[]): [string, string][] {
  const every: TrailerData[] = [];
  const words = entries.flatMap(({ collection, id, schema, data }): [string, string][] => {
    const { success, data: parsed } = schema.safeParse(data);
    if (!success) return [];
    if (collection === "business") return Object.entries(businessWords(parsed as BusinessData));
    if (collection === "facts")
      return wordsOf(id, parsed as FactData).map(([name, { words }]) => [name, words]);
    if (collection !== "trailers") return [];
    every.push(parsed as TrailerData);
    return wordsOfTrailer(id, parsed as TrailerData);
  });
  return [...words, ...wordsOfEveryTrailer(every)];
}
