import { renderToStaticMarkup } from "react-dom/server";
import type { Measured } from "./history.ts";
import type { Row } from "./row.ts";

const line = 22;
const names = 330;
const width = 900;
/** The longest bar, in shares of the target. */
const maxShare = 2;

/**
 * Draws the share of its target that each figure uses, as SVG; rings are what it used when it was
 * measured before.
 */
export function plot(rows: readonly Row[], history: readonly Measured[]): string {
  const earlier = Map.groupBy(history, ({ what }) => what);
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
          {(earlier.get(what) ?? []).map((figure) => (
            <circle
              key={`${figure.commit} ${figure.value}`}
              cx={names + Math.min(figure.used ?? maxShare, maxShare) * scale}
              cy={(line - 8) / 2}
              r="3"
              fill="none"
              stroke="#14201b"
            >
              <title>{`${figure.day}, ${figure.commit}: ${figure.value}`}</title>
            </circle>
          ))}
        </g>
      ))}
      <path d={`M${names + scale} 8V${height - 24}`} stroke="#75582a" strokeDasharray="4 3" />
      <text x={names + scale} y={height - 8} textAnchor="middle" fill="#75582a">
        target
      </text>
    </svg>,
  );
}
