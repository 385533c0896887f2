import { text as readAll } from "node:stream/consumers";
import { loadRegistrations } from "../../load-desk.ts";
import type { Database } from "../../server/db/database.ts";
import { describeRelated, erasePermanently } from "../../server/erasure/erase.ts";
import { findByAddress } from "../../server/erasure/erasure.repository.ts";
import { type Holders, holders, listBooked } from "../../server/erasure/holders.ts";
import { emailKeyOf } from "../../server/quote-requests/email-key.ts";
import { findRequestByReference } from "../../server/quote-requests/quote-request.repository.ts";
import { releaseFromQuarantine } from "../../server/quote-requests/release.repository.ts";
import { withDatabase } from "../with-database.ts";
import type { Command } from "./command.ts";

/** Commands for quote requests, for where there is no desk or where many are meant at once. */
export const requestCommands: Record<string, Command> = {
  quarantine: {
    usage: "release REFERENCE",
    help: "takes a request out of quarantine: its mails then go out",
    maxOperands: 2,
    run: (config, { operands: [verb, reference] }, clock) =>
      withDatabase(config, async (database) => {
        if (verb !== "release") throw new Error("It is quarantine release REFERENCE.");
        const request = await findNamed(database, reference);
        const mail = { mailHost: new URL(config.siteUrl).hostname, now: clock() };
        const isReleased = await database.transact(
          (db) => releaseFromQuarantine(db, request, mail),
          emailKeyOf(request) ?? request.reference,
        );
        if (!isReleased) throw new Error(`${request.reference} is not in quarantine.`);
        return `${request.reference} is released; its mails go out within seconds.`;
      }),
  },
  erase: {
    usage: "REFERENCE|E-MAIL|- [--booking REFERENCE] --yes",
    help: "erases a quote request, or all of an e-mail address, for good; - reads the address from what is typed next; a booking is named by --booking, too",
    maxOperands: 1,
    options: { yes: { type: "boolean" }, booking: { type: "string", multiple: true } },
    async run(config, { operands: [typed], options }, clock) {
      const desk = await loadRegistrations(config.deskPeople !== null);
      const erase = async (database: Database) => {
        const named = typed === "-" ? (await readAll(process.stdin)).trim() : typed;
        const allHolders = { ...holders, ...desk?.holders };
        const { references, related } = named?.includes("@")
          ? await findByAddress(database.db, named, allHolders)
          : { references: [(await findNamed(database, named)).reference], related: [] };
        const relatedText = describeRelated(related);
        if (references.length === 0)
          throw new Error(`There is no quote request of this address. ${relatedText}`.trim());
        const unnamed = await describeUnnamed(database, allHolders, references, options.booking);
        if (!options.yes)
          return `${references.join(", ")} would be erased for good, with notes and mails. Add --yes to do it. ${unnamed} ${relatedText}`.trim();
        if (unnamed) throw new Error(unnamed);
        const erased = await erasePermanently(config, database, references, allHolders, clock());
        if (!erased) return "Somebody else has erased this at the same moment.";
        return `${erased.receipt}\n\nFor you:\n${erased.ownerNotes}\n${relatedText}`.trim();
      };
      return withDatabase(config, erase, desk?.migrations);
    },
  },
};

/** Returns what to add for each booking among these requests that was not named. */
async function describeUnnamed(
  { db }: Database,
  holders: Holders,
  references: readonly string[],
  named: unknown = [],
): Promise<string> {
  const upper = (named as string[]).map((reference) => reference.toUpperCase());
  return (await listBooked(db, holders, references))
    .filter(({ reference }) => !upper.includes(reference))
    .map(({ reference, sentence }) => `${sentence} Add --booking ${reference} to erase it, too.`)
    .join(" ");
}

/** Returns the quote request with a reference; throws a sentence when none is given or found. */
async function findNamed({ db }: Database, reference?: string) {
  if (!reference) throw new Error("Name the quote request by its reference, such as 7KPM3XWA.");
  const request = await findRequestByReference(db, reference.toUpperCase());
  if (!request) throw new Error(`There is no quote request ${reference.toUpperCase()}.`);
  return request;
}
