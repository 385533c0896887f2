import { startWriteProbes } from "./db/write-probes.ts";
import { type Housekeeping, startHousekeeping } from "./housekeeping/housekeeping.ts";
import type { MailContext } from "./mail/mail-kind.ts";
import type { OutboxDependencies } from "./outbox/deliver.ts";
import { nameLeaseOwner } from "./outbox/lease-owner.ts";
import { startOutboxWorker } from "./outbox/outbox.worker.ts";
import type { StartingServer } from "./registrations.ts";

type Work = Pick<OutboxDependencies, "mailer"> & Pick<Housekeeping, "holders" | "tasks">;

/**
 * Starts what a server does beside answering: it sends mails, erases what is old, and looks whether
 * the database takes writes again. `online` returns the content that visitors are shown.
 */
export function startBackground(
  server: Omit<StartingServer, "onNewMail">,
  online: () => Required<Pick<MailContext, "business" | "contentDir">>,
  work: Work,
) {
  const { config, database, log } = server;
  const { siteUrl, deskUrl, mailFrom, quoteInbox, retentionDays } = config;
  const worker = startOutboxWorker({
    ...server,
    ...work,
    // Read with each mail: what is published while the server runs is in the next one.
    get business() {
      return online().business;
    },
    get contentDir() {
      return online().contentDir;
    },
    db: database.db,
    settings: { from: mailFrom, inbox: quoteInbox, siteUrl, deskUrl },
    leaseOwner: nameLeaseOwner(),
  });
  const housekeeping = startHousekeeping({
    ...server,
    ...work,
    get business() {
      return online().business;
    },
    data: config,
    retentionDays,
    onNewMail: worker.notify,
  });
  const stopWriteProbes = startWriteProbes(database, () => log.info("writes succeed again"));
  return {
    onNewMail: worker.notify,
    /** Finishes the deliveries under way, or abandons them after the given milliseconds. */
    async stop(within: number) {
      housekeeping.stop();
      stopWriteProbes();
      await worker.stop(within);
      work.mailer.close();
    },
  };
}
