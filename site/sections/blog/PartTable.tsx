import { Fold } from "../../ui/Fold.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { phoneRows } from "./phone-rows.ts";

/** Numbers such as "200 / 260", which stay in one line. */
const isNumeric = (cell: string) => !/\p{L}/u.test(cell);

/** Characters of a row's name that stay in one line. */
const maxName = 30;

/**
 * Classes of a table of two columns with sentences: on phones one stands under the other, and the
 * columns' names, which would stand so too, are left to screen readers.
 */
const oneColumn =
  "max-sm:[&>thead]:sr-only max-sm:text-base max-sm:[&_:is(td,th+th)]:pt-0 max-sm:[&_th:first-child]:pb-1";

/** How many rows of a table with a fold are seen on phones. */
const unfolded = 3;

type Props = {
  columns: string[];
  rows: string[][];
  /** Words of the line under which phones open the other rows. */
  fold?: string;
};

/**
 * Classes of a table whose fourth column has words: on phones they stand in a line of their own
 * under the other three, with their heading.
 */
const wordsBelow =
  "max-sm:[&_th:nth-child(4)]:hidden max-sm:[&_td:nth-child(4)]:col-span-3 max-sm:[&_td:nth-child(4)]:pt-0";
const threeColumns = "max-sm:[&_tr]:grid-cols-3";
/** Classes besides where the third column has words, too. */
const twoColumns =
  "max-sm:[&_tr]:grid-cols-2 max-sm:[&_th:nth-child(3)]:hidden max-sm:[&_td:nth-child(3)]:col-span-2 max-sm:[&_td:nth-child(3)]:pt-0";

/** A table of a category page, of at most four columns, which fit a phone. */
export function PartTable({ columns, rows, fold }: Props) {
  const hasWords = (column: number) => rows.some((row) => !isNumeric(row[column] ?? ""));
  const isShort = rows.every(([first = ""]) => first.length <= maxName);
  const isStacked = columns.length === 2 && !isShort;
  const lines = hasWords(3)
    ? `${phoneRows} ${wordsBelow} ${hasWords(2) ? twoColumns : threeColumns}`
    : "";
  const bodies = fold ? [rows.slice(0, unfolded), rows.slice(unfolded)] : [rows];
  return (
    <>
      <table
        className={`w-full border-t hairline text-left text-sm leading-snug tabular-nums ${isStacked ? `${phoneRows} ${oneColumn}` : lines}`}
      >
        <thead>
          <tr className="border-b hairline text-moss">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-3 pr-5 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {bodies.map((body, index) => (
          <tbody key={body[0]?.[0]} className={index > 0 ? "folded" : undefined}>
            {body.map(([first, ...others]) => (
              <tr key={first} className="border-b hairline align-top">
                <th
                  scope="row"
                  className={`py-3 pr-5 ${isStacked ? "font-normal text-moss" : "font-semibold"} ${isShort ? "lg:whitespace-nowrap" : "sm:w-1/2"}`}
                >
                  {first}
                </th>
                {others.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    className={`py-3 pr-5 ${isNumeric(cell) ? "whitespace-nowrap" : ""} ${isStacked ? "font-semibold" : ""}`}
                  >
                    {lines && index > 0 && hasWords(index + 1) && (
                      <span className="text-moss sm:hidden">{columns[index + 1]}: </span>
                    )}
                    <NoWrap text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {fold && <Fold label={fold} className="md:hidden" />}
    </>
  );
}
