import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pluralize } from "../../server/log/pluralize.ts";
import { BarChart, WeekChart, weekParts } from "../../server/reports/charts.tsx";
import { type Count, type Figures, listsOf } from "../../server/reports/figures.ts";
import { daysInShort } from "../../server/time/format-dates.ts";

const styles = readFileSync(new URL("report.css", import.meta.url), "utf8");
const fontFile = (name: string) =>
  readFileSync(new URL(`../../site/fonts/${name}.woff2`, import.meta.url)).toString("base64");
const fontFace = (family: string, name: string) =>
  `@font-face{font-family:${family};src:url(data:font/woff2;base64,${fontFile(name)});font-weight:100 900}`;

/**
 * Returns the report as one HTML file that needs no other: figures and charts without names of
 * customers.
 */
export function renderReport(figures: Figures, about: { business: string; now: string }): string {
  const page = renderToStaticMarkup(
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`Quote requests, ${days(figures)}`}</title>
        <style
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file.
          dangerouslySetInnerHTML={{
            __html: fontFace("Fraunces", "fraunces") + fontFace("Figtree", "figtree") + styles,
          }}
        />
      </head>
      <body>
        <header>
          <p className="business">{about.business}</p>
          <h1>{pluralize(figures.total, "quote request")}</h1>
          <p className="lead">{days(figures)}</p>
        </header>
        {figures.total === 0 ? (
          <p>No quote request came in these days. Choose others with --from and --to.</p>
        ) : (
          <main>
            <Summary figures={figures} />
            <Plot
              heading="By week"
              legend={<Legend />}
              chart={<WeekChart weeks={figures.weeks} />}
              isWide
            >
              <WeekTable figures={figures} />
            </Plot>
            <div className="pair">
              {listsOf(figures).map(({ heading, counts }) => (
                <Plot key={heading} heading={heading} chart={<BarChart counts={counts} />}>
                  <CountTable counts={counts} />
                </Plot>
              ))}
            </div>
          </main>
        )}
        <footer>
          Written on {about.now}, Ontario time. Requests that are held back are not counted. A
          request is answered in time when it was marked within two hours, of which the hours and
          days while you are closed do not count. Places are the cities that have a page; all others
          are elsewhere.
        </footer>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}

const days = ({ period: { from, to } }: Figures) => daysInShort(from, to);

function Summary({ figures: { answers, booked, lost, total } }: { figures: Figures }) {
  const share = Math.round((answers.inTime / total) * 100);
  const facts = [
    { figure: `${share}%`, says: "answered within two open hours" },
    { figure: answers.notYet, says: "not marked as answered" },
    { figure: booked, says: "booked" },
    { figure: lost, says: "lost" },
  ];
  return (
    <dl>
      {facts.map(({ figure, says }) => (
        <div key={says}>
          <dt>{says}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

type PlotProps = {
  heading: string;
  chart: ReactNode;
  legend?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

/** A chart, which screen readers skip, and the same figures as a table. */
function Plot({ heading, chart, legend, isWide = false, children }: PlotProps) {
  return (
    <section>
      <h2>{heading}</h2>
      {legend}
      <div className={isWide ? "plot wide" : "plot"}>{chart}</div>
      <details>
        <summary>The figures</summary>
        {children}
      </details>
    </section>
  );
}

function Legend() {
  return (
    <ul className="legend">
      {weekParts.map(({ name, color }) => (
        <li key={name}>
          <i style={{ background: color }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function CountTable({ counts }: { counts: readonly Count[] }) {
  return (
    <table>
      <tbody>
        {counts.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekTable({ figures }: { figures: Figures }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Week from</th>
          <th scope="col">Within two open hours</th>
          <th scope="col">Later</th>
          <th scope="col">Not marked</th>
        </tr>
      </thead>
      <tbody>
        {figures.weeks.map(({ monday, inTime, later, notYet }) => (
          <tr key={monday}>
            <th scope="row">{daysInShort(monday, monday)}</th>
            <td>{inTime}</td>
            <td>{later}</td>
            <td>{notYet}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
