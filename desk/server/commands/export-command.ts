import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Command } from "../../../cli/commands/command.ts";
import { withDatabase } from "../../../cli/with-database.ts";
import { pluralize } from "../../../content-files/pluralize.ts";
import { readDeskContent } from "../content/desk-content.ts";
import { deskMigrations } from "../db/migrations.ts";
import { toCsv, toJsonLines } from "../export/export.ts";
import {
  listRequests,
  type QuoteRequestRow,
} from "../request-records/request-records.repository.ts";

const formats = new Map([
  [".csv", (requests: QuoteRequestRow[]) => toCsv(requests, readDeskContent())],
  [".jsonl", toJsonLines],
]);

/** The command for where many requests are looked at in another program. */
export const exportCommand: Command = {
  usage: "FILE.csv|FILE.jsonl",
  help: "puts all quote requests into a file: a table for Excel, or JSON Lines",
  mostOperands: 1,
  async run(config, { operands: [file] }) {
    if (!file) throw new Error("Name the file: npm run requests -- export requests.csv");
    const format = formats.get(extname(file).toLowerCase());
    if (!format) throw new Error("The file's ending is .csv or .jsonl.");
    const requests = await withDatabase(config, ({ db }) => listRequests(db), [deskMigrations]);
    await writeFile(file, format(requests), { mode: 0o600, flag: "wx" }).catch(explainWriteError);
    return `${file} holds ${pluralize(requests.length, "quote request")}. Keep it where only you can read it.`;
  },
};

/** Throws a sentence for a file that cannot be written. */
function explainWriteError({ code, path, message }: NodeJS.ErrnoException): never {
  if (code === "EEXIST") throw new Error(`${path} is there already; name another file.`);
  throw new Error(`Nothing can be written to ${path}; name a file in DATA_DIR (${message}).`);
}
