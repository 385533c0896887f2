import type { Specifications } from "../lib/trailers.ts";

/** Width and height of every drawing, in feet, so that all trailers stand to one scale. */
const sheet = { width: 31, height: 14.5 };
/** Where the ground is, in feet from the top, and how far the coupling reaches in front of the body. */
const ground = 11;
const coupling = 4;
const floor = 2.1;
const door = { width: 2.4, height: 6.2 };

type Props = Pick<Specifications, "length" | "height"> & { stalls: number };

/** A trailer from the side, drawn from its own figures; its length stands under it in feet. */
export function Elevation({ length, height, stalls }: Props) {
  const left = (sheet.width - length - coupling) / 2;
  const top = ground - height + 0.5;
  const bottom = ground - floor + 0.5;
  const right = left + length;
  const step = (ground - bottom) / 3;
  const doors = Array.from(
    { length: stalls },
    (_, index) => left + (length * (index + 0.5)) / stalls - door.width / 2,
  );
  // One axle carries the shortest trailer, two the others; they stand a little behind the middle.
  const middle = left + length * 0.47;
  const axles = length > 12 ? [middle - 1.4, middle + 1.4] : [middle];
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={`Side view to scale: ${length} feet long, ${height} feet high`}
      className="block h-auto w-full text-forest"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.1"
      strokeLinejoin="round"
    >
      <path
        d={`M0.5 ${ground}H${sheet.width - 0.5}`}
        className="text-brass"
        stroke="currentColor"
      />
      <rect x={left + length * 0.42} y={top - 0.45} width="2" height="0.45" rx="0.15" />
      <rect x={left} y={top} width={length} height={bottom - top} rx="0.7" fill="#fff" />
      <path d={`M${left} ${bottom - 0.9}H${right}`} />
      <path
        d={`M${right} ${bottom - 0.3}l${coupling - 0.5} ${0.7}M${right} ${bottom}l${coupling - 0.5} ${0.4}M${right + coupling - 0.9} ${bottom + 0.4}V${ground}`}
      />
      <circle cx={right + coupling - 0.3} cy={bottom + 0.4} r="0.3" />
      {axles.map((x) => (
        <g key={x}>
          <circle cx={x} cy={ground - 1.15} r="1.15" fill="#fff" />
          <circle cx={x} cy={ground - 1.15} r="0.55" />
        </g>
      ))}
      {doors.map((x) => (
        <g key={x}>
          <rect
            x={x}
            y={bottom - door.height}
            width={door.width}
            height={door.height}
            fill="#fff"
          />
          <rect
            x={x + 0.55}
            y={bottom - door.height + 0.7}
            width={door.width - 1.1}
            height="3.6"
            className="text-brass"
            stroke="currentColor"
          />
          <rect
            x={x - 0.3}
            y={bottom}
            width={door.width + 0.6}
            height={ground - bottom}
            fill="#fff"
          />
          <path
            d={`M${x - 0.3} ${bottom + step}h${door.width + 0.6}M${x - 0.3} ${bottom + 2 * step}h${door.width + 0.6}`}
          />
        </g>
      ))}
      <g className="text-brass" stroke="currentColor">
        <path d={`M${left} 12.3H${right}M${left} 11.9v0.8M${right} 11.9v0.8`} />
      </g>
      <text
        x={left + length / 2}
        y="13.9"
        textAnchor="middle"
        fontSize="1.25"
        stroke="none"
        className="fill-brass-deep"
      >
        {length} ft
      </text>
    </svg>
  );
}
