import type { ReactNode } from "react";
import { guestsWhoFill } from "../../../quote-request/plan-trailers.ts";
import { guestsAtDinner, stationRule } from "../../../quote-request/stations.ts";
import type { Content } from "../../content/entries.ts";
import { coupling } from "../../content/trailers/trailer-measurements.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { elevationSheet, ground, rearOf } from "./ElevationDrawing.tsx";
import type { TrailerRow } from "./TrailerRows.tsx";

type Props = { rows: TrailerRow[]; words: Content<"trailerList">["comparison"] };

/**
 * A table with a column for each trailer, from tablets up with a picture and its drawing at the
 * head. All drawings have one scale and stand on the head's lower line. Phones show its first line;
 * a fold after it opens the others.
 */
export function TrailerComparison({ rows, words }: Props) {
  const longest = Math.max(...rows.map(({ specifications: { length } }) => length)) + coupling;
  const label = "py-2.5 pr-3 text-balance font-normal text-moss md:w-36 lg:w-50";
  const groundOf = ({ badge }: TrailerRow) => (badge ? "md:bg-linen" : "");
  return (
    <table className="w-full table-fixed text-left text-sm max-md:wrap-anywhere leading-snug tabular-nums max-md:-mx-1 max-md:w-[calc(100%+0.5rem)] lg:text-base">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-b hairline align-bottom">
          <td className={`${label} max-md:hidden`} />
          {rows.map((row) => (
            <th
              key={row.id}
              scope="col"
              className={`px-1 pt-1 font-normal md:px-3 md:pt-2.5 ${groundOf(row)}`}
            >
              <TrailerHead trailer={row} longest={longest} />
            </th>
          ))}
        </tr>
      </thead>
      {linesOf(words).map(({ label: heading, read }, index) => (
        <tbody key={heading} className={`border-b hairline ${index > 0 ? "folded" : ""}`}>
          {/* On phones the label has a row of its own, so that all columns are in view. */}
          <tr className="md:hidden">
            <td className="hidden" />
            <td colSpan={rows.length} className="px-1 pt-2.5 text-moss">
              {heading}
            </td>
          </tr>
          <tr>
            <th scope="row" className={`${label} max-md:hidden`}>
              {heading}
            </th>
            {rows.map((row) => (
              <td key={row.id} className={`px-1 pt-1 pb-2.5 md:px-3 md:pt-2.5 ${groundOf(row)}`}>
                {read(row)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** A trailer's name above a picture of its inside and its drawing, which is as wide as the longest trailer. */
function TrailerHead({ trailer, longest }: { trailer: TrailerRow; longest: number }) {
  return (
    <>
      <a
        href={trailer.path}
        className="inline-flex min-h-11 items-end py-1 font-display leading-tight underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2 md:text-lg"
      >
        <span className="md:hidden">{trailer.stations}</span>{" "}
        <span className="max-md:hidden">
          <NoWrap text={trailer.name} />
        </span>
      </a>
      <div className="mt-1 max-md:hidden">
        <Photo
          // The header's words are its name alone.
          photo={{ ...trailer.inside, alt: "" }}
          sizes="16rem"
          pixels={800}
          className="aspect-[3/2] w-full"
        />
      </div>
      <svg
        viewBox={`${rearOf(trailer.specifications.length)} 0 ${longest} ${ground - 0.06}`}
        className="mt-2 w-full max-md:hidden"
        aria-hidden="true"
      >
        <image href={trailer.drawing} width={elevationSheet.width} height={elevationSheet.height} />
      </svg>
    </>
  );
}

type Line = { label: string; read: (row: TrailerRow) => ReactNode };

/** Returns what the table compares, line by line. */
const linesOf = (words: Props["words"]): Line[] => [
  {
    label: words.plannedGuests,
    read: ({ stalls }) => (
      <span className="font-display text-2xl leading-none">{guestsAtDinner(stalls)}</span>
    ),
  },
  {
    label: words.pumpOut,
    read: ({ specifications }) => guestsWhoFill(specifications, stationRule.long.hours),
  },
  { label: words.workers, read: ({ stalls }) => stalls * stationRule.workersPerStation },
  {
    label: words.size,
    read: ({ specifications: { length, width } }) => `${length} × ${width}`,
  },
  { label: words.power, read: ({ comparison }) => comparison.power },
  {
    label: words.water,
    read: ({ specifications: { waterCapacity, wasteCapacity } }) =>
      `${waterCapacity} / ${wasteCapacity}`,
  },
  { label: words.interior, read: ({ comparison }) => comparison.interior },
  {
    label: words.guests,
    read: ({ capacity }) => `${capacity.eightHours} / ${capacity.fiveHours}`,
  },
];
