import type { CityLink } from "../../content/cities/cities.ts";
import { AtlasMap } from "./AtlasMap.tsx";
import { CityEntry } from "./CityEntry.tsx";

type Props = { heading: string; text: string; cities: CityLink[] };

/** All cities: a map, and an index with the grid square of each. */
export function CityIndex({ heading, text, cities }: Props) {
  return (
    <section className="band bg-linen">
      <div className="frame">
        <div className="mb-12 grid items-end gap-x-16 gap-y-8 md:grid-cols-[5fr_7fr]">
          <div>
            <h2 className="mb-5 text-title-2">{heading}</h2>
            <p className="text-moss">{text}</p>
          </div>
          <AtlasMap
            label="Map of Southern Ontario between Windsor and Kingston, with a dot for each city of the index"
            positions={cities.map(({ position }) => position)}
          />
        </div>
        <ul className="columns-2 gap-x-8 md:columns-3 lg:columns-4">
          {cities.map((city) => (
            <CityEntry key={city.path} city={city} size="text-lg" />
          ))}
        </ul>
      </div>
    </section>
  );
}
