import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { functionPath } from "../../../quote-request/protocol.ts";
import { openDatabase } from "../../../server/db/open-database.ts";
import type { Db } from "../../../server/db/schema.ts";
import { startSession } from "../../../server/desk/access/sessions/sessions.repository.ts";
import { databaseOf } from "../databases/database.ts";
import { sample } from "../sample.ts";
import { type RunningServer, startServer } from "../servers/running-server.ts";
import { until } from "../until.ts";
import { test as base, expect } from "./journey.ts";

export { expect };

/** A server with a desk, and what a browser keeps that is signed in there. */
export type Desk = {
  url: string;
  dataDir: string;
  server: RunningServer;
  storageState: Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;
  close: () => Promise<void>;
};

/** Who may sign in at each desk of the tests. */
export const owner = "hello@mapleandbrass.example";
export const partner = "partner@mapleandbrass.example";

/** Starts a server whose database was prepared, and signs in there. */
export async function openDesk(
  browser: Browser,
  prepare: (db: Db, dataDir: string) => Promise<void> = async () => {},
): Promise<Desk> {
  const dataDir = await mkdtemp(join(tmpdir(), "desk-"));
  const { db } = await openDatabase(await databaseOf(dataDir));
  await prepare(db, dataDir);
  await db.destroy();
  const server = await startServer({ dataDir, env: { DESK_PEOPLE: partner } });
  const page = await browser.newPage({ storageState: undefined });
  const url = await signInByPrintedLink(page, server);
  const storageState = await page.context().storageState();
  await page.close();
  return {
    ...{ url, dataDir, server, storageState },
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
    async ({ browser }, use) => {
      const desk = await openDesk(browser);
      await use(desk);
      await desk.close();
    },
    { scope: "worker" },
  ],
  storageState: async ({ desk }, use) => use(desk.storageState),
  baseURL: async ({ desk }, use) => use(desk.url),
  serviceWorkers: "block",
});

/** Signs in by the link that the server has printed; returns the server's address in it. */
export async function signInByPrintedLink(page: Page, server: RunningServer): Promise<string> {
  const link = /http:\/\/localhost:\d+\/desk\/sign-in\/link\/[\w-]+/;
  await until(() => link.test(server.output()), "the server to print a link");
  const [address = ""] = link.exec(server.output()) ?? [];
  await page.goto(address);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Go to the desk" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  return new URL(address).origin;
}

/** Signs a person in on a new device; returns the cookie for it. */
export async function signIn(desk: Desk, person: string, device = "Chrome on Mac") {
  const { db } = await openDatabase(await databaseOf(desk.dataDir));
  const session = { person, device, now: Date.now() };
  const value = await startSession(db, session).finally(() => db.destroy());
  return { name: "desk", value, url: desk.url, httpOnly: true, sameSite: "Strict" as const };
}

/**
 * Opens the inbox and searches it for a name; returns the row. Not for a name in the whole inbox:
 * rows far below the window are not drawn, and other tests of the same desk have sent requests.
 */
export async function findRow(page: Page, name: string) {
  await page.goto(`/desk/?text=${encodeURIComponent(name)}`);
  return rowOf(page, name);
}

/**
 * Opens the unanswered requests for one day and returns the row of a name. A row that is searched
 * for stays when its request has an answer; this one leaves.
 */
export async function findUnansweredRow(page: Page, name: string, day: string) {
  await page.goto(`/desk/?from=${day}&to=${day}`);
  return rowOf(page, name);
}

const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Inbox" }).getByRole("article").filter({ hasText: name });

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
