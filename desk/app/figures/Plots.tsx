import type { ReactNode } from "react";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { DeskFigures } from "../../server/desk-answers.ts";
import { Section } from "../ui/Section.tsx";
import { BarChart, WeekChart, weekParts } from "./charts.tsx";

/** The widest chart that a phone shows without sideways scroll, and what lies beside it, in pixels. */
const phone = { chart: 340, margins: 32, widest: 768 };

/** The plots of a period, each with its figures as a table. */
export function Plots({ figures }: { figures: DeskFigures }) {
  const width =
    innerWidth < phone.widest ? Math.min(phone.chart, innerWidth - phone.margins) : undefined;
  return (
    <div className="mt-8">
      <Plot
        heading="By week"
        legend={<Legend />}
        chart={<WeekChart weeks={figures.weeks} width={width} />}
      >
        <Table
          columns={["Week from", "Within two open hours", "Later", "Not answered"]}
          rows={figures.weeks.map(({ monday, inTime, later, notYet }) => [
            daysInShort(monday, monday),
            inTime,
            later,
            notYet,
          ])}
        />
      </Plot>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
        {figures.lists.map(({ heading, counts }) => (
          <Plot key={heading} heading={heading} chart={<BarChart counts={counts} width={width} />}>
            <Table rows={counts.map(({ name, count }) => [name, count])} />
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
      <section className="overflow-x-auto" aria-label={`Chart: ${heading}`} tabIndex={0}>
        {chart}
      </section>
      <details className="mt-2 overflow-x-auto">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-brass underline-offset-4">
          The figures as a table
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
      {weekParts.map(({ part, name, look }) => (
        <li key={part} className="flex items-center gap-2">
          <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden="true">
            <rect width={14} height={14} className={look} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

const cell = "border-b border-hairline py-2 pr-4 text-left font-normal tabular-nums";

type TableProps = { columns?: readonly string[]; rows: readonly [name: string, ...number[]][] };

function Table({ columns, rows }: TableProps) {
  return (
    <table className="w-full text-sm">
      {columns && (
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${cell} align-bottom text-moss`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...counts]) => (
          <tr key={name}>
            <th scope="row" className={cell}>
              {name}
            </th>
            {counts.map((count, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name.
              <td key={column} className={cell}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
