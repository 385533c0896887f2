import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Pair, rankPairs } from "./similarity.ts";

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
  const cities = readdirSync(source).map((file) => {
    const city: City = parse(readFileSync(`${source}${file}`, "utf8"));
    return { id: file.replace(".yaml", ""), name: city.name, text: visibleText(city) };
  });
  return rankPairs(cities);
}
