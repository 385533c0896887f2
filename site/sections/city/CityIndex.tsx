import type { CityLink } from "../../content/cities/cities.ts";
import type { Atlas } from "../../content/cities/draw-atlas.ts";
import { AtlasMap } from "./AtlasMap.tsx";
import { AtlasReading } from "./AtlasReading.tsx";
import { CityEntry } from "./CityEntry.tsx";

type Props = {
  eyebrow?: string;
  heading: string;
  text: string;
  cities: CityLink[];
  atlas: Atlas;
};

/**
 * All cities: a map, from tablets up a part of it again and larger, and an index with the grid
 * square of each, which phones leave out: there it is three columns of names.
 */
export function CityIndex({ eyebrow, heading, text, cities, atlas }: Props) {
  return (
    <section className="band bg-linen">
      <div className="frame">
        <div className="mb-12 grid items-end gap-x-8 gap-y-8 md:grid-cols-2">
          <div className="md:max-lg:contents">
            <div className="mb-8 md:max-lg:col-span-2 md:max-lg:mb-0">
              {eyebrow && <p className="eyebrow mb-3.5">{eyebrow}</p>}
              <h2 className="mb-5 text-title-2">{heading}</h2>
              <p className="max-w-[34em] text-moss">{text}</p>
            </div>
            <AtlasMap atlas={atlas} view="whole" cities={cities} />
          </div>
          <div className="max-md:hidden">
            <AtlasMap atlas={atlas} view="inset" cities={cities} />
          </div>
          <AtlasReading atlas={atlas} label={atlas.label} className="max-md:sr-only" />
        </div>
        <ul className="columns-[3_6.5rem] gap-x-2 md:columns-[3_7.5rem] md:gap-x-8 lg:columns-[4_7.5rem]">
          {cities.map((city) => (
            <CityEntry
              key={city.path}
              city={city}
              look="text-base max-md:tracking-tight md:text-lg"
              isShort
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
