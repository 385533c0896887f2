import { Fragment } from "react";
import type { Specifications } from "../../content/trailers/trailers.ts";

/** Size of every drawing in feet, so that all have one scale. */
const sheet = { width: 31, height: 12.9 };
/** Length of the coupling in front of the body, and the ground's distance from the top, in feet. */
export const coupling = 4;
export const ground = 11;
const floor = 2.1;
const door = { width: 2.4, height: 6.2 };
const [forest, brass] = ["#1f3a2e", "#b08d57"];

export type DrawnTrailer = Pick<Specifications, "length" | "height"> & { stalls: number };

/** A trailer from the side with a line as long as its body, to be a file of its own. */
export function ElevationDrawing(figures: DrawnTrailer) {
  const left = (sheet.width - figures.length - coupling) / 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the page that shows the file names it.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      fill="none"
      stroke={forest}
      strokeWidth="0.1"
      strokeLinejoin="round"
    >
      <path d={`M0.5 ${ground}H${sheet.width - 0.5}`} stroke={brass} />
      <g transform={`translate(${left})`}>
        <TrailerFromTheSide {...figures} />
        <path
          d={`M0 12.3H${figures.length}M0 11.9v0.8M${figures.length} 11.9v0.8`}
          stroke={brass}
        />
      </g>
    </svg>
  );
}

/** The lines of a trailer, its rear at 0 on the ground, in feet. */
export function TrailerFromTheSide({ length, height, stalls }: DrawnTrailer) {
  const roof = inTenths(ground - height + 0.5);
  const bottom = inTenths(ground - floor + 0.5);
  const step = inTenths((ground - bottom) / 3);
  const doors = Array.from({ length: stalls }, (_, index) =>
    inTenths((length * (index + 0.5)) / stalls - door.width / 2),
  );
  // The shortest trailer has one axle, the others two, a little behind the middle.
  const middle = inTenths(length * 0.47);
  const axles = length > 12 ? [inTenths(middle - 1.4), inTenths(middle + 1.4)] : [middle];
  const across = `h${door.width + 0.6}`;
  const toEach = (lines: (left: number) => string) => doors.map(lines).join("");
  return (
    <>
      <path
        d={`M${inTenths(length * 0.42)} ${roof}v-.5h2v.5M${length} ${bottom - 0.3}l3.5 .7M${length} ${bottom}l3.5 .4M${inTenths(length + coupling - 0.9)} ${inTenths(bottom + 0.4)}V${ground}`}
      />
      <circle cx={inTenths(length + coupling - 0.3)} cy={inTenths(bottom + 0.4)} r=".3" />
      <rect y={roof} width={length} height={inTenths(bottom - roof)} rx=".7" fill="#fff" />
      <path d={`M0 ${inTenths(bottom - 0.9)}H${length}`} />
      {axles.map((x) => (
        <Fragment key={x}>
          <circle cx={x} cy={ground - 1.15} r="1.15" fill="#fff" />
          <circle cx={x} cy={ground - 1.15} r=".55" />
        </Fragment>
      ))}
      <path
        d={toEach(
          (left) =>
            `M${left} ${bottom}v-${door.height}h${door.width}v${door.height}M${inTenths(left - 0.3)} ${bottom}${across}V${ground}h-${door.width + 0.6}z`,
        )}
        fill="#fff"
      />
      <path
        d={toEach(
          (left) =>
            `M${inTenths(left - 0.3)} ${inTenths(bottom + step)}${across}m0 ${step}h-${door.width + 0.6}`,
        )}
      />
      <path
        d={toEach((left) => `M${inTenths(left + 0.55)} ${inTenths(bottom - 5.5)}h1.3v3.6h-1.3z`)}
        stroke={brass}
      />
    </>
  );
}

/** Rounds feet to about an inch; more digits would only cost bytes. */
const inTenths = (feet: number) => Math.round(feet * 10) / 10;
