import { setTimeout as wait } from "node:timers/promises";
import { addDays } from "../../quote-request/days.ts";
import { botSignalsHeader, formatBotSignals, functionPath } from "../../quote-request/protocol.ts";
import type { Db } from "../../server/db/schema.ts";
import { eraseReferences } from "../../server/erasure/erasure.repository.ts";
import { eraseMailFiles } from "../../server/erasure/mail-files.ts";
import { listMailsOf } from "../../server/outbox/request-mails.repository.ts";
import { describeReasons } from "../../server/quarantine/quarantine-reasons.ts";
import { findRequestByReference } from "../../server/quote-requests/quote-request.repository.ts";
import { inBusinessZone } from "../../server/time/business-clock.ts";
import { minute } from "../../server/time/durations.ts";
import { withDatabase } from "../with-database.ts";
import { findServer, requestTimeout } from "./find-server.ts";
import {
  advice,
  blocker,
  type Check,
  ok,
  type PreflightContext,
  type PreflightFinding,
} from "./finding.ts";

const mailTimeout = minute;
/** Seconds that the test claims to have spent on the form; a shorter time would be quarantined. */
const secondsToFill = 60;

/** Sends a quote request to the running server, waits until its mails are sent, and erases it. */
export const requestCheck: Check = {
  name: "A test quote",
  async run(launch) {
    const { config } = launch;
    const { hostedBackend, siteUrl } = config;
    const server = hostedBackend
      ? { url: hostedBackend.url, findings: [] }
      : await findServer(config);
    const { url } = server;
    if (url === null) return server.findings;
    const findings = [...server.findings, ...(url === siteUrl ? await judgeRedirect(url) : [])];
    // Without a database connection the test quote could not be erased afterwards.
    return withDatabase(config, async (database) => {
      const sent = await sendRequest(url, launch);
      if ("severity" in sent) return [...findings, sent];
      const stop = new AbortController();
      const abort = () => stop.abort(new Error("Stopped; the test quote is erased again."));
      process.once("SIGINT", abort);
      try {
        return [...findings, await follow(database.db, sent.reference, stop.signal)];
      } finally {
        process.off("SIGINT", abort);
        const { mails } = await database.transact(
          (db) => eraseReferences(db, [sent.reference]),
          "erase",
        );
        await eraseMailFiles(config.dataDir, mails);
      }
    });
  },
};

async function judgeRedirect(siteUrl: string): Promise<PreflightFinding[]> {
  if (!siteUrl.startsWith("https:")) return [];
  const open = siteUrl.replace("https:", "http:");
  const request = { redirect: "manual", signal: AbortSignal.timeout(requestTimeout) } as const;
  const answer = await fetch(open, request).catch(() => null);
  if (answer?.headers.get("Location")?.startsWith("https:")) return [];
  return [advice(`${open} does not lead to https. Have the proxy send visitors there.`)];
}

async function sendRequest(
  url: string,
  { config, business }: PreflightContext,
): Promise<{ reference: string } | PreflightFinding> {
  const startDate = addDays(inBusinessZone(Date.now()).day, 200);
  const anonKey = config.hostedBackend?.anonKey;
  try {
    const response = await fetch(url + functionPath, {
      method: "POST",
      signal: AbortSignal.timeout(requestTimeout),
      headers: {
        "Content-Type": "application/json",
        [botSignalsHeader]: formatBotSignals(secondsToFill, false),
        ...(anonKey && { apikey: anonKey, Authorization: `Bearer ${anonKey}` }),
      },
      body: JSON.stringify({
        name: "Preflight check",
        email: config.quoteInbox,
        phone: business.phone,
        location: business.cities[0],
        startDate,
        endDate: startDate,
        eventType: "other",
        guestCount: "25-50",
        message: `A test of ${new Date().toISOString()}, which is erased again. There is nothing to do.`,
      }),
    });
    const answer = (await response.json()) as { reference?: string; error?: string };
    if (answer.reference) return { reference: answer.reference };
    return blocker(`${url} refused the test quote: ${answer.error ?? response.status}`);
  } catch (error) {
    return blocker(`${url} did not take the test quote: ${(error as Error).message}`);
  }
}

/** Looks for the test quote in the database, and waits for its mails. */
async function follow(db: Db, reference: string, stop: AbortSignal): Promise<PreflightFinding> {
  const request = await findRequestByReference(db, reference);
  if (!request)
    return blocker(
      `The test quote is in another database than this check looks into. With the settings of the server, erase it (npm run requests -- erase ${reference} --yes) and run this check again.`,
    );
  if (request.quarantineReasons)
    return advice(
      `The test quote was stored, and put in quarantine: ${describeReasons(request.quarantineReasons)}.`,
    );
  const end = performance.now() + mailTimeout;
  for (;;) {
    const mails = await listMailsOf(db, request.id);
    if (mails.every(({ status }) => status === "sent"))
      return ok("A test quote was stored, both its mails went out, and it is erased again.");
    const failed = mails.find(({ lastError }) => lastError !== null);
    if (failed)
      return blocker(`The test quote was stored, but its mail failed: ${failed.lastError}`);
    if (performance.now() > end)
      return blocker(
        `The test quote was stored, but its mails did not go out within ${mailTimeout / 1000} seconds.`,
      );
    stop.throwIfAborted();
    await wait(250);
  }
}
