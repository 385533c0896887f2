import { renderToStaticMarkup } from "react-dom/server";
import type { Row } from "./row.ts";

const line = 22;
const names = 330;
const width = 900;
/** The longest bar, in shares of the target. */
const maxShare = 2;

/** Draws the share of its target that each figure uses, as SVG. */
export function plot(rows: readonly Row[]): string {
  const scale = (width - names - 40) / maxShare;
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
            width={Math.max(1, Math.min(used, maxShare) * scale)}
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
