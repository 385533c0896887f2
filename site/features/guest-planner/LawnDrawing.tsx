import type { ReactNode } from "react";
import { coupling } from "../../content/trailers/trailer-measurements.ts";
import { inTenths } from "../../ui/in-tenths.ts";
import {
  cableReach,
  dotRadius,
  type GroundKind,
  type Lawn,
  lawnSheet,
  outlet,
  type ParkedTrailer,
  type Point,
  slab,
  stage,
  tap,
} from "./lawn.ts";
import { TrailerFromAbove } from "./TrailerFromAbove.tsx";

type Props = {
  lawn: Lawn;
  kind: GroundKind;
  hasPower: boolean;
  hasTap: boolean;
  /** What the drawing shows, in words. */
  label: string;
};

/**
 * The ground from above in feet: what stands on it, people, trailers, and what brings power and
 * water.
 */
export function LawnDrawing({ lawn, kind, hasPower, hasTap, label }: Props) {
  const { dots, trailers } = lawn;
  return (
    <svg
      viewBox={`0 0 ${lawnSheet.width} ${lawnSheet.height}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full stroke-forest"
      fill="none"
      strokeWidth="0.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Ground />
      {hasPower && (
        <circle
          cx={outlet[0]}
          cy={outlet[1]}
          r={cableReach}
          className="fill-brass stroke-brass-deep"
          strokeDasharray="2.4 2"
          fillOpacity="0.09"
        />
      )}
      {buildings[kind]}
      <g className="stroke-brass-deep" strokeWidth="0.8">
        {trailers.map((trailer) => (
          <path
            key={trailer.x}
            d={
              hasPower
                ? lineTo(trailer, outlet, 2)
                : lineTo(trailer, generatorOf(trailers), trailer.length - 2)
            }
          />
        ))}
      </g>
      {hasTap && (
        <g className="stroke-moss" strokeWidth="0.8" strokeDasharray="0.1 1.9">
          {trailers.map((trailer) => (
            <path key={trailer.x} d={lineTo(trailer, tap, 7)} />
          ))}
        </g>
      )}
      <rect x={outlet[0] - 1.5} y={outlet[1] - 1.5} width="3" height="3" className="fill-brass" />
      <circle cx={tap[0]} cy={tap[1]} r="1.6" className="fill-ivory" />
      {trailers.map((trailer) => (
        <TrailerFromAbove key={trailer.x} trailer={trailer} usesTank={!hasTap} />
      ))}
      {!hasPower && trailers.length > 0 && <Generator at={generatorOf(trailers)} />}
      <path d={dotsPath(dots)} className="stroke-ink" strokeWidth={dotRadius * 2} />
      <ScaleBar />
    </svg>
  );
}

/** What stands on the ground, the outlet and the tap on its right side, 20 feet from the left. */
const buildings: Record<GroundKind, ReactNode> = {
  // The near end of the house, with the lines of its hipped roof, and the hedge, a bush a dot.
  event: (
    <>
      <path d="M-1 76H20V126H-1M20 76L5 101L20 126M5 101H-1" fill="#fff" />
      <path d="M36 92H114" className="stroke-moss/55" strokeWidth="6" strokeDasharray="0.1 4" />
    </>
  ),
  // The site's office, and the slab with the columns of what is built on it.
  crew: (
    <>
      <path d="M8 84H20V120H8zM8 96h12M8 108h12" fill="#fff" />
      <path
        d={`M${slab.left} ${slab.top}H${slab.right}V${slab.bottom}H${slab.left}z`}
        className="fill-linen"
      />
    </>
  ),
  // The stage with its truss, and the box that the power comes from.
  festival: (
    <>
      <path d="M14 98H20V118H14zM14 108h6" fill="#fff" />
      <path
        d={`M${stage.left} ${stage.top}H${stage.right}V${stage.bottom}H${stage.left}zm0 4h52m-52 4 6.5-4 6.5 4 6.5-4 6.5 4 6.5-4 6.5 4 6.5-4 6.5 4`}
        fill="#fff"
      />
    </>
  ),
};

/** The lawn with its trees, and the drive along its lower edge. */
function Ground() {
  const trees = [
    [9, 20, 8],
    [10, 62, 9],
    [21, 49, 5],
    [150, 66, 8],
    [148, 122, 7.5],
  ] as const;
  return (
    <>
      <path d="M0 0H160V154H0z" className="fill-ivory" stroke="none" />
      <path d="M0 143H160V154H0z" className="fill-brass" fillOpacity="0.16" stroke="none" />
      <path d="M0 143H160" className="stroke-brass" />
      <g className="fill-moss stroke-moss" strokeWidth="0.4" fillOpacity="0.1">
        {trees.map(([x, y, radius]) => (
          <g key={y}>
            <circle cx={x} cy={y} r={radius} />
            <circle cx={x} cy={y} r={radius / 2} />
            <circle cx={x} cy={y} r="0.5" fillOpacity="1" />
          </g>
        ))}
      </g>
    </>
  );
}

/** Returns the place of the generator: behind the last trailer. */
function generatorOf(trailers: readonly ParkedTrailer[]): Point {
  const last = trailers.at(-1);
  return last ? [last.x + last.length + coupling + 14, last.y + last.width / 2] : outlet;
}

function Generator({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <rect x={x - 3.5} y={y - 2.5} width="7" height="5" rx="0.5" className="fill-brass" />
      <path d={`M${x - 1} ${y - 2.5}v5M${x + 1} ${y - 2.5}v5`} strokeWidth="0.4" />
    </>
  );
}

/** Returns a cable or hose that lies on the lawn, to so many feet along a trailer's back. */
function lineTo({ x, y, width }: ParkedTrailer, [fromX, fromY]: Point, along: number) {
  const end = x + coupling + along;
  const back = y + width;
  const first = fromX + (end - fromX) * 0.2;
  const second = fromX + (end - fromX) * 0.7;
  return `M${fromX} ${fromY}C${first} ${back + 3} ${second} ${back + 8} ${end} ${back}`;
}

/** Fifty feet, in steps of ten. */
function ScaleBar() {
  return (
    <>
      <path d="M5 148.5h50v2h-50z" className="fill-ivory stroke-ink" strokeWidth="0.35" />
      <path
        d="M5 148.5h10v2h-10zM25 148.5h10v2h-10zM45 148.5h10v2h-10z"
        className="fill-ink"
        stroke="none"
      />
    </>
  );
}

/** A line without length under a round cap is a dot. */
const dotsPath = (dots: readonly Point[]) =>
  dots.map(([x, y]) => `M${inTenths(x)} ${inTenths(y)}h.01`).join("");
