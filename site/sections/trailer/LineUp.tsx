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
    <nav aria-label="The trailers side by side" className="pb-8 print:hidden">
      <ul className="frame grid grid-cols-2 gap-y-2 md:flex">
        {rows.map(({ id, name, drawing, specifications: { length } }) => {
          const width = length + coupling + 2 * gap;
          return (
            <li key={id} className="min-w-0">
              <a
                href={`#${id}`}
                className="block text-center text-[0.9375rem] text-brass-deep md:text-base"
              >
                {/* On phones two to a row, each on a sheet as wide as the others, so that the scale is one. */}
                <img
                  src={drawing}
                  alt=""
                  width={sheet.width * pixelsPerFoot}
                  height={sheet.height * pixelsPerFoot}
                  className="h-auto w-full md:hidden"
                />
                <svg
                  viewBox={`${rearOf(length) - gap} 0 ${width} ${sheet.height}`}
                  width={width * pixelsPerFoot}
                  height={sheet.height * pixelsPerFoot}
                  className="h-auto max-w-full max-md:hidden"
                  aria-hidden="true"
                >
                  <image href={drawing} width={sheet.width} height={sheet.height} />
                </svg>
                {/* In the middle of the body, which the coupling is not a part of. */}
                <span className="block pr-[13%] md:pr-[16%]">
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
