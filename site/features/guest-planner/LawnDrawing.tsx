import {
  cableReach,
  coupling,
  dotRadius,
  type Lawn,
  outlet,
  type ParkedTrailer,
  type Point,
  sheet,
  steps,
  tap,
} from "./lawn.ts";

/** Colours as attributes: the example is a file of its own, which no stylesheet reaches. */
const ink = "#14201b";
const forest = "#1f3a2e";
const moss = "#3f5f4f";
const ivory = "#faf7f0";
const brass = "#b08d57";
const brassDeep = "#75582a";

/** The drive's upper edge, in feet. */
const drive = 125;

type Props = {
  lawn: Lawn;
  hasPower: boolean;
  hasTap: boolean;
  /** What the drawing shows, in words; none in a file, where the page says it. */
  label?: string;
};

/**
 * The lawn from above in feet: house, guests, trailers, and what brings them power and water. It
 * has no words of its own, so that it looks the same as a picture and in the page.
 */
export function LawnDrawing({ lawn, hasPower, hasTap, label }: Props) {
  const { dots, trailers } = lawn;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full"
      fill="none"
      stroke={forest}
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
          stroke={brassDeep}
          strokeDasharray="2.4 2"
          fill={brass}
          fillOpacity="0.09"
        />
      )}
      <House />
      <g stroke={brassDeep} strokeWidth="0.8">
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
        <g stroke={moss} strokeWidth="0.8" strokeDasharray="0.1 1.9">
          {trailers.map((trailer) => (
            <path key={trailer.x} d={lineTo(trailer, tap, 7)} />
          ))}
        </g>
      )}
      <rect x={outlet[0] - 1.5} y={outlet[1] - 1.5} width="3" height="3" fill={brass} />
      <circle cx={tap[0]} cy={tap[1]} r="1.6" fill={ivory} />
      {trailers.map((trailer) => (
        <TrailerFromAbove key={trailer.x} trailer={trailer} hasTank={!hasTap} />
      ))}
      {!hasPower && trailers.length > 0 && <Generator at={generatorOf(trailers)} />}
      <path d={dotsPath(dots)} stroke={ink} strokeWidth={dotRadius * 2} />
      <ScaleBar />
    </svg>
  );
}

/** The lawn with its trees, and the drive along its lower edge. */
function Ground() {
  const trees: [number, number, number][] = [
    [10, 19, 9],
    [23, 34, 5.5],
    [150, 22, 8],
    [153, 40, 5.5],
    [148, 104, 7.5],
  ];
  return (
    <>
      <rect width={sheet.width} height={sheet.height} fill={ivory} stroke="none" />
      <path
        d={`M0 ${drive}H${sheet.width}V${sheet.height}H0z`}
        fill={brass}
        fillOpacity="0.16"
        stroke="none"
      />
      <path d={`M0 ${drive}H${sheet.width}`} stroke={brass} />
      <g stroke={moss} strokeWidth="0.4" fill={moss} fillOpacity="0.1">
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

/** The near end of the house, with the lines of its hipped roof. */
function House() {
  const [wall] = outlet;
  return <path d={`M-1 58H${wall}V108H-1M${wall} 58L5 83L${wall} 108M5 83H-1`} fill="#fff" />;
}

/** A trailer's body with the walls between its stations, its steps and its coupling. */
function TrailerFromAbove({ trailer, hasTank }: { trailer: ParkedTrailer; hasTank: boolean }) {
  const { x, y, length, width, stalls } = trailer;
  const station = length / stalls;
  const middle = width / 2;
  const each = Array.from({ length: stalls }, (_, index) => index);
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="0.6">
      <path
        d={`M${length} ${middle - 2}L${length + coupling - 0.8} ${middle}L${length} ${middle + 2}`}
      />
      <circle cx={length + coupling - 0.5} cy={middle} r="0.5" fill={forest} />
      <rect width={length} height={width} rx="0.9" fill={forest} />
      {hasTank && (
        <rect
          x="1"
          y={width - 3}
          width={length - 2}
          height="2"
          rx="0.5"
          fill={brass}
          stroke="none"
        />
      )}
      <path
        d={each
          .map(
            (index) =>
              `M${index * station + station / 2 - 1.5} ${-steps}h3v${steps}h-3zm0 ${steps / 2}h3`,
          )
          .join("")}
        fill={ivory}
        stroke={brassDeep}
        strokeWidth="0.45"
      />
      <path
        d={each
          .slice(1)
          .map((index) => `M${index * station} 1V${hasTank ? width - 3.6 : width - 1}`)
          .join("")}
        stroke={ivory}
        strokeWidth="0.4"
      />
      <path
        d={each.map((index) => `M${index * station + station / 2 - 1.2} 0h2.4`).join("")}
        stroke={brass}
        strokeWidth="1"
      />
    </g>
  );
}

/** Returns the place of the generator: behind the coupling of the last trailer. */
function generatorOf(trailers: readonly ParkedTrailer[]): Point {
  const last = trailers.at(-1);
  return last ? [last.x + last.length + coupling + 14, last.y + last.width / 2] : outlet;
}

function Generator({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <rect x={x - 3.5} y={y - 2.5} width="7" height="5" rx="0.5" fill={brass} />
      <path d={`M${x - 1} ${y - 2.5}v5M${x + 1} ${y - 2.5}v5`} strokeWidth="0.4" />
    </>
  );
}

/** Returns a cable or hose that lies on the lawn, to so many feet along a trailer's back. */
function lineTo({ x, y, width }: ParkedTrailer, [fromX, fromY]: Point, along: number) {
  const end = x + along;
  const back = y + width;
  const first = fromX + (end - fromX) * 0.2;
  const second = fromX + (end - fromX) * 0.7;
  return `M${fromX} ${fromY}C${first} ${back + 3} ${second} ${back + 8} ${end} ${back}`;
}

/** Fifty feet, in steps of ten. */
function ScaleBar() {
  const left = 5;
  return (
    <>
      <path d={`M${left} 130.5h50v2h-50z`} fill={ivory} stroke={ink} strokeWidth="0.35" />
      <path
        d={[0, 20, 40].map((feet) => `M${left + feet} 130.5h10v2h-10z`).join("")}
        fill={ink}
        stroke="none"
      />
    </>
  );
}

/** A line without length under a round cap is a dot. */
const dotsPath = (dots: readonly Point[]) =>
  dots.map(([x, y]) => `M${inTenths(x)} ${inTenths(y)}h.01`).join("");

const inTenths = (feet: number) => Math.round(feet * 10) / 10;
