import type { Atlas, AtlasPosition } from "../../content/cities/draw-atlas.ts";

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
      <g stroke="#1f3a2e">
        {/* Cuts off what lies outside the grid. */}
        <svg aria-hidden="true" width={atlas.width} height={atlas.height}>
          <path d={atlas.paths.shores} fill="#dfe3d8" strokeWidth=".5" />
          <path d={atlas.paths.rivers} strokeWidth=".8" />
        </svg>
        <path d={atlas.paths.grid} stroke="#b08d57" strokeWidth=".4" />
      </g>
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

type LinesProps = { from: AtlasPosition; positions: AtlasPosition[] };

/**
 * A line to each position of a map, invisible until a pointer or the focus is on the link with the
 * same number in a list; map and list stand in one element of the class `group`.
 */
function AtlasLines({ from, positions }: LinesProps) {
  return (
    <g stroke="#75582a" strokeWidth="1.2" markerEnd="url(#lit)">
      <marker id="lit" viewBox="-9 -9 18 18" markerWidth="15" markerHeight="15">
        <circle r="6" fill="#f6c445" strokeWidth="2" />
      </marker>
      {positions.map(({ x, y, square }, index) => (
        <path
          key={`${x} ${y} ${square}`}
          d={`M${from.x} ${from.y}L${x} ${y}`}
          className={`opacity-0 [stroke-dasharray:400] [stroke-dashoffset:400] motion-safe:[transition:.4s] group-has-[li:nth-child(${index + 1})>:is(:hover,:focus-visible)]:lit`}
        />
      ))}
    </g>
  );
}
