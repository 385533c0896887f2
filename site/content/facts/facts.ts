import { getCollection } from "astro:content";
import { businessWords } from "../../../content-files/business-words.ts";
import { onceInBuild } from "../once-in-build.ts";
import type { Reference } from "../schema-fields.ts";
import { wordsOfEveryTrailer, wordsOfTrailer } from "../trailers/trailer-words.ts";
import { describeFact, type Fact, type FactWords, wordsOf } from "./fill-facts.ts";

/** Id of the fact whose value is the number of trailers. */
const fleet = "fleet";

const readFactData = onceInBuild(async () => {
  const [facts, units] = await Promise.all([getCollection("facts"), countTrailers()]);
  return facts.map(({ id, data }) => ({
    id,
    data: id === fleet ? { ...data, value: units } : data,
  }));
});

/** Returns how many trailers there are to rent. */
async function countTrailers(): Promise<number> {
  const fleets = await getCollection("fleet");
  return fleets.reduce((count, { data }) => count + Object.keys(data.units).length, 0);
}

/** Returns what {facts.…}, {trailers.…} and {business.…} stand for in the texts of content/. */
export const readFactWords = onceInBuild(async (): Promise<FactWords> => {
  const [facts, businesses, trailers] = await Promise.all([
    readFactData(),
    getCollection("business"),
    getCollection("trailers"),
  ]);
  const words = [
    ...businesses.flatMap(({ data }) => Object.entries(businessWords(data))),
    ...trailers.flatMap(({ id, data }) => wordsOfTrailer(id, data)),
    ...wordsOfEveryTrailer(trailers.map(({ data }) => data)),
  ];
  return new Map([
    ...facts.flatMap(({ id, data }) => wordsOf(id, data)),
    ...words.map(([name, words]) => [name, { words, isSample: false }] as const),
  ]);
});

/**
 * Returns the facts that are referred to, in the order given; with the figures of one trailer, and
 * without those that other trailers have and it has not.
 */
export async function readFactsOf(
  references: readonly Reference<"facts">[],
  trailer?: string,
): Promise<Fact[]> {
  const facts = await readFactData();
  return references.flatMap(({ id }) =>
    facts
      .filter((fact) => fact.id === id && isOf(fact.data, trailer))
      .map(({ data }) => describeFact(data, trailer)),
  );
}

const isOf = ({ trailers }: { trailers?: Record<string, number> }, trailer?: string) =>
  !trailer || !trailers || Object.hasOwn(trailers, trailer);
