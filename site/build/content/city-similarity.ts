import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { largestShare, type Pair, rankPairs } from "./similarity.ts";

const folder = "content/cities/";

type Texts = { title: string; text: string }[];
type City = {
  name: string;
  hero: { heading: string; text: string };
  why: { heading: string; reasons: Texts };
  about: { heading: string; paragraphs: string[] };
  places: { heading: string; list: Texts };
};

/** All that a visitor reads on a city's page and on no other. */
function visibleText({ hero, why, about, places }: City): string {
  return [
    hero.heading,
    hero.text,
    why.heading,
    ...why.reasons.flatMap(({ title, text }) => [title, text]),
    about.heading,
    ...about.paragraphs,
    places.heading,
    ...places.list.flatMap(({ title, text }) => [title, text]),
  ].join("\n");
}

/** Every pair of city pages with the share of wording they have in common, the most alike first. */
export function rankCities(source = folder): Pair[] {
  const files = readdirSync(source).filter((file) => file.endsWith(".yaml"));
  const cities = files.map((file) => {
    const city: City = parse(readFileSync(`${source}${file}`, "utf8"));
    return { id: file.replace(".yaml", ""), name: city.name, text: visibleText(city) };
  });
  return rankPairs(cities);
}

/** A sentence that names both files when the two city pages most alike share more than a fifth of their wording. */
export function checkCities(source?: string): string[] {
  const [worst] = rankCities(source);
  if (!worst || worst.share <= largestShare) return [];
  const [one, other] = worst.ids;
  return [
    `content/cities/${one}.yaml and content/cities/${other}.yaml share ${Math.round(worst.share * 100)} % of their wording; at most ${largestShare * 100} % is allowed. Rewrite one of them with what is true of that city only.`,
  ];
}
