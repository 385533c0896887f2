import { guestsAtDinner } from "../../../quote-request/stations.ts";
import type { Content } from "../../content/entries.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import type { TrailerRow } from "./TrailerRows.tsx";

type Props = { rows: TrailerRow[]; words: Content<"trailerList">["comparison"] };

/** A table with a column for each trailer. */
export function TrailerComparison({ rows, words }: Props) {
  const lines = [
    { label: words.stations, read: ({ stalls }: TrailerRow) => stalls },
    {
      label: words.plannedGuests,
      read: ({ stalls }: TrailerRow) => String(guestsAtDinner(stalls)),
    },
    {
      label: words.guests,
      read: ({ capacity }: TrailerRow) => `${capacity.eightHours} / ${capacity.fiveHours}`,
    },
    {
      label: words.size,
      read: ({ specifications: { length, width } }: TrailerRow) => `${length} × ${width} ft`,
    },
    { label: words.power, read: ({ comparison }: TrailerRow) => comparison.power },
    {
      label: words.water,
      read: ({ specifications: { waterCapacity, wasteCapacity } }: TrailerRow) =>
        `${waterCapacity} / ${wasteCapacity} gal`,
    },
    { label: words.weight, read: ({ specifications }: TrailerRow) => specifications.weight },
    { label: words.interior, read: ({ comparison }: TrailerRow) => comparison.interior },
  ];
  const label = "py-2.5 pr-3 font-normal text-moss md:w-36 lg:w-50";
  const cellOf = ({ badge }: TrailerRow) =>
    `px-2 pt-1 pb-2.5 md:px-3 md:pt-2.5 ${badge ? "bg-linen" : ""}`;
  return (
    <table className="w-full table-fixed text-left max-md:wrap-anywhere text-[0.8125rem] leading-snug tabular-nums md:text-sm">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-b hairline align-bottom">
          <td className={`${label} max-md:hidden`} />
          {rows.map((row) => (
            <th key={row.id} scope="col" className={`font-normal ${cellOf(row)}`}>
              <a
                href={row.path}
                className="inline-flex min-h-11 items-end py-1 font-display leading-tight underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2 md:text-lg [&_span]:[text-decoration:inherit]"
              >
                <span className="md:hidden">{row.stations}</span>{" "}
                <span className="max-md:hidden">
                  <NoWrap text={row.name} />
                </span>
              </a>
            </th>
          ))}
        </tr>
      </thead>
      {lines.map(({ label: heading, read }) => (
        <tbody key={heading} className="border-b hairline">
          {/* On phones the label has a row of its own, so that all columns are in view. */}
          <tr className="md:hidden">
            <td className="hidden" />
            <td colSpan={rows.length} className="px-2 pt-2.5 text-moss">
              {heading}
            </td>
          </tr>
          <tr>
            <th scope="row" className={`${label} max-md:hidden`}>
              {heading}
            </th>
            {rows.map((row) => (
              <td key={row.id} className={cellOf(row)}>
                {read(row)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
