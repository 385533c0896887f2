import type { AtlasPosition } from "../../content/cities/draw-atlas.ts";

type Props = { from: AtlasPosition; positions: AtlasPosition[] };

/**
 * A line to each position of a map, invisible until a pointer or the focus is on the link with the
 * same number in a list; map and list stand in one element of the class `group`.
 */
export function AtlasLines({ from, positions }: Props) {
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
