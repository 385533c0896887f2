type Props = { rows: { label: string; value: string }[] };

export function FigureTable({ rows }: Props) {
  return (
    <table className="mt-4 md:mt-6 w-full border-t hairline text-left wrap-anywhere tabular-nums">
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-b hairline">
            <th scope="row" className="w-2/5 py-2 pr-4 md:py-3 font-normal text-moss">
              {label}
            </th>
            <td className="py-2 font-medium md:py-3">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
