import type { Entry } from "./read-content.ts";
import { largestShare, type Pair, rankPairs } from "./similarity.ts";

type Texts = { title: string; text: string }[];
type City = {
  name: string;
  hero: { heading: string; text: string };
  why: { heading: string; reasons: Texts };
  about: { heading: string; paragraphs: string[] };
  places: { heading: string; list: Texts };
  questions: { question: string; answer: string }[];
};

/** Returns the text of a city's page that no other page has. */
function visibleText({ hero, why, about, places, questions }: City): string {
  return [
    hero.heading,
    hero.text,
    why.heading,
    ...why.reasons.flatMap(({ title, text }) => [title, text]),
    about.heading,
    ...about.paragraphs,
    places.heading,
    ...places.list.flatMap(({ title, text }) => [title, text]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ].join("\n");
}

/** Returns every pair of city pages with their shared wording, the most similar first. */
export function rankCities(entries: Entry[]): Pair[] {
  const cities = entries.filter(({ collection }) => collection === "cities");
  return rankPairs(
    cities.map(({ id, data }) => {
      const city = data as City;
      return { id, name: city.name, text: visibleText(city) };
    }),
  );
}

/**
 * Returns an error where the two most similar city pages share more than a fifth of their wording.
 */
export function checkCities(entries: Entry[]): string[] {
  const [worst] = rankCities(entries);
  if (!worst || worst.share <= largestShare) return [];
  const [one, other] = worst.ids;
  return [
    `content/cities/${one}.yaml and content/cities/${other}.yaml share ${Math.round(worst.share * 100)} % of their wording; at most ${largestShare * 100} % is allowed. Rewrite one of them with what is true of that city only.`,
  ];
}
