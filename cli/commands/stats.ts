import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { timestampedName } from "../../server/backup/database-file.ts";
import { readBusiness } from "../../server/business/business.ts";
import { pluralize } from "../../server/log/pluralize.ts";
import { countFigures, type Period } from "../../server/reports/figures.ts";
import { listQuoteFacts } from "../../server/reports/report.repository.ts";
import { yearUpTo } from "../../server/reports/weekly.ts";
import { ontarioTime } from "../../server/time/format-dates.ts";
import { inOntario } from "../../server/time/ontario-clock.ts";
import { explainWriteError } from "../storage/explain-write-error.ts";
import { withDatabase } from "../storage/with-database.ts";
import type { Command, CommandInput } from "./command.ts";
import { readDay } from "./filter.ts";

export const statsCommand: Command = {
  usage: "[FILE.html] [--from 2027-01-01] [--to 2027-12-31]",
  help: "writes a report with plots that opens in a browser: the last year, or other days; into DATA_DIR/reports when no file is named",
  maxOperands: 1,
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
      named ?? join(config.dataDir, "reports", timestampedName("report", "html", new Date(now))),
    );
    if (!named) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, page, { mode: 0o600, flag: "wx" }).catch(explainWriteError);
    return `${file} counts ${pluralize(quotes.length, "quote request")}. To look at it on this machine, open ${pathToFileURL(file)} in a browser.`;
  },
};

/** Returns the typed period; without --from, the 52 weeks up to its end. */
function readPeriod({ options }: CommandInput, today: string): Period {
  const { from, to } = options as Record<string, string | undefined>;
  const end = to === undefined ? today : readDay(to);
  const period = { from: from === undefined ? yearUpTo(end).from : readDay(from), to: end };
  if (period.from > period.to)
    throw new Error(`The days end before they begin: ${period.from} is after ${period.to}.`);
  return period;
}
