import type { AtlasPosition } from "../../content/cities/draw-atlas.ts";

/** Where a name begins and how far it is from its dot, by the side of the dot that it is on. */
const sides = {
  east: { textAnchor: "start", dx: ".5em", dy: ".35em" },
  west: { textAnchor: "end", dx: "-.5em", dy: ".35em" },
  north: { textAnchor: "middle", dx: "0", dy: "-.5em" },
  south: { textAnchor: "middle", dx: "0", dy: "1.2em" },
  northeast: { textAnchor: "start", dx: "-.4em", dy: "-.5em" },
  northwest: { textAnchor: "end", dx: ".4em", dy: "-.5em" },
  southeast: { textAnchor: "start", dx: "-.4em", dy: "1.2em" },
  southwest: { textAnchor: "end", dx: ".4em", dy: "1.2em" },
} as const;

type Props = { name: string; position: AtlasPosition; isHere?: boolean };

/** A city's name beside its dot on the map. */
export function AtlasName({ name, position: { x, y, side }, isHere }: Props) {
  return (
    <text x={x} y={y} {...sides[side]} className={isHere ? "font-semibold" : undefined}>
      {name}
    </text>
  );
}
