import type { DeskFigures } from "../../server/desk-answers.ts";
import { dayInMonth } from "../time/days.ts";

type Week = DeskFigures["weeks"][number];
type Count = DeskFigures["lists"][number]["counts"][number];

/** Sizes are in pixels, with text of 14. */
const row = { height: 30, bar: 16 };
const names = { width: 140 };
const usualWidth = 440;
/** Room for the largest count, behind its bar. */
const counts = { width: 44 };

type BarProps = { counts: readonly Count[]; width?: number | undefined };

/** Draws counts as bars from the left, in the order given. */
export function BarChart({ counts: given, width = usualWidth }: BarProps) {
  const most = Math.max(1, ...given.map(({ count }) => count));
  const longest = width - names.width - counts.width;
  return (
    <Chart width={width} height={given.length * row.height}>
      {given.map(({ name, count }, at) => (
        <g key={name} transform={`translate(0 ${at * row.height})`}>
          <text y={20}>{name}</text>
          <rect
            x={names.width}
            y={(row.height - row.bar) / 2}
            width={(count / most) * longest}
            height={row.bar}
            className="fill-moss"
          />
          <text x={names.width + (count / most) * longest + 7} y={20}>
            {count}
          </text>
        </g>
      ))}
    </Chart>
  );
}

/** The parts of a week's column, from below. */
export const weekParts = [
  { part: "inTime", name: "answered within two open hours", look: "fill-forest" },
  { part: "later", name: "answered later", look: "fill-brass" },
  { part: "notYet", name: "not marked as answered", look: "fill-sand" },
] as const;

const columns = { height: 220, top: 11, left: 30, right: 24, labels: 26, share: 0.72 };
/** From the middle of one date under the columns to the next one, so that they do not touch. */
const leastBetweenDates = 60;
const mostGridLines = 5;

type WeekProps = { weeks: readonly Week[]; width?: number | undefined };

/**
 * Draws the weeks' requests as columns, each by how soon it was answered; many weeks make it wider.
 */
export function WeekChart({ weeks, width: least = 640 }: WeekProps) {
  const room = least - columns.left - columns.right;
  const width = Math.min(960, Math.max(room, weeks.length * 19));
  const band = width / weeks.length;
  const every = Math.ceil(leastBetweenDates / band);
  const most = Math.max(1, ...weeks.map(({ inTime, later, notYet }) => inTime + later + notYet));
  const step = gridStep(most);
  const lines = Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
  const scale = columns.height / (lines.at(-1) ?? 1);
  return (
    <Chart
      width={columns.left + width + columns.right}
      height={columns.top + columns.height + columns.labels}
    >
      <g transform={`translate(${columns.left} ${columns.top + columns.height})`}>
        {lines.map((count) => (
          <g key={count} transform={`translate(0 ${-count * scale})`}>
            <path d={`M0 0h${width}`} className="stroke-sand" shapeRendering="crispEdges" />
            <text x={-8} y={5} textAnchor="end">
              {count}
            </text>
          </g>
        ))}
        {weeks.map((week, at) => (
          <g key={week.monday} transform={`translate(${(at + 0.5) * band} 0)`}>
            {stack(week).map(({ part, look, count, below }) => (
              <rect
                key={part}
                x={(-columns.share * band) / 2}
                y={-(below + count) * scale}
                width={columns.share * band}
                height={count * scale}
                className={look}
              />
            ))}
            {at % every === 0 && (
              <text y={20} textAnchor="middle">
                {dayInMonth(week.monday)}
              </text>
            )}
          </g>
        ))}
      </g>
    </Chart>
  );
}

type ChartProps = { width: number; height: number; children: React.ReactNode };

function Chart({ width, height, children }: ChartProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={14}
      className="fill-ink"
    >
      {children}
    </svg>
  );
}

/** Returns the parts of a week that are not empty, with the number of requests below each. */
function stack(week: Week) {
  let below = 0;
  return weekParts.flatMap(({ part, look }) => {
    const count = week[part];
    below += count;
    return count > 0 ? [{ part, look, count, below: below - count }] : [];
  });
}

/** Returns 1, 2 or 5 times a power of ten, so that a number is reached in few steps. */
function gridStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / mostGridLines)));
  return (
    [1, 2, 5].map((times) => times * power).find((step) => most / step <= mostGridLines) ??
    10 * power
  );
}
