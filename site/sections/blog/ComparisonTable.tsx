import { Check } from "lucide-react";
import type { Content } from "../../content/entries.ts";

const cell = "px-2 py-3 align-top first:pl-0 sm:px-4 sm:py-3.5";

type Props = NonNullable<Content<"articles">["comparison"]>;

/** A comparison of two kinds of washroom; the winner of each row has a word and a sign. */
export function ComparisonTable(props: Props) {
  const { heading, feature, portaPotty, restroomTrailer, wins, rows } = props;
  return (
    <div>
      <h2 className="text-2xl">{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reached by the keyboard. */}
      <section aria-label={heading} tabIndex={0} className="mt-4 overflow-x-auto">
        <table className="w-full border-t hairline text-left text-sm max-sm:text-xs max-sm:leading-snug">
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
      </section>
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
