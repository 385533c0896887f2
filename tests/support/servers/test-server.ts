import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { readDeskContent } from "../../../desk/server/content/desk-content.ts";
import { addDeskRoutes } from "../../../desk/server/desk.routes.ts";
import { openDeskFiles } from "../../../desk/server/desk-files.ts";
import { openPushNotices } from "../../../desk/server/push/push-notices.ts";
import { registrations } from "../../../desk/server/registrations.ts";
import type { Website } from "../../../desk/server/website/website.ts";
import { functionPath, idempotencyHeader } from "../../../quote-request/protocol.ts";
import { createApp } from "../../../server/app.ts";
import { openBuiltSite } from "../../../server/built-site/built-site.ts";
import { readBusiness } from "../../../server/business/business.ts";
import { openDatabase } from "../../../server/db/open-database.ts";
import type { Mailer } from "../../../server/mail/mailer.ts";
import { mailKinds } from "../../../server/mail-kinds/mail-kinds.ts";
import type { OutboxDependencies } from "../../../server/outbox/deliver.ts";
import { createQuarantineCheck } from "../../../server/quarantine/quarantine-check.ts";
import { databaseOf, openWholeDatabase } from "../databases/database.ts";

// Read once for all servers of a test file, as it takes most of the time of a start.
const business = readBusiness();
const content = readDeskContent();

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "requests-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The whole server on a database of its own, with a clock to move and a log to read. */
export async function startTestServer({
  siteFolder,
  deskFolder,
  mailsPerHour = 1_000_000,
  trustedProxies = 1,
  hasDesk = true,
  isPushAllowed,
  website,
}: {
  siteFolder?: string;
  deskFolder?: string;
  mailsPerHour?: number;
  trustedProxies?: number;
  hasDesk?: boolean;
  website?: Website;
  /** Which push services notices may go to; those of browsers where it is left out. */
  isPushAllowed?: (endpoint: string) => boolean;
} = {}) {
  const folder = await temporaryFolder();
  const emptySite = join(folder, "site");
  await mkdir(emptySite);
  const database = await (hasDesk ? openWholeDatabase : openDatabase)(await databaseOf(folder));
  const { db } = database;
  onTestFinished(() => db.destroy());

  let now = Date.parse("2027-01-15T15:00:00Z");
  const clock = () => now;
  const logged: string[] = [];
  const log = pino(
    { level: "debug" },
    new Writable({
      write(line, _encoding, done) {
        logged.push(String(line));
        done();
      },
    }),
  );
  const settings = {
    from: "hello@maple.example",
    inbox: "quotes@maple.example",
    siteUrl: "https://maple.example",
    deskUrl: hasDesk ? "https://maple.example/desk" : null,
  };
  const people = [settings.inbox, "partner@maple.example"];
  const kinds = { ...mailKinds, ...(hasDesk && registrations.mailKinds) };
  const shared = {
    kinds,
    database,
    clock,
    log,
    mailHost: "maple.example",
    siteUrl: settings.siteUrl,
    trustedProxies,
    business,
  };
  const desk = hasDesk
    ? {
        ...shared,
        people,
        push: await openPushNotices({
          ...shared,
          people,
          listCities: () => business.cities,
          ...(isPushAllowed && { isAllowed: isPushAllowed }),
        }),
        files: await openDeskFiles(deskFolder ?? emptySite),
        dataDir: folder,
        databaseAddress: await databaseOf(folder),
        website: website ?? null,
        content,
        onNewMail: () => {},
      }
    : null;
  const app = createApp({
    ...shared,
    site: await openBuiltSite(siteFolder ?? emptySite),
    mailsPerHour,
    checkQuarantine: createQuarantineCheck(database, clock),
    addRoutes: (app) => desk && addDeskRoutes(app, desk),
    onNewMail: () => void desk?.push.send(),
  });
  return {
    app,
    db,
    database,
    folder,
    log,
    business,
    settings,
    /** Lines logged so far. */
    logged: () => logged.join(""),
    clock,
    /** Moves the clock on, in milliseconds. */
    pass(milliseconds: number) {
      now += milliseconds;
    },
    /** Posts to the quote function as the form does, from this machine where no header differs. */
    post: (body: unknown, key?: string, headers?: Record<string, string>) =>
      app.request(functionPath, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": "127.0.0.1",
          ...(key && { [idempotencyHeader]: key }),
          ...headers,
        },
        body: JSON.stringify(body),
      }),
    outbox: (mailer: Mailer, leaseOwner = "test"): OutboxDependencies => ({
      db,
      mailer,
      clock,
      log,
      content: () => ({ business }),
      kinds,
      settings,
      leaseOwner,
    }),
    count: async (table: "quote_request" | "outbox_mail") => {
      const { n } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow();
      return Number(n);
    },
  };
}
