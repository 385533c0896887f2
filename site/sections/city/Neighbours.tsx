import type { CityPage } from "../../content/cities/city-page.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AtlasMap } from "./AtlasMap.tsx";
import { AtlasReading } from "./AtlasReading.tsx";
import { CityEntry } from "./CityEntry.tsx";

/** The city on a large map, links to the cities around it and to a related landing page. */
export function Neighbours(props: CityPage["neighbours"]) {
  const { heading, atlas, mapLabel, here, cities, alsoRead } = props;
  return (
    <div className="bg-linen py-12 print:hidden">
      <div className="frame grid items-center gap-y-7 md:split-7">
        <div className="max-md:-mx-(--gutter)">
          <AtlasMap atlas={atlas} cities={cities} here={here} />
        </div>
        <nav aria-label={heading}>
          <h2 className="eyebrow font-body">{heading}</h2>
          <ul className="mt-4 grid border-t hairline max-md:grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] max-md:gap-x-5">
            {cities.map((neighbour) => (
              <CityEntry key={neighbour.path} city={neighbour} look="text-xl" />
            ))}
          </ul>
          <div className="mt-3">
            <AtlasReading atlas={atlas} label={mapLabel} />
          </div>
          {alsoRead && (
            <p className="mt-5">
              <TextLink href={alsoRead.path}>{alsoRead.label}</TextLink>
            </p>
          )}
        </nav>
      </div>
    </div>
  );
}
