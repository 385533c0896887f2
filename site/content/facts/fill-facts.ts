import type { z } from "astro/zod";
import { interpolate } from "../../../content-files/interpolate.ts";
import { everyTrailer } from "../trailers/trailer-words.ts";
import type { factSchema } from "./facts.schema.ts";

type FactData = z.output<typeof factSchema>;

/** A fact in words: what it is, and the sentence that a list of facts shows. */
export type Fact = { label: string; text: string; isSample: boolean };

/** What {facts.…}, {trailers.…} or {business.…} stands for in a text of content/, by that name. */
export type FactWords = ReadonlyMap<string, { words: string; isSample: boolean }>;

const placeholder = /\{((?:facts|trailers|business)\.[a-zA-Z0-9.-]+)\}/g;

const namedIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = ""]) => name);

/** Returns the facts and the trailers that a text names, by their collections and ids. */
export const namedEntries = (text: string): { collection: "facts" | "trailers"; id: string }[] =>
  namedIn(text).flatMap((name) => {
    const [collection = "", id = ""] = name.split(".");
    if (collection !== "facts" && collection !== "trailers") return [];
    return id === everyTrailer ? [] : [{ collection, id }];
  });

/** Returns a fact in words, with the value of one trailer by its id, or of all of them. */
export function describeFact(fact: FactData, trailer?: string): Fact {
  const { label, text, sample } = fact;
  return {
    label,
    text: interpolate(text, { value: printValue(fact, trailer) }),
    isSample: sample === true,
  };
}

/** Returns the value with its unit; without a trailer, from the least of them to the most. */
function printValue({ value = "", trailers, unit }: FactData, trailer = ""): string {
  const all = Object.values(trailers ?? {});
  const range = [...new Set([Math.min(...all), Math.max(...all)])].join(" to ");
  const figure = trailers ? (trailers[trailer] ?? range) : value;
  return unit ? `${figure} ${unit}` : String(figure);
}

/** Returns the words of a fact's placeholders: id, id.text, and id.trailer for each trailer. */
export function wordsOfFact(id: string, fact: FactData) {
  const { text, isSample } = describeFact(fact);
  const trailers = Object.keys(fact.trailers ?? {});
  return [
    [`facts.${id}`, { words: printValue(fact), isSample }],
    [`facts.${id}.text`, { words: text, isSample }],
    ...trailers.map(
      (trailer) =>
        [`facts.${id}.${trailer}`, { words: printValue(fact, trailer), isSample }] as const,
    ),
  ] as const;
}

/**
 * Returns content with the facts that its texts name. What holds a sample fact in a text of its own
 * has `isSample: true`. Throws where a text names an unknown fact.
 */
export function fillFacts<Value>(content: Value, facts: FactWords): Value {
  return fill(content, facts).filled as Value;
}

/** Returns the words of facts as they stand in HTML. */
export function inHtml(facts: FactWords): FactWords {
  const written = (text: string) =>
    text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return new Map(
    [...facts].map(([name, fact]) => [name, { ...fact, words: written(fact.words) }] as const),
  );
}

type Filled = { filled: unknown; holdsSample: boolean };

function fill(content: unknown, facts: FactWords): Filled {
  if (typeof content === "string") return fillText(content, facts);
  if (typeof content !== "object" || content === null)
    return { filled: content, holdsSample: false };
  const parts = Object.entries(content).map(([key, part]) => ({ key, ...fill(part, facts) }));
  const holdsSample = parts.some((part) => part.holdsSample);
  if (Array.isArray(content)) return { filled: parts.map(({ filled }) => filled), holdsSample };
  const filled = Object.fromEntries(parts.map(({ key, filled }) => [key, filled]));
  return { filled: holdsSample ? { ...filled, isSample: true } : filled, holdsSample: false };
}

function fillText(text: string, facts: FactWords): Filled {
  let holdsSample = false;
  const filled = text.replace(placeholder, (found, name: string) => {
    const fact = facts.get(name);
    if (!fact)
      throw new Error(
        `A text has ${found}, which is not in content/: no fact, trailer or word of business.yaml has that name.`,
      );
    holdsSample ||= fact.isSample;
    return fact.words;
  });
  return { filled, holdsSample };
}
