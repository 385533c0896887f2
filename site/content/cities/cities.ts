import { type Entry, type Reference, readEntries, readReferences } from "../entries.ts";
import type { Link } from "../link.ts";
import { paths } from "../paths.ts";
import { type AtlasPosition, locateInAtlas } from "./atlas.ts";

export type City = Entry<"cities">;

/** A link to a city's page, with the city's position on the map. */
export type CityLink = Link & { position: AtlasPosition };

/** Returns all cities by name, as dictionaries of Canadian English sort them. */
export async function readCities(): Promise<City[]> {
  const cities = await readEntries("cities");
  return cities.sort((a, b) => a.data.name.localeCompare(b.data.name, "en-CA"));
}

/** Returns links to the cities that are referred to, in that order, or to all cities by name. */
export async function readCityLinks(
  references?: readonly Reference<"cities">[],
): Promise<CityLink[]> {
  const cities = references ? await readReferences(references) : await readCities();
  return cities.map(({ id, data }) => ({
    label: data.name,
    path: paths.city(id),
    position: locateInAtlas(data.map),
  }));
}

type Guide = City["data"]["about"]["guides"][number];

/** Returns links to the category pages and guides that a city's story names. */
export function readGuideLinks(guides: readonly Guide[]): Link[] {
  return guides.map(({ label, category, post }) => ({
    label,
    path: category ? paths.category(category.id) : paths.post(post?.id ?? ""),
  }));
}
