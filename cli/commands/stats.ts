import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readBusiness } from "../../server/business/business.ts";
import { pluralize } from "../../server/log/pluralize.ts";
import { ontarioTime } from "../../server/mail/templates/dates.ts";
import { countFigures, type Period } from "../../server/reports/figures.ts";
import { listQuoteFacts } from "../../server/reports/report.repository.ts";
import { yearUpTo } from "../../server/reports/weekly.ts";
import { inOntario } from "../../server/time/ontario-clock.ts";
import type { Command, Typed } from "../command.ts";
import { explainTaken } from "../export/export.ts";
import { readDay } from "../filter.ts";
import { nameByMoment } from "../storage/database-file.ts";
import { withDatabase } from "../with-database.ts";

export const statsCommand: Command = {
  takes: "[FILE.html] [--from 2027-01-01] [--to 2027-12-31]",
  help: "writes a report with plots that opens in a browser: the last year, or other days; into DATA_DIR/reports when no file is named",
  most: 1,
  options: { from: { type: "string" }, to: { type: "string" } },
  async run(config, typed) {
    const now = Date.now();
    const period = readPeriod(typed, inOntario(now).day);
    const business = readBusiness();
    const quotes = await withDatabase(config, ({ db }) => listQuoteFacts(db, period));
    // Other commands need not wait until React is loaded.
    const { renderReport } = await import("../report/report-page.tsx");
    const page = renderReport(countFigures(quotes, period, business), {
      business: business.fullName,
      now: ontarioTime(now),
    });
    const [named] = typed.operands;
    const file = resolve(
      named ?? join(config.dataDir, "reports", nameByMoment("report", "html", new Date(now))),
    );
    if (!named) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, page, { mode: 0o600, flag: "wx" }).catch(explainTaken);
    return `${file} counts ${pluralize(quotes.length, "quote request")}. To look at it on this machine, open ${pathToFileURL(file)} in a browser.`;
  },
};

/** Returns the days that were typed, or the year up to the last of them. */
function readPeriod({ options }: Typed, today: string): Period {
  const { from, to } = options as Record<string, string | undefined>;
  const end = to === undefined ? today : readDay(to);
  const period = { from: from === undefined ? yearUpTo(end).from : readDay(from), to: end };
  if (period.from > period.to)
    throw new Error(`The days end before they begin: ${period.from} is after ${period.to}.`);
  return period;
}
