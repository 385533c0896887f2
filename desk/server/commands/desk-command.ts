import type { Command } from "../../../cli/commands/command.ts";
import { withDatabase } from "../../../cli/with-database.ts";
import { pluralize } from "../../../content-files/pluralize.ts";
import type { Config } from "../../../server/config.ts";
import { endSessions } from "../access/sessions/sessions.repository.ts";
import { printLink } from "../access/sign-in/sign-in.service.ts";
import { deskMigrations } from "../db/migrations.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { signInLinkPath } from "../paths.ts";

/** Who the desk's log says has done what a command does. */
const by = "a command on the server";

/** The command for whoever cannot sign in to the desk, or has lost a device. */
export const deskCommand: Command = {
  usage: "link [E-MAIL]|end-sessions",
  help: "prints a link that signs in to the desk, once and within 15 minutes; signs all devices out",
  maxOperands: 2,
  run: (config, { operands: [verb, address] }, clock) =>
    withDatabase(
      config,
      async (database) => {
        if (!config.deskPeople) throw new Error("There is no desk: DESK is off.");
        const now = clock();
        const record = (logLine: string) => writeDeskLog(database.db, { at: now, by, logLine });
        if (verb === "end-sessions") {
          const ended = await endSessions(database.db);
          await record("Signed all devices out");
          return `Signed out: ${pluralize(ended, "device")}.`;
        }
        if (verb !== "link") throw new Error("It is desk link or desk end-sessions.");
        const person = findPerson(config.deskPeople, address);
        const secret = await printLink(database, "printed", person, now);
        await record("Printed a link to sign in");
        return `${baseOf(config)}${signInLinkPath}/${secret}\nIt signs ${person} in, once and within 15 minutes. Give it to nobody else.`;
      },
      [deskMigrations],
    ),
};

function findPerson(people: readonly string[], address = people[0]): string {
  const person = people.find((known) => known.toLowerCase() === address?.toLowerCase());
  if (!person)
    throw new Error(`${address} may not sign in to the desk: add the address to DESK_PEOPLE.`);
  return person;
}

/** Without an address of its own, the site is tried on this machine. */
const baseOf = ({ siteUrl, unset, port }: Config): string =>
  unset.includes("SITE_URL") ? `http://localhost:${port}` : siteUrl;
