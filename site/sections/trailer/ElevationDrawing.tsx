import {
  coupling,
  door,
  floor,
  stairs,
  stairsBefore,
} from "../../content/trailers/trailer-measurements.ts";
import type { Specifications, Trailer } from "../../content/trailers/trailers.ts";

/** Size of each drawing in feet, so that all have one scale; the ground's distance from the top. */
export const elevationSheet = { width: 31, height: 12.9 };
export const ground = 11;
/** Ends of the body's walls, of the dark band below and of the tyres, in feet above the ground. */
const [bottom, band, tyre] = [1.3, 3.1, 1.1];
const [forest, brass] = ["#1f3a2e", "#b08d57"];

export type DrawnTrailer = Pick<Specifications, "length" | "height"> &
  Pick<Trailer["data"]["plan"], "doors" | "windows" | "wheels">;

/** Returns how far the body's rear is from the drawing's left edge, in feet. */
export const rearOf = (length: number) => (elevationSheet.width - length - coupling) / 2;

/** A trailer from the side with a line as long as its body, to be a file of its own. */
export function ElevationDrawing({ length, height, doors, windows, wheels }: DrawnTrailer) {
  const roof = ground - height;
  const doorHeight = Math.min(door.tallest, height - floor - door.belowRoof);
  const lintel = ground - floor - doorHeight;
  // The body is cut out around the wheels.
  const [first = 0, last = 0] = [wheels[0], wheels.at(-1)];
  const arch = `H${last + 1.7}q-.1-1.6-1.5-1.6H${first + 0.2}q-1.4 0-1.5 1.6`;
  const coolers = length < 19 ? [length / 2 + 1.1] : [length / 2 - 5.6, length / 2 + 5.6];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the page that shows the file names it.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${elevationSheet.width} ${elevationSheet.height}`}
      fill="none"
      stroke={forest}
      strokeWidth="0.1"
      strokeLinejoin="round"
    >
      <path d={`M0 ${ground}H${elevationSheet.width}`} stroke={brass} />
      <g transform={`translate(${rearOf(length)})`}>
        <path
          d={`M${length} ${ground - 1.5}h${coupling}v.4h-${coupling}zm.3 0v-1.1h1.4v1.1m1.4-1.2V${ground}`}
          fill="#fff"
        />
        <path
          d={coolers.map((at) => `M${at - 1.6} ${roof}q0-.7.7-.7h1.8q.7 0 .7.7`).join("")}
          fill="#fff"
        />
        <path
          d={`M.4 ${roof}h${length - 0.8}q.4 0 .4.4V${ground - bottom}${arch}H0V${roof + 0.4}q0-.4.4-.4z`}
          fill="#fff"
        />
        <path d={`M0 ${ground - band}H${length}V${ground - bottom}${arch}H0z`} fill="#dfe3d8" />
        <path d={`M0 ${ground - band}H${length}`} stroke={brass} strokeWidth="0.16" />
        {wheels.map((at) => (
          <g key={at}>
            <circle cx={at} cy={ground - tyre} r={tyre} fill={forest} />
            <circle cx={at} cy={ground - tyre} r={tyre * 0.6} fill="#fff" />
          </g>
        ))}
        <path
          d={windows.map((at) => `M${at - 1} ${lintel + 0.1}h2v1.1h-2z`).join("")}
          fill={forest}
          fillOpacity="0.75"
        />
        <Doors doors={doors} height={doorHeight} lintel={lintel} />
        {stairsBefore(doors).map(({ left, right }) => (
          <Stairs key={left} left={left} right={right} />
        ))}
        <path d={`M0 12.3H${length}M0 11.9v0.8M${length} 11.9v0.8`} stroke={brass} />
      </g>
    </svg>
  );
}

/** Leaves, panes and handles. */
function Doors({ doors, height, lintel }: { doors: number[]; height: number; lintel: number }) {
  const threshold = ground - floor;
  const leaves = doors.map((at) => `M${at - 1.2} ${threshold}v-${height}h2.4v${height}z`);
  const panes = doors.map((at) => `M${at - 0.6} ${lintel + 0.7}h1.2v3.4h-1.2z`);
  const handles = doors.map((at) => `M${at + 0.9} ${threshold - 3.6}v1.3`);
  return (
    <>
      <path d={leaves.join("")} fill="#fff" strokeWidth="0.18" />
      <path d={panes.join("")} fill="#dfe3d8" stroke={brass} />
      <path d={handles.join("")} />
    </>
  );
}

/** Landing, treads and both rails from the front. */
function Stairs({ left, right }: { left: number; right: number }) {
  const rise = floor / (stairs.treads + 1);
  const treads = Array.from(
    { length: stairs.treads + 1 },
    (_, index) => `M${left} ${ground - floor + index * rise}H${right}v.2H${left}z`,
  );
  const rails = [left, right].map((at) => `M${at} ${ground}v-${floor + stairs.railHeight}`);
  return (
    <>
      <path d={treads.join("")} fill="#fff" strokeWidth="0.07" />
      <path d={rails.join("")} strokeWidth="0.16" strokeLinecap="round" />
    </>
  );
}
