import type { AtlasPlace } from "../../lib/atlas.ts";
import type { CityLink, Link } from "../../lib/site-content.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AtlasMap } from "./AtlasMap.tsx";

type Props = {
  heading: string;
  city: string;
  here: AtlasPlace;
  cities: CityLink[];
  alsoRead?: Link;
};

/** Where the city lies, the cities around it, and the landing page that belongs to it. */
export function Neighbours({ heading, city, here, cities, alsoRead }: Props) {
  return (
    <section className="band bg-linen print:hidden">
      <div className="frame grid items-center gap-x-16 gap-y-9 md:grid-cols-[7fr_5fr]">
        <AtlasMap
          label={`Map of Southern Ontario: ${city} and the cities around it, in square ${here.square}`}
          places={cities.map(({ place }) => place)}
          here={here}
        />
        <nav aria-label={heading}>
          <p className="eyebrow">{heading}</p>
          <ul className="mt-4 border-t hairline">
            {cities.map(({ label, path, place }) => (
              <li key={path} className="border-b hairline">
                <a
                  href={path}
                  className="flex min-h-13 items-center justify-between gap-x-3 font-display text-2xl no-underline decoration-brass decoration-1 underline-offset-6 hover:underline"
                >
                  {label}
                  <span aria-hidden="true" className="font-body text-sm text-brass-deep">
                    {place.square}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {alsoRead && (
            <p className="mt-5">
              <TextLink href={alsoRead.path}>{alsoRead.label}</TextLink>
            </p>
          )}
        </nav>
      </div>
    </section>
  );
}
