import type { AtlasPosition } from "../../content/cities/draw-atlas.ts";

/** Where a name begins and how far it is from its dot in ems, by the side of the dot. */
const sides = {
  east: { textAnchor: "start", dx: 0.5, dy: 0.35 },
  west: { textAnchor: "end", dx: -0.5, dy: 0.35 },
  north: { textAnchor: "middle", dx: 0, dy: -0.5 },
  south: { textAnchor: "middle", dx: 0, dy: 1.2 },
  northeast: { textAnchor: "start", dx: -0.4, dy: -0.5 },
  northwest: { textAnchor: "end", dx: 0.4, dy: -0.5 },
  southeast: { textAnchor: "start", dx: -0.4, dy: 1.2 },
  southwest: { textAnchor: "end", dx: 0.4, dy: 1.2 },
} as const;

type Props = { name: string; position: AtlasPosition; isHere?: boolean };

/** A city's name beside its dot on the map, with a line to it where it is lifted off its dot. */
export function AtlasName({ name, position: { x, y, side, lift = 0 }, isHere }: Props) {
  const { textAnchor, dx, dy } = sides[side];
  const up = dy < 0 ? -lift : lift;
  return (
    <g transform={`translate(${x} ${y})`}>
      {lift > 0 && <line y2={`${up - 0.4}em`} stroke="#3f5f4f" strokeWidth=".07em" />}
      <text
        dx={`${dx}em`}
        dy={`${dy + up}em`}
        textAnchor={textAnchor}
        // A rim in the ground's colour keeps shorelines and grid off the letters.
        stroke="#f1ece0"
        strokeWidth=".22em"
        paintOrder="stroke"
        className={isHere ? "font-semibold" : undefined}
      >
        {name}
      </text>
    </g>
  );
}
