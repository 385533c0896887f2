import type { z } from "astro/zod";
import { businessWords } from "../../../content-files/business-words.ts";
import { wordsOfEveryTrailer, wordsOfTrailer } from "../trailers/trailer-words.ts";
import { type FactWords, wordsOfFact } from "./fill-facts.ts";

type Data<Type> = readonly { id: string; data: Type }[];
type Facts = Data<Parameters<typeof wordsOfFact>[1]>;
type Fleet = Data<{ units: object }>;
type Content = {
  business: Data<Parameters<typeof businessWords>[0]>;
  facts: Facts;
  fleet: Fleet;
  trailers: Data<Parameters<typeof wordsOfTrailer>[1]>;
};

/** Id of the fact whose value is the number of trailers. */
const numberOfTrailers = "fleet";

/** Returns the facts with the number of trailers that there are to rent. */
export function withNumberOfTrailers(facts: Facts, fleet: Fleet): Facts {
  const value = fleet.reduce((count, { data }) => count + Object.keys(data.units).length, 0);
  return facts.map(({ id, data }) => ({
    id,
    data: id === numberOfTrailers ? { ...data, value } : data,
  }));
}

/** Returns what {facts.…}, {trailers.…} and {business.…} stand for in the texts of content/. */
export function wordsOfContent({ business, facts, fleet, trailers }: Content): FactWords {
  const words = [
    ...business.flatMap(({ data }) => Object.entries(businessWords(data))),
    ...trailers.flatMap(({ id, data }) => wordsOfTrailer(id, data)),
    ...wordsOfEveryTrailer(trailers.map(({ data }) => data)),
  ];
  return new Map([
    ...withNumberOfTrailers(facts, fleet).flatMap(({ id, data }) => wordsOfFact(id, data)),
    ...words.map(([name, words]) => [name, { words, isSample: false }] as const),
  ]);
}

/** An entry as its file has it. */
type RawEntry = { collection: string; id: string; schema: z.ZodType; data: unknown };

/**
 * Returns what stands for the words in braces in files of content/, by their names; nothing of what
 * its schema refuses.
 */
export function placeholdersOf(entries: readonly RawEntry[]): [string, string][] {
  const read = (name: keyof Content) =>
    entries.flatMap(({ collection, id, schema, data }) => {
      const parsed = collection === name ? schema.safeParse(data) : null;
      return parsed?.success ? [{ id, data: parsed.data as never }] : [];
    });
  const words = wordsOfContent({
    business: read("business"),
    facts: read("facts"),
    fleet: read("fleet"),
    trailers: read("trailers"),
  });
  return [...words].map(([name, { words }]) => [name, words]);
}
