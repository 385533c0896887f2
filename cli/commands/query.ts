import { writeFile } from "node:fs/promises";
import { eventTypeLabel, guestCountLabel } from "../../quote-request/choices.ts";
import { toCalendar, toCsv, toJsonLines } from "../../server/export/export.ts";
import { pluralize } from "../../server/log/pluralize.ts";
import { dollars, noteLines } from "../../server/quote-records/describe-records.ts";
import { listQuotes } from "../../server/quote-records/quote-records.repository.ts";
import { ontarioTime } from "../../server/time/format-dates.ts";
import { explainWriteError } from "../storage/explain-write-error.ts";
import { withDatabase } from "../storage/with-database.ts";
import { renderTable, visible } from "../terminal/table.ts";
import type { Command } from "./command.ts";
import { filterHelp, filterOptions, oneOf, readFilter } from "./filter.ts";
import { findNamed } from "./find-named.ts";

const formats = { csv: toCsv, jsonl: toJsonLines, ics: toCalendar };

/** Commands that show quote requests or export them to a file. */
export const queryCommands: Record<string, Command> = {
  list: {
    usage: filterHelp,
    help: "shows quote requests, newest first",
    maxOperands: 0,
    options: filterOptions,
    async run(config, typed) {
      const quotes = await withDatabase(config, ({ db }) => listQuotes(db, readFilter(typed)));
      return quotes.length > 0 ? renderTable(quotes) : "There are none.";
    },
  },
  show: {
    usage: "REFERENCE",
    help: "shows one quote request in full",
    maxOperands: 1,
    async run(config, { operands: [reference] }) {
      const quote = await withDatabase(config, (database) => findNamed(database, reference));
      const facts = {
        Reference: quote.reference,
        Received: `${ontarioTime(quote.receivedAt)}, Ontario time`,
        Status: quote.status,
        Name: quote.name,
        Phone: quote.phone,
        "E-mail": quote.email,
        Where: quote.location,
        Dates: `${quote.startDate} to ${quote.endDate}`,
        Event: eventTypeLabel(quote.eventType),
        Guests: guestCountLabel(quote.guestCount),
        Message: quote.message || "(none)",
        ...(quote.amountCents !== null && { Amount: dollars(quote.amountCents) }),
        ...(quote.trailerId && { Trailer: quote.trailerId }),
        Note: noteLines(quote.notes).join("\n") || "(none)",
        ...(quote.quarantineReasons && { "Held back": quote.quarantineReasons }),
        ...(quote.setAside > 0 && { Mail: `${quote.setAside} could not be delivered; see resend` }),
      };
      const indent = `\n${" ".repeat(11)}`;
      return Object.entries(facts)
        .map(([name, value]) => name.padEnd(11) + value.split("\n").map(visible).join(indent))
        .join("\n");
    },
  },
  export: {
    usage: `FILE.csv|FILE.jsonl|FILE.ics ${filterHelp}`,
    help: "puts quote requests into a file: a table for Excel, JSON Lines, or a calendar of the dates asked for",
    maxOperands: 1,
    options: filterOptions,
    async run(config, typed, report) {
      const [file] = typed.operands;
      if (!file) throw new Error("Name the file: npm run quotes -- export quotes.csv");
      const ending = file.slice(file.lastIndexOf(".") + 1).toLowerCase();
      const format = oneOf(
        "The file's ending",
        ending,
        Object.keys(formats) as (keyof typeof formats)[],
      );
      report("Reading the quote requests …");
      const quotes = await withDatabase(config, ({ db }) => listQuotes(db, readFilter(typed)));
      report(`Writing ${pluralize(quotes.length, "quote request")} …`);
      if (format)
        await writeFile(file, formats[format](quotes), { mode: 0o600, flag: "wx" }).catch(
          explainWriteError,
        );
      return `${file} holds ${pluralize(quotes.length, "quote request")}. Keep it where only you can read it.`;
    },
  },
};
