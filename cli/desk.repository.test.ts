import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepHouse } from "../server/housekeeping/housekeeping.ts";
import { fileMailer } from "../server/mail/file-mailer.ts";
import { deliverDue } from "../server/outbox/outbox.worker.ts";
import { acknowledgementsADay } from "../server/outbox/queue-mails.ts";
import { housekeepingOf } from "../tests/support/housekeeping.ts";
import { sample } from "../tests/support/sample.ts";
import { openDesk } from "../tests/support/servers/test-server.ts";
import { openDeskWithInbox } from "../tests/support/servers/test-server-with-inbox.ts";
import { eraseReferences, listDigestsNaming, listQuotes, releaseQuote } from "./desk.repository.ts";
import { eraseMailFiles } from "./storage/mail-files.ts";

const advertising = { ...sample, message: '<a href="http://spam.example">Buy</a> <script>' };

test("who was to be named by a digest that goes with an erased request is named by the next one", async () => {
  const desk = await openDeskWithInbox();
  const house = () => keepHouse(housekeepingOf(desk), true);
  const { reference } = await (await desk.post(advertising)).json();
  await desk.post({ ...advertising, name: "A Customer After All" });
  await house();
  await desk.database.write((db) => eraseReferences(db, [reference]), "erase");
  await house();
  await desk.deliver();
  expect(desk.inbox.mails.map(({ subject }) => subject)).toEqual([
    "Held back for you to look at: 1 quote request",
  ]);
  expect(desk.inbox.mails[0]?.text).toContain("A Customer After All");
});

test("the file of a digest goes with each request that it names", async () => {
  const desk = await openDesk();
  await desk.post(advertising);
  const { reference } = await (await desk.post({ ...advertising, name: "Second" })).json();
  await keepHouse(housekeepingOf(desk), true);
  const folder = join(desk.folder, "mail");
  await deliverDue(desk.outbox(fileMailer(folder)));
  expect(await readdir(folder)).toEqual([expect.stringMatching(/-held-back-digest\.eml$/)]);
  expect(await readdir(folder)).not.toContain(`${reference}-held-back-digest.eml`);
  const digests = await listDigestsNaming(desk.db, [reference]);
  expect(await eraseMailFiles(desk.folder, [reference], digests)).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test("requests that are released are acknowledged as often a day as others of their mailbox", async () => {
  const desk = await openDeskWithInbox();
  const released = 3;
  for (let number = 0; number < released; number += 1)
    await desk.post({ ...advertising, name: `Released ${number}` });
  for (let number = 1; number < acknowledgementsADay; number += 1)
    await desk.post({ ...sample, message: `Number ${number}` });
  const quarantined = await listQuotes(desk.db, { isHeld: true });
  expect(quarantined).toHaveLength(released);
  const mail = { mailHost: "maple.example", now: desk.clock() };
  for (const { id } of quarantined) {
    expect(await desk.database.write((db) => releaseQuote(db, id, mail), "release")).toBe(true);
    expect(await desk.database.write((db) => releaseQuote(db, id, mail), "release")).toBe(false);
  }
  const kinds = (await desk.rows()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "acknowledgement")).toHaveLength(acknowledgementsADay);
  expect(kinds.filter((kind) => kind === "owner-notice")).toHaveLength(
    acknowledgementsADay - 1 + released,
  );
});
