import { text as readAll } from "node:stream/consumers";
import { quoteStatuses } from "../../server/db/schema.ts";
import { describeOtherTags, erasePermanently } from "../../server/erasure/erase.ts";
import { findByAddress } from "../../server/erasure/erasure.repository.ts";
import { pluralize } from "../../server/log/pluralize.ts";
import { resendSetAside } from "../../server/outbox/queue.repository.ts";
import { markStatus } from "../../server/quote-records/marks.repository.ts";
import { addNote } from "../../server/quote-records/notes.repository.ts";
import { listQuotes } from "../../server/quote-records/quote-records.repository.ts";
import { releaseFromQuarantine } from "../../server/quote-records/release.repository.ts";
import { emailKey } from "../../server/quote-requests/email-key.ts";
import { withDatabase } from "../storage/with-database.ts";
import { renderTable } from "../terminal/table.ts";
import type { Command } from "./command.ts";
import { oneOf } from "./filter.ts";
import { findNamed } from "./find-named.ts";

/** Commands that change quote requests. */
export const updateCommands: Record<string, Command> = {
  status: {
    usage: `REFERENCE ${quoteStatuses.join("|")}`,
    help: "notes what has become of a quote request",
    maxOperands: 2,
    run: (config, { operands: [reference, typed] }) =>
      withDatabase(config, async (database) => {
        const quote = await findNamed(database, reference);
        const status = oneOf("The status", typed, quoteStatuses);
        if (!status) throw new Error(`Say what has become of it: ${quoteStatuses.join(", ")}.`);
        await database.write((db) => markStatus(db, quote.id, status, Date.now()), quote.reference);
        return `${quote.reference} is ${status}.`;
      }),
  },
  note: {
    usage: "REFERENCE TEXT|-",
    help: "adds a note to those of a quote request; - reads it from what is typed next",
    maxOperands: Number.POSITIVE_INFINITY,
    isText: true,
    run: (config, { operands: [reference, ...words] }) =>
      withDatabase(config, async (database) => {
        const quote = await findNamed(database, reference);
        const note = await readWords(words);
        if (!note) throw new Error("Say what to note: npm run quotes -- note REFERENCE TEXT");
        const added = { by: "npm run quotes", text: note, now: Date.now() };
        await database.write((db) => addNote(db, quote.id, added), quote.reference);
        return `The note is kept with ${quote.reference}.`;
      }),
  },
  resend: {
    usage: "[REFERENCE]",
    help: "tries mail again that could not be delivered, of one quote request or of all",
    maxOperands: 1,
    run: (config, { operands: [reference] }) =>
      withDatabase(config, async (database) => {
        const quote = reference ? await findNamed(database, reference) : undefined;
        const mails = await database.write(
          (db) => resendSetAside(db, Date.now(), quote?.id),
          "resend",
        );
        return mails > 0
          ? `On the way again: ${pluralize(mails, "mail")}; the server sends within seconds.`
          : "No mail was set aside.";
      }),
  },
  quarantine: {
    usage: "[release REFERENCE]",
    help: "shows what was held back as suspicious, or lets one go: the acknowledgement then goes out",
    maxOperands: 2,
    run: (config, { operands: [verb, reference] }) =>
      withDatabase(config, async (database) => {
        if (verb === undefined) {
          const quotes = await listQuotes(database.db, { isQuarantined: true });
          return quotes.length > 0 ? renderTable(quotes) : "Nothing is held back.";
        }
        if (verb !== "release")
          throw new Error("It is quarantine, or quarantine release REFERENCE.");
        const quote = await findNamed(database, reference);
        const mail = { mailHost: new URL(config.siteUrl).hostname, now: Date.now() };
        const isReleased = await database.write(
          (db) => releaseFromQuarantine(db, quote.id, mail),
          emailKey(quote.email),
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
    run: (config, { operands, options }) =>
      withDatabase(config, async (database) => {
        const named = await readWords(operands.slice(0, 1));
        const { references, withOtherTag } = named.includes("@")
          ? await findByAddress(database.db, named)
          : { references: [(await findNamed(database, named)).reference], withOtherTag: [] };
        const others = describeOtherTags(withOtherTag);
        if (references.length === 0)
          throw new Error(`There is no quote request of this address. ${others}`.trim());
        const said = options.yes
          ? await erasePermanently(config, database, references)
          : `${references.join(", ")} would be erased for good, with notes and mails. Add --yes to do it.`;
        return [said, others].filter(Boolean).join("\n");
      }),
  },
};

/** Returns the words joined by spaces; for a single hyphen, the text of standard input. */
async function readWords(words: string[]): Promise<string> {
  if (words.length !== 1 || words[0] !== "-") return words.join(" ").trim();
  return (await readAll(process.stdin)).trim();
}
