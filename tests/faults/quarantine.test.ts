import { expect, test } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { openDatabase } from "../../server/db/open-database.ts";
import { queueQuarantineDigest } from "../../server/quarantine/digest/queue-quarantine-digest.ts";
import { perNetwork } from "../../server/quarantine/quarantine-check.ts";
import { inOntario } from "../../server/time/ontario-clock.ts";
import { databaseOf } from "../support/databases/database.ts";
import { sample } from "../support/sample.ts";
import { isAllSent, readRows } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import { findLosses } from "./losses.ts";
import { report, times } from "./row.ts";
import { createServerFixture } from "./server-fixture.ts";
import { type Answer, referencesOf, startVisitors } from "./visitors.ts";

const hour = 60 * 60 * 1000;
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

/** The last half past nine or ten in the morning in Ontario, when a digest may go out. */
function lastMorning(): number {
  let moment = Date.now();
  while (Math.floor(inOntario(moment).minutes / 60) !== 10) moment -= hour / 2;
  return moment;
}

test("a flood of quarantined requests hides no customer from the owner", async () => {
  const { dataDir, inbox, start } = await createServerFixture({ TRUST_PROXY: "1" });
  const networks = times(10, 2);
  const ofEach = times(perNetwork.most + 20, 25);
  const server = await start();
  const answers: Answer[] = [];
  for (let number = 0; number < networks * ofEach; number += 1) {
    const network = `198.51.100.${number % networks}`;
    answers.push(await send(server.url, network, { message: advertising }));
    if (number === networks * 5)
      answers.push(await send(server.url, "203.0.113.7", { name: customer, message: advertising }));
  }
  await server.stop();
  const { db, write } = await openDatabase(await databaseOf(dataDir));
  const told = await queueQuarantineDigest(write, "maple.example", lastMorning());
  await db.destroy();
  const again = await start();
  await until(() => isAllSent(dataDir), "the digest to go out");
  await again.stop();

  const promised = referencesOf(answers);
  const text = inbox.mails.map((mail) => mail.text).join("");
  const place = text.indexOf(customer);
  const lines = text.match(/requests, from/g)?.length;
  const losses = findLosses(await readRows(dataDir), promised, inbox);
  const stored = networks * Math.min(ofEach, perNetwork.most) + 1;
  const row = report({
    fault: "Quarantine is flooded",
    injected: `${ofEach} suspicious requests from each of ${networks} networks with one customer's among them; ${answers.length - promised.length} refused with 429; the next digest tells of ${told} in ${lines} lines, and names the customer first`,
    times: answers.length,
    answered: promised.length,
    lost: losses.lost + (place < 0 ? 1 : 0),
    doubled: losses.doubled,
    serverErrors: countAnswers(answers, (status) => status >= 500),
  });
  expect(row).toMatchObject({ answered: stored, lost: 0, doubled: 0, serverErrors: 0 });
  expect([told, lines, inbox.mails.length]).toEqual([stored, networks, 1]);
  expect(place).toBeLessThan(text.indexOf(sample.name));
}, 300_000);

test("one IPv6 line hides nobody", async () => {
  const { dataDir, inbox, start } = await createServerFixture({
    TRUST_PROXY: "1",
    MAILS_PER_HOUR: "40",
  });
  const requests = times(10_500, 400);
  const server = await start();
  const answers: Answer[] = [];
  for (let number = 0; number < requests; number += 1) {
    // One customer line often has a /56 prefix, which is 256 networks of 64 bits.
    const network = `2001:db8:1:${(number % 256).toString(16)}::1`;
    answers.push(await send(server.url, network));
    if (number === 50) answers.push(await send(server.url, "2001:db8:2::1", { name: customer }));
  }
  await server.stop();
  const { db, write } = await openDatabase(await databaseOf(dataDir));
  const told = await queueQuarantineDigest(write, "maple.example", lastMorning());
  await db.destroy();
  const again = await start();
  await until(() => isAllSent(dataDir), "the digest to go out");
  await again.stop();

  const promised = referencesOf(answers);
  const text = inbox.mails.find((mail) => mail.text?.includes("requests, from"))?.text ?? "";
  const losses = findLosses(await readRows(dataDir), promised, inbox);
  const row = report({
    fault: "One IPv6 line floods the quarantine",
    injected: `${requests} requests from 256 networks of 64 bits in one /56 fill the ceiling of mails, with one customer's among them; ${answers.length - promised.length} refused with 429; the next digest tells of ${told}, of the line's in one line and of the customer in full`,
    times: answers.length,
    answered: promised.length,
    lost: losses.lost + (text.includes(customer) ? 0 : 1),
    doubled: losses.doubled,
    serverErrors: countAnswers(answers, (status) => status >= 500),
  });
  expect(row).toMatchObject({ lost: 0, doubled: 0, serverErrors: 0 });
  expect(promised).toHaveLength(perNetwork.most + 1);
  expect(text.match(/requests, from/g)).toHaveLength(1);
  expect(text.indexOf(customer)).toBeLessThan(text.indexOf(sample.name));
}, 300_000);

test("neighbours behind one address are all stored and mailed", async () => {
  const { dataDir, inbox, start } = await createServerFixture({ TRUST_PROXY: "1" });
  const neighbours = times(perNetwork.most, perNetwork.trusted + 2);
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
  const row = report({
    fault: "A campus behind one address",
    injected: `${neighbours} visitors of one network within seconds; all are mailed and acknowledged, none is quarantined`,
    times: neighbours,
    answered: referencesOf(answers).length,
    lost: lost + 2 * neighbours - mails,
    doubled,
    serverErrors: countAnswers(answers, (status) => status >= 500),
  });
  expect(row).toMatchObject({ answered: neighbours, lost: 0, doubled: 0, serverErrors: 0 });
}, 180_000);

test("the ceiling is filled while visitors go on sending, and nobody is refused", async () => {
  const mailsPerHour = 40;
  const { dataDir, inbox, start } = await createServerFixture({
    MAILS_PER_HOUR: `${mailsPerHour}`,
  });
  const server = await start();
  const visitors = startVisitors(times(20, 4), () => server.url, times(20, 50));
  await until(() => visitors.answers.length > times(5_000, 100), "the ceiling", 120_000);
  await visitors.stop();
  await until(() => isAllSent(dataDir), "all mails to go out", 60_000);
  await server.stop();
  const { answers } = visitors;
  const rows = await readRows(dataDir);
  const losses = findLosses(rows, referencesOf(answers), inbox);
  const quarantined = rows.quotes.filter(({ quarantine_reasons }) => quarantine_reasons !== null);
  const row = report({
    fault: "The ceiling of mails an hour is filled",
    injected: `a ceiling of ${mailsPerHour} mails, and visitors who go on sending: ${rows.outbox.length} mails, ${quarantined.length} requests in quarantine for the next digest, ${countAnswers(answers, (status) => status !== 200)} refused`,
    times: answers.length,
    answered: referencesOf(answers).length,
    lost: losses.lost,
    doubled: losses.doubled,
    serverErrors: countAnswers(answers, (status) => status >= 500),
  });
  expect(row).toMatchObject({ lost: 0, doubled: 0, serverErrors: 0, answered: answers.length });
  expect(rows.outbox).toHaveLength(mailsPerHour);
  expect(quarantined).toHaveLength(rows.quotes.length - mailsPerHour / 2);
  expect(new Set(quarantined.map(({ quarantine_reasons }) => quarantine_reasons))).toEqual(
    new Set(["above-hourly-ceiling"]),
  );
}, 240_000);
