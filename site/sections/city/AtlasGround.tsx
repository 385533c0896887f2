import type { ReactNode } from "react";
import type { Atlas, AtlasView } from "../../content/cities/draw-atlas.ts";
import { paths } from "../../content/paths.ts";

/** The part of a map that is shown, and a pixel of a phone in the map's units. */
type Scale = { shown: AtlasView; pixel: number };
/** With the classes of the grid and its names. */
type Grid = Scale & { grid?: string };

type Props = Grid & { atlas: Atlas; children: ReactNode };

/** Shores and grid of a map, and what is drawn on them; cuts off what lies outside the grid. */
export function AtlasGround(props: Props) {
  const { atlas, shown, pixel, grid, children } = props;
  const { whole, paths: lines } = atlas;
  const { left, top, width, height } = shown;
  return (
    <svg
      aria-hidden="true"
      x={left}
      y={top}
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      <image href={paths.drawing("map")} width={whole.width} height={whole.height} />
      <path d={lines.grid} stroke="#b08d57" strokeWidth={pixel / 2} className={grid} />
      {children}
    </svg>
  );
}

/** The frame around the part of a map that an inset enlarges. */
export function InsetFrame({ inset, pixel }: { inset: AtlasView; pixel: number }) {
  const { left, top, width, height } = inset;
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      stroke="#75582a"
      strokeWidth={pixel * 1.5}
      className="max-md:hidden"
    />
  );
}

const small = "text-[0.92em] lg:text-[0.7em]";

export function LakeNames({ lakes }: { lakes: Atlas["lakes"] }) {
  return (
    <g fontStyle="italic" textAnchor="middle" className={small}>
      {lakes.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** The letters of the columns above a map, and the numbers of the rows beside it. */
export function GridNames({ shown: { left, top, columns, rows }, pixel, grid = "" }: Grid) {
  return (
    <g fill="#75582a" textAnchor="middle" className={`${small} ${grid}`}>
      {columns.map(({ name, middle }) => (
        <text key={name} x={middle} y={top - 6 * pixel}>
          {name}
        </text>
      ))}
      {rows.map(({ name, middle }) => (
        <text key={name} x={left - 9 * pixel} y={middle + 4 * pixel}>
          {name}
        </text>
      ))}
    </g>
  );
}
