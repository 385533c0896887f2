import { NoWrap } from "../../ui/NoWrap.tsx";
import { phoneRows } from "./phone-rows.ts";

type PlannedStations = {
  columns: string[];
  /** What stands between two trailers, under them, and in their place. */
  words: Record<"and" | "pumpOut" | "beyondFleet", string>;
  rows: {
    name: string;
    /** Guests, hours and whether alcohol is served, in words. */
    size: string;
    stations: number;
    /** Undefined where the business does not own so many. */
    trailers: { name: string; path: string }[] | undefined;
    hasPumpOut: boolean;
  }[];
  /** The row under them that adds them up. */
  total: { name: string; size: string; stations: number; trailers: string } | undefined;
};

/** On phones an event stands above its stations and trailers, not in five lines beside them. */
const eventAbove =
  "max-sm:[&_tr]:grid-cols-[5.5rem_1fr] max-sm:[&_th:first-child]:col-span-2 max-sm:[&_th:first-child]:pb-0 max-sm:[&_thead_th:first-child]:sr-only";

/** Events, each with the stations and the trailers that it needs. */
export function StationsTable({ columns, words, rows, total }: PlannedStations) {
  return (
    <table className={`w-full border-t hairline text-left ${phoneRows} ${eventAbove}`}>
      <thead>
        <tr className="border-b hairline text-sm text-moss">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, size, stations, trailers, hasPumpOut }) => (
          <tr key={name} className="border-b hairline align-top">
            <th scope="row" className="py-3 pr-4 font-normal">
              {name} <span className="block text-sm text-moss">{size}</span>
            </th>
            <td className="py-3 pr-4 font-display text-2xl leading-7">{stations}</td>
            <td className="py-1 sm:py-3">
              {trailers?.map((trailer, index) => (
                <span key={`${trailer.path} ${trailers.indexOf(trailer)}`}>
                  {index > 0 && ` ${words.and} `}
                  <a
                    href={trailer.path}
                    className="underline decoration-brass decoration-1 underline-offset-4 max-sm:inline-block max-sm:py-2.5"
                  >
                    <NoWrap text={trailer.name} />
                  </a>
                </span>
              )) ?? words.beyondFleet}{" "}
              {hasPumpOut && (
                <span className="block pb-2 text-sm text-moss sm:pb-0">{words.pumpOut}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="border-b-2 border-brass/60 align-top font-semibold">
            <th scope="row" className="py-3 pr-4">
              {total.name} <span className="block text-sm font-normal text-moss">{total.size}</span>
            </th>
            <td className="py-3 pr-4 font-display text-2xl leading-7">{total.stations}</td>
            <td className="py-3">{total.trailers}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
