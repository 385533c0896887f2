import type { z } from "astro/zod";
import type { citySchema } from "../../content/cities/city.schema.ts";
import type { Finding } from "./finding.ts";
import type { UncheckedEntry } from "./read-content.ts";

/** Length of a shingle in words, and the largest shared part that two pages may have. */
const shingleLength = 5;
const maxShare = 0.2;

type City = z.infer<typeof citySchema>;

/**
 * Returns an error where the two most similar city pages share more than a fifth of their wording.
 */
export function checkCities(entries: UncheckedEntry[]): Finding[] {
  const [worst] = rankCities(entries);
  if (!worst || worst.share <= maxShare) return [];
  const [one, other] = worst.cities;
  const parts = alikeParts(one.data, other.data).join(", ");
  const share = `share ${Math.round(worst.share * 100)} % of their wording; at most ${maxShare * 100} % is allowed. Most alike are: ${parts}. Rewrite them with what is true of one city only.`;
  return [
    {
      printed: `${one.file} and ${other.file} ${share}`,
      sentence: `The pages of ${one.data.name} and ${other.data.name} ${share}`,
      files: [one.name, other.name],
      key: null,
      path: [],
    },
  ];
}

/** Returns each pair of city pages with the part of their wording they share, the largest first. */
function rankCities(entries: UncheckedEntry[]) {
  const cities = entries
    .filter(({ collection }) => collection === "cities")
    .map(({ file, name, data }) => {
      const city = data as City;
      return { file, name, data: city, shingles: shingles(visibleText(city)) };
    });
  return cities
    .flatMap((one, index) =>
      cities.slice(index + 1).map((other) => ({
        share: shareInCommon(one.shingles, other.shingles),
        cities: [one, other] as const,
      })),
    )
    .sort((a, b) => b.share - a.share);
}

/** Returns the names of the parts of two pages that share too much, the most alike first. */
function alikeParts(one: City, other: City): string[] {
  const [ownParts, otherParts] = [partsOf(one), partsOf(other)];
  return Object.entries(ownParts)
    .map(([name, part]) => {
      const [own, theirs] = [
        withoutName(one.name, listTexts(part)),
        withoutName(other.name, listTexts(otherParts[name as keyof typeof ownParts])),
      ].map(shingles);
      return { name, share: own && theirs ? shareInCommon(own, theirs) : 0 };
    })
    .filter(({ share }) => share > maxShare)
    .sort((a, b) => b.share - a.share)
    .map(({ name }) => name);
}

/** The texts of a city's page that no other page has, by the parts of its form. */
const partsOf = ({ hero, why, about, places, questions }: City) => ({
  "Top of the page": [hero.heading, hero.text],
  "Reasons to choose us": why,
  About: [about.heading, about.paragraphs],
  Places: [places.heading, places.list.map(({ title, text }) => [title, text])],
  Questions: questions,
});

/** Returns the text of a city's page that no other page has, without the city's name. */
const visibleText = (city: City) => withoutName(city.name, listTexts(partsOf(city)));

function withoutName(name: string, texts: string[]): string {
  return texts
    .join("\n")
    .replace(new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, "giu"), " ");
}

/** Returns all texts in lists and objects. */
const listTexts = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(listTexts);

/** Returns all sequences of five words of a text, in lower case. */
function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  const starts = Math.max(0, words.length - shingleLength + 1);
  return new Set(
    Array.from({ length: starts }, (_, at) => words.slice(at, at + shingleLength).join(" ")),
  );
}

/** Returns the part of the smaller set that the other has too, 0 to 1. */
function shareInCommon(one: Set<string>, other: Set<string>): number {
  const smaller = Math.min(one.size, other.size);
  return smaller === 0 ? 0 : one.intersection(other).size / smaller;
}
