import { getCollection } from "astro:content";
import { onceInBuild } from "../once-in-build.ts";
import type { Reference } from "../schema-fields.ts";
import { describeFact, type Fact, type FactWords } from "./fill-facts.ts";
import { withNumberOfTrailers, wordsOfContent } from "./placeholders.ts";

/** Returns what {facts.…}, {trailers.…} and {business.…} stand for in the texts of content/. */
export const readFactWords = onceInBuild(async (): Promise<FactWords> => {
  const [business, facts, fleet, trailers] = await Promise.all([
    getCollection("business"),
    getCollection("facts"),
    getCollection("fleet"),
    getCollection("trailers"),
  ]);
  return wordsOfContent({ business, facts, fleet, trailers });
});

/**
 * Returns the facts that are referred to, in the order given; with the figures of one trailer, and
 * without those that other trailers have and it has not.
 */
export async function readFactsOf(
  references: readonly Reference<"facts">[],
  trailer?: string,
): Promise<Fact[]> {
  const facts = withNumberOfTrailers(await getCollection("facts"), await getCollection("fleet"));
  return references.flatMap(({ id }) =>
    facts
      .filter((fact) => fact.id === id && isOf(fact.data, trailer))
      .map(({ data }) => describeFact(data, trailer)),
  );
}

const isOf = ({ trailers }: { trailers?: Record<string, number> }, trailer?: string) =>
  !trailer || !trailers || Object.hasOwn(trailers, trailer);
