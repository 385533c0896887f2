import type { ReactNode } from "react";
import type { DeskFigures } from "../../server/desk/desk-api.ts";
import { BarChart, WeekChart, weekParts } from "../../server/reports/charts.tsx";
import { daysInShort } from "../../server/time/format-dates.ts";
import { Section } from "../ui/Section.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { words } from "../words.ts";

/** The widest chart that a phone shows without sideways scroll, in pixels. */
const narrowChart = 340;

/** The plots of a period, each with its figures as a table. */
export function Plots({ figures }: { figures: DeskFigures }) {
  const width = useIsNarrow() ? narrowChart : undefined;
  return (
    <div className="mt-8">
      <Plot
        heading={words.figures.byWeek}
        legend={<Legend />}
        chart={<WeekChart weeks={figures.weeks} width={width} />}
      >
        <WeekTable weeks={figures.weeks} />
      </Plot>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
        {figures.lists.map(({ heading, counts }) => (
          <Plot key={heading} heading={heading} chart={<BarChart counts={counts} width={width} />}>
            <CountTable counts={counts} />
          </Plot>
        ))}
      </div>
    </div>
  );
}

type PlotProps = { heading: string; chart: ReactNode; legend?: ReactNode; children: ReactNode };

function Plot({ heading, chart, legend, children }: PlotProps) {
  return (
    <Section heading={heading}>
      {legend}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard. */}
      <section className="overflow-x-auto" aria-label={words.figures.chart(heading)} tabIndex={0}>
        {chart}
      </section>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-brass underline-offset-4">
          {words.figures.table}
          <span className="sr-only">: {heading}</span>
        </summary>
        {children}
      </details>
    </Section>
  );
}

function Legend() {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {weekParts.map(({ part, name, color }) => (
        <li key={part} className="flex items-center gap-2">
          <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden="true">
            <rect width={14} height={14} fill={color} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

const cell = "border-b border-hairline py-2 pr-4 text-left font-normal tabular-nums";

function CountTable({ counts }: { counts: readonly { name: string; count: number }[] }) {
  return (
    <table className="w-full text-sm">
      <tbody>
        {counts.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" className={cell}>
              {name}
            </th>
            <td className={cell}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekTable({ weeks }: { weeks: DeskFigures["weeks"] }) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr>
          {words.figures.weekColumns.map((name) => (
            <th key={name} scope="col" className={`${cell} align-bottom text-moss`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, inTime, later, notYet }) => (
          <tr key={monday}>
            <th scope="row" className={cell}>
              {daysInShort(monday, monday)}
            </th>
            <td className={cell}>{inTime}</td>
            <td className={cell}>{later}</td>
            <td className={cell}>{notYet}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
