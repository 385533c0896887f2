import { readBusiness } from "../business/business.ts";
import { type Entry, readEntries, readPage, readReferences } from "../entries.ts";
import type { Link } from "../link.ts";
import { onceInBuild } from "../once-in-build.ts";
import { paths } from "../paths.ts";
import type { Reference } from "../schema-fields.ts";
import { type AtlasPosition, drawAtlas } from "./draw-atlas.ts";

export type City = Entry<"cities">;

/** A link to a city's page, with the city's position on the map. */
export type CityLink = Link & { position: AtlasPosition };

/** Returns all cities by name, as dictionaries of the site's language sort them. */
export async function readCities(): Promise<City[]> {
  const [cities, { language }] = await Promise.all([readEntries("cities"), readBusiness()]);
  return cities.sort((a, b) => a.data.name.localeCompare(b.data.name, language));
}

/** Returns the map of content/map.yaml, with every square that a city lies in or near. */
const readAtlas = onceInBuild(async () => {
  const [map, cities] = await Promise.all([readPage("map"), readEntries("cities")]);
  return drawAtlas(
    map,
    cities.map(({ data }) => data.map),
  );
});

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

/** Returns the map, and links to the cities on it as `readCityLinks` does. */
export async function readCityMap(references?: readonly Reference<"cities">[]) {
  return { atlas: await readAtlas(), cities: await readCityLinks(references) };
}
