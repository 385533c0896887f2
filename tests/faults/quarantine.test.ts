import { expect, test } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { readBusiness } from "../../server/business/business.ts";
import { openDatabase } from "../../server/db/open-database.ts";
import { perNetwork } from "../../server/quarantine/quarantine-check.ts";
import { queueReminders } from "../../server/reminders/queue-reminders.ts";
import { addDays, inBusinessZone, momentInBusinessZone } from "../../server/time/business-clock.ts";
import { databaseOf, executeSql } from "../support/databases/database.ts";
import { sample } from "../support/sample.ts";
import { isAllSent, readRows } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import { findLosses } from "./losses.ts";
import { createServerFixture } from "./server-fixture.ts";
import { type Answer, referencesOf, startVisitors } from "./visitors.ts";

const advertising = "Buy [url=http://spam.example]here[/url]";
const customer = "A Customer After All";

let sent = 0;

/** Sends a quote request as a proxy passes it on that names the visitor's network. */
async function send(
  url: string,
  network: string,
  changes: Partial<typeof sample> = {},
): Promise<Answer> {
  sent += 1;
  const response = await fetch(url + functionPath, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": network },
    body: JSON.stringify({ ...sample, email: `guest-${sent}@example.com`, ...changes }),
  });
  const { reference, error } = await response.json();
  return { status: response.status, reference, error };
}

const countAnswers = (answers: readonly Answer[], is: (status: number) => boolean) =>
  answers.filter(({ status }) => is(status)).length;

test("a flood of advertising hides no customer from the owner", async () => {
  const { dataDir, inbox, start } = await createServerFixture({ TRUST_PROXY: "1" });
  const networks = 2;
  const ofEach = 25;
  const server = await start();
  const answers: Answer[] = [];
  for (let number = 0; number < networks * ofEach; number += 1) {
    const network = `198.51.100.${number % networks}`;
    answers.push(await send(server.url, network, { message: advertising }));
    if (number === networks * 5) {
      const place = "https://maps.example/barn";
      answers.push(await send(server.url, "203.0.113.7", { name: customer, location: place }));
    }
  }
  await server.stop();
  const database = await openDatabase(await databaseOf(dataDir));
  const tomorrow = addDays(inBusinessZone(Date.now()).day, 1);
  const now = momentInBusinessZone(tomorrow, 9 * 60);
  const openHours = readBusiness();
  await queueReminders({ database, openHours, mailHost: "maple.example", now });
  await executeSql(await databaseOf(dataDir), "update outbox_mail set next_attempt_at = 0");
  await database.db.destroy();
  const again = await start();
  await until(() => isAllSent(dataDir), "the morning's list to go out");
  await again.stop();

  const promised = referencesOf(answers);
  const text = inbox.mails.map((mail) => mail.text).join("");
  const place = text.indexOf(customer);
  const losses = findLosses(await readRows(dataDir), promised, inbox);
  const stored = networks * Math.min(ofEach, perNetwork.most) + 1;
  const result = {
    answered: promised.length,
    lost: losses.lost + (place < 0 ? 1 : 0),
    doubled: losses.doubled,
    serverErrors: countAnswers(answers, (status) => status >= 500),
  };
  expect(result).toEqual({ answered: stored, lost: 0, doubled: 0, serverErrors: 0 });
  expect(inbox.mails.map(({ subject }) => subject)).toEqual([
    `Held back for you to look at: ${stored} quote requests`,
  ]);
  expect(place).toBeLessThan(text.indexOf(sample.name));
}, 300_000);

test("neighbours behind one address are all stored and mailed", async () => {
  const { dataDir, inbox, start } = await createServerFixture({ TRUST_PROXY: "1" });
  const neighbours = perNetwork.trusted + 2;
  const server = await start();
  const answers = await Promise.all(
    Array.from({ length: neighbours }, () => send(server.url, "203.0.113.7")),
  );
  await until(() => isAllSent(dataDir), "all mails to go out", 120_000);
  await server.stop();
  const { lost, doubled, mails } = findLosses(
    await readRows(dataDir),
    referencesOf(answers),
    inbox,
  );
  const result = {
    answered: referencesOf(answers).length,
    lost: lost + 2 * neighbours - mails,
    doubled,
    serverErrors: countAnswers(answers, (status) => status >= 500),
  };
  expect(result).toEqual({ answered: neighbours, lost: 0, doubled: 0, serverErrors: 0 });
});

test("the ceiling is filled while visitors go on sending, and nobody is refused", async () => {
  const mailsPerHour = 40;
  const { dataDir, inbox, start } = await createServerFixture({
    MAILS_PER_HOUR: `${mailsPerHour}`,
  });
  const server = await start();
  const visitors = startVisitors(4, () => server.url, 50);
  await until(() => visitors.answers.length > 100, "the ceiling", 120_000);
  await visitors.stop();
  await until(() => isAllSent(dataDir), "all mails to go out", 60_000);
  await server.stop();
  const { answers } = visitors;
  const rows = await readRows(dataDir);
  const losses = findLosses(rows, referencesOf(answers), inbox);
  const quarantined = rows.quotes.filter(({ quarantine_reasons }) => quarantine_reasons !== null);
  const result = {
    answered: referencesOf(answers).length,
    lost: losses.lost,
    doubled: losses.doubled,
    serverErrors: countAnswers(answers, (status) => status >= 500),
  };
  expect(result).toEqual({ lost: 0, doubled: 0, serverErrors: 0, answered: answers.length });
  expect(rows.outbox).toHaveLength(mailsPerHour);
  expect(quarantined).toHaveLength(rows.quotes.length - mailsPerHour / 2);
  expect(new Set(quarantined.map(({ quarantine_reasons }) => quarantine_reasons))).toEqual(
    new Set(["above-hourly-ceiling"]),
  );
});
