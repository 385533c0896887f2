import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { fileMailer } from "../../server/mail/file-mailer.ts";
import { startOutboxWorker } from "../../server/outbox/outbox.worker.ts";
import { commandsOf, post } from "../support/run-command.ts";
import { startTestServer } from "../support/servers/test-server.ts";

const rounds = 3;
const requestsARound = 6;

test("requests that are erased while their mails are being sent leave no mail and no row", async () => {
  const testServer = await startTestServer();
  const erase = await commandsOf(testServer.folder);
  const worker = startOutboxWorker(
    testServer.outbox(fileMailer(join(testServer.folder, "mail"))),
    50,
  );
  for (let round = 0; round < rounds; round += 1) {
    for (let number = 0; number < requestsARound; number += 1)
      await post(testServer, { name: `Guest ${round} ${number}` });
    worker.notify();
    await wait(Math.random() * 600);
    await erase("erase", "priya.raman@example.com", "--yes");
  }
  await worker.stop(10_000);
  const files = await readdir(join(testServer.folder, "mail")).catch(() => []);
  const rows = [await testServer.count("outbox_mail"), await testServer.count("quote_request")];
  expect([files, rows]).toEqual([[], [0, 0]]);
  expect(testServer.logged()).not.toContain("could not be read");
});
