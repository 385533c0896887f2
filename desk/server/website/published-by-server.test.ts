import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { functionPath } from "../../../quote-request/protocol.ts";
import { describeContent } from "../../../scripts/website/describe-content.ts";
import { readBusiness } from "../../../server/business/business.ts";
import { openWholeDatabase } from "../../../tests/support/databases/database.ts";
import { fromOwnPage, openBrowser } from "../../../tests/support/desk/desk-client.ts";
import { openTestWebsite } from "../../../tests/support/desk/open-website.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startServer } from "../../../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../../../tests/support/servers/test-server.ts";
import { until } from "../../../tests/support/until.ts";
import { startSession } from "../access/sessions/sessions.repository.ts";

const owner = readBusiness();
const headers = {
  ...fromOwnPage,
  ...{ Origin: owner.siteAddress, "Content-Type": "application/json" },
};

/** Returns a data folder in which two changes are saved and previewed by a page with the facts. */
async function folderWithPreview() {
  const dataDir = await temporaryFolder();
  const described = await describeContent("content");
  const describeFolder = async () => described;
  const { website } = await openTestWebsite(process.cwd(), dataDir, { describeFolder });
  const change = async (changes: object, file: string, key: string | null = null) => {
    const entry = await website.edits.entry({ file, key, copyTitle: null });
    const value = { ...(entry.value as object), ...changes };
    await website.edits.save({ ...entry, value });
  };
  await change({ promises: { ...owner.promises, callHours: 26 } }, "business.yaml");
  const text = "Hello {name},\n\nWhen may we call?\n\n{business}\n";
  await change({ text }, "reply-templates.yaml", "when-to-call");
  website.publication.preview();
  await until(() => !website.publication.isBuilding, "the preview");
  website.stop();
  return dataDir;
}

/** A server of its own. */
async function openServer(dataDir: string) {
  const started = await startServer({ dataDir, env: { LOG_LEVEL: "error" } });
  onTestFinished(async () => void (await started.stop().catch(() => {})));
  const page = async () => (await fetch(started.url)).text();
  return { ...started, page };
}

/** A browser in which somebody is signed in to a server's desk. */
async function signIn(url: string, dataDir: string) {
  const request = (path: string, init: RequestInit) =>
    fetch(url + path, { ...init, redirect: "manual" });
  const browser = openBrowser({ app: { request } });
  const { db } = await openWholeDatabase({ sqlite: join(dataDir, "requests.db") });
  const session = { person: owner.email, device: "Test", now: Date.now() };
  browser.cookies.set("__Host-desk", await startSession(db, session));
  await db.destroy();
  return browser;
}

test("what is published is served, mailed and kept, and every request sent meanwhile is stored", async () => {
  const dataDir = await folderWithPreview();
  const server = await openServer(dataDir);
  const { ask, postJson } = await signIn(server.url, dataDir);
  let isOver = false;
  let sent = 0;
  const failures: string[] = [];
  const sending = (async () => {
    for (; !isOver; sent += 1) {
      const body = JSON.stringify({ ...sample, email: `guest${sent}@maple.example` });
      const answer = await fetch(server.url + functionPath, {
        method: "POST",
        headers,
        body,
      }).catch((error: Error) => ({ status: error.message }));
      if (answer.status !== 200) failures.push(String(answer.status));
      await new Promise((go) => setTimeout(go, 250));
    }
  })();

  // Visitors see no byte of it; a signed-in person who opened it does.
  const before = await server.page();
  expect(before).toContain("within 24 hours");
  expect((await ask("/desk/preview")).headers.get("location")).toBe("/");
  expect(await (await ask("/")).text()).toContain("callHours: 26");
  expect(await server.page()).toBe(before);

  expect((await postJson("/desk/api/website/publish", {}, headers)).status).toBe(200);
  await until(async () => (await server.page()).includes("callHours: 26"), "the publication");
  const isMailed = async () =>
    (await server.readData()).mails.some(({ text }) => text?.includes("within 26 hours"));
  await until(isMailed, "a mail with the new words");
  isOver = true;
  await sending;
  expect(failures).toEqual([]);
  expect((await server.readData()).requests).toHaveLength(sent);
  const { requests } = await (await ask("/desk/api/requests")).json();
  const templates = await ask(`/desk/api/requests/${requests[0].reference}/reply-templates`);
  expect((await templates.json())[0].text).toMatch(/^Hello .+\n\nWhen may we call\?\n\n\S.+$/);

  // The next start serves what was published last.
  await server.stop();
  expect(await (await openServer(dataDir)).page()).toContain("callHours: 26");
});
