/** Figures such as "200 / 260", which stay in one line. */
const isFigures = (cell: string) => !/\p{L}/u.test(cell);

type Props = { columns: string[]; rows: string[][] };

/** A table of a category page, of at most four columns, which fit a phone. */
export function PartTable({ columns, rows }: Props) {
  return (
    <table className="w-full border-t hairline text-left text-sm leading-snug tabular-nums">
      <thead>
        <tr className="border-b hairline text-moss">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-5 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first} className="border-b hairline align-top">
            <th scope="row" className="py-3 pr-5 font-semibold">
              {first}
            </th>
            {others.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className={`py-3 pr-5 ${isFigures(cell) ? "whitespace-nowrap" : ""}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
