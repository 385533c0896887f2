import type { ReactNode } from "react";
import type { DeskFigures } from "../../server/desk-answers.ts";
import { dayInMonth } from "../time/days-and-months.ts";
import { Section } from "../ui/Section.tsx";

type Week = DeskFigures["weeks"][number];
type BarPart = { name: string; look: string };

/** Returns the parts of a week's bar, from the left. */
const partsOfWeek = (promised: string) =>
  [
    { part: "inTime", name: `Within ${promised}`, look: "bg-forest" },
    { part: "later", name: "Later", look: "bg-brass" },
    { part: "notYet", name: "Not answered", look: "bg-sand" },
  ] as const satisfies readonly ({ part: keyof Week } & BarPart)[];
const counted: readonly BarPart[] = [{ name: "Requests", look: "bg-moss" }];

/** The counts of a period: each a number and a bar beside its name. */
export function Plots({ figures: { promised, weeks, lists } }: { figures: DeskFigures }) {
  const weekParts = partsOfWeek(promised);
  return (
    <div className="mt-8">
      <Plot
        heading="By week"
        first="Week from"
        parts={weekParts}
        rows={weeks.map((week) => ({
          name: dayInMonth(week.monday).replace(" ", "\u00a0"),
          counts: weekParts.map(({ part }) => week[part]),
        }))}
      />
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
        {lists.map(({ heading, counts }) => (
          <Plot
            key={heading}
            heading={heading}
            first="Name"
            parts={counted}
            rows={counts.map(({ name, count }) => ({ name, counts: [count] }))}
          />
        ))}
      </div>
    </div>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

type PlotProps = {
  heading: string;
  /** What the rows' names are. */
  first: string;
  parts: readonly BarPart[];
  rows: readonly { name: string; counts: readonly number[] }[];
};

/** A table whose rows have a bar as long as their counts are. */
function Plot({ heading, first, parts, rows }: PlotProps) {
  const most = Math.max(1, ...rows.map(({ counts }) => sumOf(counts)));
  return (
    <Section heading={heading}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard. */}
      <section className="overflow-x-auto" aria-label={`Figures: ${heading}`} tabIndex={0}>
        <table className="w-full text-sm [&_td]:tabular-nums [&_:is(td,th)]:px-1 [&_:is(td,th)]:py-1">
          <thead className={parts.length === 1 ? "sr-only" : "align-bottom text-moss"}>
            <tr>
              <Head>{first}</Head>
              {parts.map(({ name, look }) => (
                <Head key={name}>
                  <span aria-hidden="true" className={`mr-1 inline-block size-3 ${look}`} />
                  {name}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, counts }) => (
              <tr key={name}>
                <th scope="row" className="text-left font-normal wrap-anywhere">
                  {name}
                </th>
                {parts.map((part, at) => (
                  <td key={part.name}>{counts[at]}</td>
                ))}
                <td aria-hidden="true" className="w-2/5">
                  <span className="flex h-4 forced-color-adjust-none">
                    {parts.map(({ name, look }, at) => (
                      <span
                        key={name}
                        className={look}
                        style={{ width: `${(100 * (counts[at] ?? 0)) / most}%` }}
                      />
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

const Head = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="text-left font-normal">
    {children}
  </th>
);
