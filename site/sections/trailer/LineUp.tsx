import { coupling, ground, TrailerFromTheSide } from "./Elevation.tsx";
import type { TrailerRow } from "./TrailerRows.tsx";

/** Space before, between and after the trailers, in feet. */
const gap = 3;

/** All trailers beside each other to one scale, the shortest first; each links to its row. */
export function LineUp({ rows }: { rows: TrailerRow[] }) {
  let next = gap;
  const parked = rows.map(({ id, name, stalls, specifications: { length, height } }) => {
    const left = next;
    next += length + coupling + gap;
    return { id, name, left, stalls, length, height };
  });
  return (
    <nav aria-label="The trailers side by side" className="frame pb-6 md:pb-8 print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
      <svg
        viewBox={`0 0 ${next} 16`}
        className="block h-auto w-full text-forest"
        fill="none"
        stroke="currentColor"
        strokeWidth="0.1"
        strokeLinejoin="round"
        role="group"
      >
        <path d={`M0 ${ground}H${next}`} className="stroke-brass" />
        {parked.map(({ id, name, left, ...figures }) => (
          <a key={id} href={`#${id}`} aria-label={`${name}, ${figures.length} ft`}>
            <g transform={`translate(${left})`}>
              <rect
                x="-0.5"
                width={figures.length + coupling}
                height="16"
                stroke="none"
                fill="#0000"
              />
              <TrailerFromTheSide {...figures} />
              <path
                d={`M0 12.2H${figures.length}M0 11.8v0.8M${figures.length} 11.8v0.8`}
                className="stroke-brass"
              />
              <text
                x={figures.length / 2}
                y="15.3"
                textAnchor="middle"
                stroke="none"
                className="fill-brass-deep text-[2.9px] md:text-[1.5px]"
              >
                {figures.length} ft
              </text>
            </g>
          </a>
        ))}
      </svg>
    </nav>
  );
}
