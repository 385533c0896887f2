import { Check } from "lucide-react";
import type { Content } from "../../content/entries.ts";
import { phoneRows } from "./phone-rows.ts";

const cell = "px-3 py-3 align-top sm:px-4 sm:py-3.5 sm:first:pl-0";
/** On phones the feature stands above its two cells. */
const featureAbove =
  "max-sm:[&_tr]:grid-cols-2 max-sm:[&_thead_th:first-child]:hidden max-sm:[&_tbody_th]:col-span-2 max-sm:[&_tbody_th]:px-0 max-sm:[&_tbody_th]:pb-0";

type Props = NonNullable<Content<"articles">["comparison"]>;

/** A comparison of two kinds of washroom; the winner of each row has a word and a sign. */
export function ComparisonTable(props: Props) {
  const { heading, feature, portaPotty, restroomTrailer, wins, rows } = props;
  return (
    <div>
      <h2 className="text-2xl">{heading}</h2>
      <table
        className={`mt-4 w-full border-t hairline text-left text-sm max-md:table-fixed ${phoneRows} ${featureAbove}`}
      >
        <thead>
          <tr className="border-b hairline text-moss">
            {[feature, portaPotty, restroomTrailer].map((name) => (
              <th key={name} scope="col" className={`${cell} font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.feature} className="border-b hairline">
              <th scope="row" className={`${cell} font-semibold`}>
                {row.feature}
              </th>
              <Cell text={row.portaPotty} wins={row.winner === "portaPotty" ? wins : ""} />
              <Cell text={row.restroomTrailer} wins={row.winner === "trailer" ? wins : ""} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell of the table; `wins` is empty where the other column wins. */
function Cell({ text, wins }: { text: string; wins: string }) {
  return (
    <td className={`${cell} ${wins ? "bg-linen font-medium" : "text-moss"}`}>
      {text}{" "}
      {wins && (
        <span className="mt-1 flex items-center gap-1.5 text-xs font-semibold text-success">
          <Check size={15} strokeWidth={2} aria-hidden="true" />
          {wins}
        </span>
      )}
    </td>
  );
}
