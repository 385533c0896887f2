import type { Atlas } from "../../content/cities/draw-atlas.ts";

/** The lakes, the rivers and the grid under a map's cities. */
export function AtlasBase({ atlas: { width, height, paths } }: { atlas: Atlas }) {
  return (
    <g stroke="#1f3a2e">
      {/* Cuts off what lies outside the grid. */}
      <svg aria-hidden="true" width={width} height={height}>
        <path d={paths.shores} fill="#dfe3d8" strokeWidth=".5" />
        <path d={paths.rivers} strokeWidth=".8" />
      </svg>
      <path d={paths.grid} stroke="#b08d57" strokeWidth=".4" />
    </g>
  );
}
