import {
  coupling,
  door,
  stairs,
  stairsBefore,
  stairsDepth,
} from "../../content/trailers/trailer-measurements.ts";
import type { ParkedTrailer } from "./lawn.ts";

type Props = { trailer: ParkedTrailer; usesTank: boolean };

/**
 * A trailer from above: its body with doors and tank room, its stairs and its coupling. Drawn as on
 * its floor plan and turned, so that the doors face the guests.
 */
export function TrailerFromAbove({ trailer, usesTank }: Props) {
  const { x, y, length, width, doors, tankRoom } = trailer;
  const middle = width / 2;
  const { from, to } = tankRoom;
  return (
    <g transform={`translate(${x + coupling + length} ${y + width}) rotate(180)`} strokeWidth="0.6">
      <path
        d={`M${length} ${middle - 2}l${coupling - 1} 2l${1 - coupling} 2m${coupling - 1}-2h1`}
      />
      <rect width={length} height={width} rx="0.9" className="fill-forest" />
      <path
        d={`M${from} 1H${Math.min(to, length - 1)}V${width - 1}H${from}z`}
        className={usesTank ? "fill-brass" : "fill-moss"}
        stroke="none"
      />
      {stairsBefore(doors).map((flight) => (
        <path
          key={flight.left}
          d={drawStairs(flight, width)}
          className="fill-ivory stroke-brass-deep"
          strokeWidth="0.3"
        />
      ))}
      <path
        d={doors.map((at) => `M${at - door.width / 2} ${width}h${door.width}`).join("")}
        className="stroke-brass"
        strokeWidth="1"
        strokeLinecap="butt"
      />
    </g>
  );
}

/** Returns the outline of stairs with the edge of the landing and of each tread. */
function drawStairs({ left, right }: { left: number; right: number }, wall: number): string {
  const edges = Array.from(
    { length: stairs.treads },
    (_, tread) => `M${left} ${wall + stairs.landing + tread * stairs.tread}H${right}`,
  );
  return `M${left} ${wall}v${stairsDepth}H${right}V${wall}z${edges.join("")}`;
}
