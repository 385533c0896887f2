import type { Atlas, AtlasPosition } from "../../content/cities/draw-atlas.ts";
import { AtlasBase } from "./AtlasBase.tsx";
import { AtlasLines } from "./AtlasLines.tsx";

type Props = {
  atlas: Atlas;
  /** Accessible name of the map. */
  label: string;
  positions: AtlasPosition[];
  /** The city that the page is about. */
  here?: AtlasPosition;
  /** Where a line to each city begins, which the city's link lights. */
  from?: AtlasPosition;
};

/** A map of the lakes and the cities with a grid of named squares. */
export function AtlasMap({ atlas, label, positions, here, from }: Props) {
  return (
    <svg
      viewBox={atlas.viewBox}
      role="img"
      aria-label={label}
      className="block h-auto w-full text-forest"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <AtlasBase atlas={atlas} />
      <path d={positions.map(({ x, y }) => `M${x} ${y}h0`).join("")} strokeWidth="6" />
      {from && <AtlasLines from={from} positions={positions} />}
      {here && (
        <g stroke="#75582a">
          <circle cx={here.x} cy={here.y} r="11" />
          <path d={`M${here.x} ${here.y}h0`} strokeWidth="9" />
        </g>
      )}
      <g className="text-[15px] md:text-[12px]" fill="#3f5f4f" stroke="none" textAnchor="middle">
        {atlas.lakes.map(({ name, x, y }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
      <g className="text-[12px] md:text-[10px]" fill="#75582a" stroke="none" textAnchor="middle">
        {atlas.columns.map(({ name, middle }) => (
          <text key={name} x={middle} y="-4">
            {name}
          </text>
        ))}
        {atlas.rows.map(({ name, middle }) => (
          <text key={name} x="-7" y={middle + 3}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
