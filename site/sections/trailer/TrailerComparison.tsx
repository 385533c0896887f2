import { guestsAtDinner } from "../../../quote-request/stations.ts";
import type { Content } from "../../content/entries.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TableFrame } from "../shared/TableFrame.tsx";
import type { TrailerRow } from "./TrailerRows.tsx";

type Props = { rows: TrailerRow[]; words: Content<"trailerList">["comparison"] };

/**
 * A table with a column for each trailer. On a phone it scrolls sideways, and its labels stay at
 * the left.
 */
export function TrailerComparison({ rows, words }: Props) {
  const lines = [
    { label: words.stations, read: ({ stalls }: TrailerRow) => stalls },
    {
      label: words.guests,
      read: ({ capacity }: TrailerRow) => `${capacity.eightHours} / ${capacity.fiveHours}`,
    },
    {
      label: words.plannedGuests,
      read: ({ stalls }: TrailerRow) => String(guestsAtDinner(stalls)),
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
  const label = "sticky left-0 w-24 bg-ivory py-2.5 pr-3 font-normal text-moss md:w-36";
  const cellOf = ({ badge }: TrailerRow) => `px-2.5 py-2.5 md:px-3 ${badge ? "bg-linen" : ""}`;
  return (
    <TableFrame label={words.caption} className="max-md:-mr-(--gutter)">
      <table className="w-full min-w-[35rem] table-fixed text-left text-sm leading-snug tabular-nums">
        <thead>
          <tr className="border-b hairline align-bottom">
            <td className={label} />
            {rows.map((row) => (
              <th key={row.id} scope="col" className={`font-normal ${cellOf(row)}`}>
                <a
                  href={row.path}
                  className="inline-block py-1 font-display text-lg leading-tight underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2 [&_span]:[text-decoration:inherit]"
                >
                  <NoWrap text={row.name} />
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label: heading, read }) => (
            <tr key={heading} className="border-b hairline">
              <th scope="row" className={label}>
                {heading}
              </th>
              {rows.map((row) => (
                <td key={row.id} className={cellOf(row)}>
                  {read(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
