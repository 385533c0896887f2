import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { text as readAll } from "node:stream/consumers";
import { toCsv, toJsonLines } from "../../desk/server/export/export.ts";
import {
  findByReference,
  listQuotes,
} from "../../desk/server/quote-records/quote-records.repository.ts";
import { releaseFromQuarantine } from "../../desk/server/quote-records/release.repository.ts";
import type { Database } from "../../server/db/database.ts";
import { describeRelated, erasePermanently } from "../../server/erasure/erase.ts";
import { findByAddress } from "../../server/erasure/erasure.repository.ts";
import { pluralize } from "../../server/log/pluralize.ts";
import { emailKeyOf } from "../../server/quote-requests/email-key.ts";
import { withDatabase } from "../storage/with-database.ts";
import type { Command } from "./command.ts";

const formats = new Map([
  [".csv", toCsv],
  [".jsonl", toJsonLines],
]);

/** Commands for quote requests, for where there is no desk or where many are meant at once. */
export const requestCommands: Record<string, Command> = {
  export: {
    usage: "FILE.csv|FILE.jsonl",
    help: "puts all quote requests into a file: a table for Excel, or JSON Lines",
    maxOperands: 1,
    async run(config, { operands: [file] }) {
      if (!file) throw new Error("Name the file: npm run quotes -- export quotes.csv");
      const format = formats.get(extname(file).toLowerCase());
      if (!format) throw new Error("The file's ending is .csv or .jsonl.");
      const quotes = await withDatabase(config, ({ db }) => listQuotes(db));
      await writeFile(file, format(quotes), { mode: 0o600, flag: "wx" }).catch(explainWriteError);
      return `${file} holds ${pluralize(quotes.length, "quote request")}. Keep it where only you can read it.`;
    },
  },
  quarantine: {
    usage: "release REFERENCE",
    help: "lets go what was held back as suspicious: its mails then go out",
    maxOperands: 2,
    run: (config, { operands: [verb, reference] }) =>
      withDatabase(config, async (database) => {
        if (verb !== "release") throw new Error("It is quarantine release REFERENCE.");
        const quote = await findNamed(database, reference);
        const mail = { mailHost: new URL(config.siteUrl).hostname, now: Date.now() };
        const isReleased = await database.write(
          (db) => releaseFromQuarantine(db, quote.id, mail),
          emailKeyOf(quote) ?? quote.reference,
        );
        if (!isReleased) throw new Error(`${quote.reference} is not held back.`);
        return `${quote.reference} is released; its mails go out within seconds.`;
      }),
  },
  erase: {
    usage: "REFERENCE|E-MAIL|- --yes",
    help: "erases a quote request, or all of an e-mail address, for good; - reads the address from what is typed next",
    maxOperands: 1,
    options: { yes: { type: "boolean" } },
    run: (config, { operands: [typed], options }) =>
      withDatabase(config, async (database) => {
        const named = typed === "-" ? (await readAll(process.stdin)).trim() : typed;
        const { references, related } = named?.includes("@")
          ? await findByAddress(database.db, named)
          : { references: [(await findNamed(database, named)).reference], related: [] };
        const others = describeRelated(related);
        if (references.length === 0)
          throw new Error(`There is no quote request of this address. ${others}`.trim());
        if (!options.yes)
          return `${references.join(", ")} would be erased for good, with notes and mails. Add --yes to do it. ${others}`.trim();
        const erased = await erasePermanently(config, database, references);
        if (!erased) return "Somebody else has erased this at the same moment.";
        return `${erased.receipt}\n\nFor you:\n${erased.ownerNotes}\n${others}`.trim();
      }),
  },
};

/** Returns the quote request with a reference; throws a sentence when none is given or found. */
async function findNamed({ db }: Database, reference?: string) {
  if (!reference) throw new Error("Name the quote request by its reference, such as 7KQM3XWA.");
  const quote = await findByReference(db, reference.toUpperCase());
  if (!quote) throw new Error(`There is no quote request ${reference.toUpperCase()}.`);
  return quote;
}

/** Throws a sentence for a file that cannot be written. */
function explainWriteError({ code, path, message }: NodeJS.ErrnoException): never {
  if (code === "EEXIST") throw new Error(`${path} is there already; name another file.`);
  throw new Error(`Nothing can be written to ${path}; name a file in DATA_DIR (${message}).`);
}
