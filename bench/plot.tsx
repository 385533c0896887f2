import { renderToStaticMarkup } from "react-dom/server";
import type { Row } from "./row.ts";

const line = 22;
const names = 330;
const width = 900;
/** Bars end here, in shares of the target. */
const most = 2;

/** How much of its target each figure uses: bars that stay left of the line are within it. */
export function plot(rows: readonly Row[]): string {
  const scale = (width - names - 40) / most;
  const height = rows.length * line + 44;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="sans-serif"
      fontSize="12"
    >
      <title>Share of each target used</title>
      <rect width={width} height={height} fill="#faf7f0" />
      {rows.map(({ what, used }, at) => (
        <g key={what} transform={`translate(0 ${at * line + 16})`}>
          <text x={names - 10} y="11" textAnchor="end" fill="#14201b">
            {what}
          </text>
          <rect
            x={names}
            width={Math.max(1, Math.min(used, most) * scale)}
            height={line - 8}
            fill={used <= 1 ? "#3f5f4f" : "#a3261c"}
          />
        </g>
      ))}
      <path d={`M${names + scale} 8V${height - 24}`} stroke="#75582a" strokeDasharray="4 3" />
      <text x={names + scale} y={height - 8} textAnchor="middle" fill="#75582a">
        target
      </text>
    </svg>,
  );
}
