import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { insertReply } from "../../../desk/server/replies/reply.repository.ts";
import { addDays } from "../../../quote-request/days.ts";
import { insertMail } from "../../../server/outbox/queue.repository.ts";
import { inBusinessZone } from "../../../server/time/business-clock.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll } from "../../support/browser/measure-page.ts";
import { databaseOf, openWholeDatabase } from "../../support/databases/database.ts";
import { storeVariedRequests } from "../../support/databases/varied-requests.ts";
import { startServer } from "../../support/servers/running-server.ts";

/** Of 35 requests seven wait for an answer. */
const stored = 35;
const ofRequest = ["owner-notice", "acknowledgement", "reminder-90-minutes", "reminder-20-hours"];
const sentence = "A garden with a narrow gate and power from the house.";
const unbroken = "x".repeat(90);

test("every mail fits 320 px, and the morning's list shows five requests of a sentence on a phone's screen", async ({
  browser,
  dataDir,
}) => {
  const now = Date.now();
  const mail = { mailHost: "maple.example", now: now - 1 };
  const { db } = await openWholeDatabase(await databaseOf(dataDir));
  await storeVariedRequests(db, stored, now);
  await db.updateTable("quote_request").set({ message: sentence }).execute();
  const tomorrow = addDays(inBusinessZone(now).day, 1);
  await db
    .updateTable("quote_request")
    .set({ start_date: tomorrow, end_date: tomorrow })
    .where("reference", "=", "VXXXXXYX")
    .execute();
  const { id, reference } = await db
    .updateTable("quote_request")
    .set({ email: `${unbroken}@example.com`, location: unbroken, message: unbroken })
    .where("reference", "=", "VXXXXX3X")
    .returning(["id", "reference"])
    .executeTakeFirstOrThrow();
  for (const kind of ofRequest) await insertMail(db, { ...mail, kind, quoteRequestId: id });
  await insertMail(db, { ...mail, kind: "morning-list", payload: inBusinessZone(now).day });
  const reply = { by: "owner", subject: unbroken, text: unbroken };
  await insertReply(db, { id, reference }, reply, mail);
  await db.destroy();
  const server = await startServer({ dataDir });
  const folder = join(dataDir, "mail");
  const expected = ofRequest.length + 2;
  // The server adds the reminders that are due by themselves.
  const listMails = async () =>
    (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
  await expect.poll(async () => (await listMails()).length).toBeGreaterThanOrEqual(expected);

  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  // The logo: the server's own address is not on the network.
  await page.route("**/icons/*.png", (route) => route.abort());
  for (const file of await listMails()) {
    const { html = "", subject } = await PostalMime.parse(await readFile(join(folder, file)));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.setContent(html);
    await expectNoSidewaysScroll(page);
    if (!subject?.startsWith("Still open: ")) continue;
    await page.setViewportSize({ width: 390, height: 664 });
    const rows = page.getByRole("link", { name: /^(?!Open|\()/ });
    await expect(rows).toHaveCount(8);
    await expect(rows.first()).toHaveText("Ann Smith 10");
    await expect(page.getByText(/^Tomorrow · Graduation Party/)).toBeInViewport();
    await expect(page.getByText(`Hamilton · ${sentence}`).first()).toBeInViewport();
    await expect(page.getByRole("link", { name: "(905) 555-0010" })).toBeInViewport({ ratio: 1 });
    await expect(rows.nth(4)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("1 quote request in quarantine")).toBeVisible();
  }
  await page.close();
  await server.stop();
});
