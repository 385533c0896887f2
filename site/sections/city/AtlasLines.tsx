import type { CityLink } from "../../content/cities/cities.ts";
import type { AtlasPosition } from "../../content/cities/draw-atlas.ts";

type Props = {
  /** Of the mark at the end of each line. */
  id: string;
  from: AtlasPosition;
  cities: CityLink[];
  isShown: (city: CityLink) => unknown;
  /** A pixel of a phone in units of the map. */
  pixel: number;
};

/**
 * A line to each city of a map, invisible until a pointer or the focus is on the link with the same
 * number in a list; map and list stand in one element of the class `group`.
 */
export function AtlasLines({ id, from, cities, isShown, pixel }: Props) {
  return (
    <g stroke="#75582a" strokeWidth={pixel} markerEnd={`url(#${id})`}>
      <marker id={id} viewBox="-9 -9 18 18" markerWidth="15" markerHeight="15">
        <circle r="6" fill="#f6c445" strokeWidth="2" />
      </marker>
      {cities.map((city, index) =>
        isShown(city) ? (
          <path
            key={city.path}
            d={`M${from.x} ${from.y}L${city.position.x} ${city.position.y}`}
            className={`opacity-0 [stroke-dasharray:400] [stroke-dashoffset:400] motion-safe:[transition:.4s] group-has-[li:nth-child(${index + 1})>:is(:hover,:focus-visible)]:lit`}
          />
        ) : null,
      )}
    </g>
  );
}
