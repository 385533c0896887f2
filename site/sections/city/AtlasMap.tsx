import type { CityLink } from "../../content/cities/cities.ts";
import {
  type Atlas,
  type AtlasPosition,
  isWithin,
  viewAround,
} from "../../content/cities/draw-atlas.ts";
import { AtlasGround, GridNames, InsetFrame, LakeNames } from "./AtlasGround.tsx";
import { AtlasName } from "./AtlasName.tsx";

type Props = {
  atlas: Atlas;
  /** The part of the map that is drawn. */
  view?: "whole" | "inset";
  /** In the order of the list beside the map, which says the same and whose links are large. */
  cities: CityLink[];
  /** The city that the page is about; then the part around it and the others is drawn. */
  here?: { name: string; position: AtlasPosition };
};

/** Pixels of the map's width on a phone, for which names and lines have their sizes. */
const phoneWidth = 350;

/**
 * A map of the lakes and the cities with a grid of named squares. Screen readers skip it: the list
 * beside it has the same links.
 */
export function AtlasMap({ atlas, view = "whole", cities, here }: Props) {
  const shown = here
    ? viewAround(atlas, [here.position, ...cities.map(({ position }) => position)])
    : atlas[view];
  const { left, top, width, height } = shown;
  const pixel = width / phoneWidth;
  const margin = 18 * pixel;
  const dots = cities.map(({ position }) => position).filter((dot) => isWithin(shown, dot));
  // Beside the inset the whole map leaves the inset's names to it.
  const isNamed = ({ position }: CityLink) =>
    isWithin(shown, position) && (view === "inset" || here || !isWithin(atlas.inset, position));
  // Phones leave out the squares of the index beside the whole map.
  const grid = here ? undefined : "max-md:hidden";
  return (
    <svg
      viewBox={`${left - margin} ${top - margin} ${width + margin + pixel} ${height + margin + pixel}`}
      aria-hidden="true"
      className="block h-auto w-full overflow-hidden text-forest"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <AtlasGround atlas={atlas} shown={shown} pixel={pixel} grid={grid}>
        {view === "whole" && !here && <InsetFrame inset={atlas.inset} pixel={pixel} />}
      </AtlasGround>
      <path d={dots.map(({ x, y }) => `M${x} ${y}h0`).join("")} strokeWidth={5 * pixel} />
      {here && (
        <path
          d={`M${here.position.x} ${here.position.y}h0`}
          stroke="#75582a"
          strokeWidth={9 * pixel}
        />
      )}
      <g stroke="none" fontSize={13 * pixel} fill="#3f5f4f">
        <LakeNames lakes={atlas.lakes.filter((lake) => isWithin(shown, lake))} />
        <GridNames shown={shown} pixel={pixel} grid={grid} />
        <g fill="#14201b" className="lg:text-[0.78em]">
          <CityNames cities={cities.filter(isNamed)} />
          {here && <AtlasName name={here.name} position={here.position} isHere />}
        </g>
      </g>
    </svg>
  );
}

/** The cities' names as links, which a finger cannot hit. */
function CityNames({ cities }: Pick<Props, "cities">) {
  return cities.map(({ label, path, position }) => (
    <a
      key={path}
      href={path}
      tabIndex={-1}
      className="pointer-coarse:pointer-events-none hover:underline"
    >
      <AtlasName name={label} position={position} />
    </a>
  ));
}
