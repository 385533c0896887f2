import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startSession } from "../../../desk/server/access/sessions/sessions.repository.ts";
import { functionPath } from "../../../quote-request/protocol.ts";
import type { Db } from "../../../server/db/schema.ts";
import { databaseOf, openWholeDatabase } from "../databases/database.ts";
import { sample } from "../sample.ts";
import { startServer } from "../servers/running-server.ts";
import { test as base, expect } from "./journey.ts";

export { expect };

/** A server with a desk, and what a browser keeps that is signed in there. */
export type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Who may sign in at each desk of the tests. */
export const owner = "hello@mapleandbrass.example";
export const partner = "partner@mapleandbrass.example";

/** Starts a server whose database was prepared, and signs the owner in there. */
export async function startDesk(
  prepare: (db: Db, dataDir: string) => Promise<void> = async () => {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), "desk-"));
  const { db } = await openWholeDatabase(await databaseOf(dataDir));
  await prepare(db, dataDir);
  await db.destroy();
  const server = await startServer({ dataDir, env: { DESK_PEOPLE: partner } });
  return {
    ...{ url: server.url.replace("127.0.0.1", "localhost"), dataDir, server },
    storageState: { cookies: [await signIn({ dataDir }, owner)], origins: [] as [] },
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A test of the desk, signed in, on a server of its worker's own. Service workers are blocked, so
 * that a test sees every question to the server; desk-cold-start.spec.ts lets them work.
 */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs.
    async ({}, use) => {
      const desk = await startDesk();
      await use(desk);
      await desk.close();
    },
    { scope: "worker" },
  ],
  storageState: async ({ desk }, use) => use(desk.storageState),
  baseURL: async ({ desk }, use) => use(desk.url),
  serviceWorkers: "block",
});

/** Signs a person in on a new device; returns the cookie for it. */
export async function signIn(
  { dataDir }: { dataDir: string },
  person: string,
  device = "Chrome on Mac",
) {
  const { db } = await openWholeDatabase(await databaseOf(dataDir));
  const session = { person, device, now: Date.now() };
  const value = await startSession(db, session).finally(() => db.destroy());
  const site = { domain: "localhost", path: "/", secure: false, sameSite: "Strict" as const };
  return { name: "desk", value, ...site, httpOnly: true, expires: -1 };
}

/**
 * Opens the inbox and searches it for a name; returns the row. Not for a name in the whole inbox:
 * rows far below the window are not drawn, and other tests of the same desk have sent requests.
 */
export async function findRow(page: Page, name: string) {
  await page.goto(`/desk/?text=${encodeURIComponent(name)}`);
  return rowOf(page, name);
}

/** Returns the row of a name in the inbox that is open. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Inbox" }).getByRole("article").filter({ hasText: name });

/** Gives the page's browser an authenticator such as a phone has. */
export async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

/** Sends a quote request as the public form does; returns its reference. */
export async function sendRequest(
  url: string,
  changes: Partial<typeof sample> = {},
): Promise<string> {
  const response = await fetch(url + functionPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...sample, ...changes }),
  });
  const { reference } = (await response.json()) as { reference: string };
  return reference;
}
