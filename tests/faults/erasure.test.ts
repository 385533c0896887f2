import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { fileMailer } from "../../server/mail/file-mailer.ts";
import { startOutboxWorker } from "../../server/outbox/outbox.worker.ts";
import { commandsOf, post } from "../support/run-command.ts";
import { startTestServer } from "../support/servers/test-server.ts";
import { report, times } from "./row.ts";

const rounds = times(50, 3);
const requestsARound = 6;

test(
  "requests that are erased while their mails are being sent leave no mail and no row",
  async () => {
    const testServer = await startTestServer();
    const erase = await commandsOf(testServer.folder);
    const worker = startOutboxWorker(
      testServer.outbox(fileMailer(join(testServer.folder, "mail"))),
      50,
    );
    let underWay = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (let number = 0; number < requestsARound; number += 1)
        await post(testServer, { name: `Guest ${round} ${number}` });
      worker.notify();
      await wait(Math.random() * 600);
      const receipt = await erase("erase", "priya.raman@example.com", "--yes");
      if (receipt.includes("being sent at this moment")) underWay += 1;
    }
    await worker.stop(10_000);
    const files = await readdir(join(testServer.folder, "mail")).catch(() => []);
    const row = report({
      fault: "Requests are erased while their mails are being sent",
      injected: `\`erase --yes\` 0 to 600 ms after ${requestsARound} requests came (in ${underWay} of ${rounds} a mail was under way); what would be "lost" is a mail file or row that outlives its request`,
      times: rounds * requestsARound,
      answered: rounds * requestsARound,
      lost:
        files.length +
        (await testServer.count("outbox_mail")) +
        (await testServer.count("quote_request")),
      doubled: 0,
      serverErrors: 0,
    });
    expect(row).toMatchObject({ lost: 0 });
    expect(testServer.logged()).not.toContain("could not be read");
  },
  times(600_000, 120_000),
);
