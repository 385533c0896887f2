import { readBusiness } from "../business/business.ts";
import { type Entry, type Reference, readEntries, readReferences } from "../entries.ts";
import type { Link } from "../link.ts";
import { paths } from "../paths.ts";
import { readAtlas } from "./atlas.ts";
import type { AtlasPosition } from "./draw-atlas.ts";

export type City = Entry<"cities">;

/** A link to a city's page, with the city's position on the map. */
export type CityLink = Link & { position: AtlasPosition };

/** Returns all cities by name, as dictionaries of the site's language sort them. */
export async function readCities(): Promise<City[]> {
  const [cities, { language }] = await Promise.all([readEntries("cities"), readBusiness()]);
  return cities.sort((a, b) => a.data.name.localeCompare(b.data.name, language));
}

/** Returns links to the cities that are referred to, in that order, or to all cities by name. */
export async function readCityLinks(
  references?: readonly Reference<"cities">[],
): Promise<CityLink[]> {
  const cities = references ? await readReferences(references) : await readCities();
  const atlas = await readAtlas();
  return cities.map(({ id, data }) => ({
    label: data.name,
    path: paths.city(id),
    position: atlas.locate(data.map),
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
