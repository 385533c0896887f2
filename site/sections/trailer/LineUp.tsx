import { coupling } from "../../content/trailers/trailer-measurements.ts";
import { rearOf, sheet } from "./ElevationDrawing.tsx";
import type { TrailerRow } from "./TrailerRows.tsx";

/** Space before and after each trailer, in feet. */
const gap = 1.5;
/** Wider than any frame: all drawings shrink by the same part, and so keep one scale. */
const pixelsPerFoot = 20;

/** All trailers beside each other to one scale, the shortest first; each links to its row. */
export function LineUp({ rows }: { rows: TrailerRow[] }) {
  return (
    <nav
      aria-label="The trailers side by side"
      className="relative pb-6 max-md:snap-x max-md:overflow-x-auto max-md:scroll-px-(--gutter) md:pb-8 print:hidden"
    >
      <ul className="flex max-md:w-[200%] max-md:px-(--gutter) md:frame">
        {rows.map(({ id, name, drawing, specifications: { length } }) => {
          const width = length + coupling + 2 * gap;
          return (
            <li key={id} className="min-w-0 snap-start">
              <a
                href={`#${id}`}
                className="block text-center text-[0.9375rem] text-brass-deep md:text-base"
              >
                <svg
                  viewBox={`${rearOf(length) - gap} 0 ${width} ${sheet.height}`}
                  width={width * pixelsPerFoot}
                  height={sheet.height * pixelsPerFoot}
                  className="h-auto max-w-full"
                  aria-hidden="true"
                >
                  <image href={drawing} width={sheet.width} height={sheet.height} />
                </svg>
                {/* In the middle of the body, which the coupling is not a part of. */}
                <span className="block pr-[16%]">
                  <span className="sr-only">{name}, </span>
                  {length} ft
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
