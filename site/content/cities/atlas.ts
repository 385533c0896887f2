import { readEntries, readPage } from "../entries.ts";
import { onceInBuild } from "../once-in-build.ts";
import { drawAtlas } from "./draw-atlas.ts";

/** Returns the map of content/map.yaml, with every square that a city lies in or near. */
export const readAtlas = onceInBuild(async () => {
  const [map, cities] = await Promise.all([readPage("map"), readEntries("cities")]);
  return drawAtlas(
    map,
    cities.map(({ data }) => data.map),
  );
});
