import { startWriteProbes } from "./db/write-probes.ts";
import { type Housekeeping, startHousekeeping } from "./housekeeping/housekeeping.ts";
import { queueQuarantineList } from "./housekeeping/queue-quarantine-list.ts";
import type { OnlineContent } from "./mail/mail-kind.ts";
import type { OutboxDependencies } from "./outbox/deliver.ts";
import { nameLeaseOwner } from "./outbox/lease-owner.ts";
import { startOutboxWorker } from "./outbox/outbox.worker.ts";
import type { StartingServer } from "./registrations.ts";

type Work = Pick<OutboxDependencies, "mailer"> & Pick<Housekeeping, "holders" | "tasks">;

/**
 * Starts what a server does beside answering: it sends mails, erases what is old, and looks whether
 * the database takes writes again. `content` returns what visitors are shown.
 */
export function startBackground(server: StartingServer, content: () => OnlineContent, work: Work) {
  const { config, database, clock, log, kinds, mailHost } = server;
  const { siteUrl, deskUrl, mailFrom, quoteInbox, dataDir, databaseAddress, retentionDays } =
    config;
  const { mailer, holders, tasks } = work;
  const worker = startOutboxWorker({
    db: database.db,
    mailer,
    clock,
    log,
    kinds,
    content,
    settings: { from: mailFrom, inbox: quoteInbox, siteUrl, deskUrl },
    leaseOwner: nameLeaseOwner(),
  });
  const housekeeping = startHousekeeping({
    database,
    clock,
    log,
    mailHost,
    data: { dataDir, databaseAddress },
    holders,
    tasks: deskUrl ? tasks : [queueQuarantineList, ...tasks],
    content,
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
      mailer.close();
    },
  };
}
