import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sendQuote } from "../../tests/faults/visitors.ts";
import { readRowsOf } from "../../tests/support/databases/database.ts";
import { openBrowser } from "../../tests/support/desk/desk-client.ts";
import { startDenoFunction } from "../../tests/support/hosted/deno-function.ts";
import { createHostedDatabase } from "../../tests/support/hosted/hosted-database.ts";
import { apiKey, startMailApi } from "../../tests/support/mail/mail-api.ts";
import { sample } from "../../tests/support/sample.ts";
import { freePort } from "../../tests/support/servers/ports.ts";
import { startServer } from "../../tests/support/servers/running-server.ts";
import { until } from "../../tests/support/until.ts";
import type { CalendarSubscription, RequestPage } from "../desk/desk-api.ts";

const owner = "quotes@maple.example";

/** Starts the function in Deno, and beside it a server with the desk on the same database. */
async function startHostAndDesk() {
  const database = await createHostedDatabase();
  const api = await startMailApi();
  const hosted = await startDenoFunction({
    port: await freePort(),
    database,
    mailApi: api.url,
    siteUrl: "https://www.maple.example",
  });
  const dataDir = await mkdtemp(join(tmpdir(), "hosted-desk-"));
  const server = await startServer({
    dataDir,
    env: {
      DATABASE_URL: database,
      SITE_URL: "https://maple.example",
      MAIL_FROM: "hello@maple.example",
      QUOTE_INBOX: owner,
      MAIL_API_KEY: apiKey,
      MAIL_API_URL: api.url,
      TRUST_PROXY: "1",
      LOG_LEVEL: "silent",
    },
  });
  onTestFinished(async () => {
    await server.stop();
    await hosted.stop();
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const request = (path: string, init: RequestInit) =>
    fetch(server.url + path, { ...init, redirect: "manual" });
  return { database, api, hosted, server, browser: openBrowser({ app: { request } }) };
}

test("a request to the hosted function is answered, booked and erased in the desk of a server", async () => {
  const { database, api, hosted, server, browser } = await startHostAndDesk();
  const mailTo = (address: string, subject: RegExp) =>
    until(
      () =>
        api.mails.find((mail) => mail.to.join().includes(address) && subject.test(mail.subject)),
      `a mail to ${address}: ${subject}`,
    );
  const post = async <T>(path: string, body: object) => {
    const answer = await browser.postJson(`/desk/api/${path}`, body);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as T;
  };

  const sent = await sendQuote(hosted.url, "hosted");
  const reference = sent?.reference ?? "";
  await browser.postForm("/desk/sign-in", { email: owner });
  const { text, html } = await mailTo(owner, /sign in/);
  expect(html).toContain("https://maple.example/desk/sign-in/link/");
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? "";
  expect((await browser.postForm("/desk/sign-in/code", { code })).status).toBe(303);

  const list = await browser.ask("/desk/api/requests?open=1");
  const { requests } = (await list.json()) as RequestPage;
  expect(requests.map((request) => request.reference)).toEqual([reference]);

  const id = () => crypto.randomUUID();
  const about = `requests/${reference}`;
  const reply = { subject: "Your trailer", text: "It is free that day.", marksAnswered: true };
  await post(`${about}/replies`, { id: id(), ...reply });
  const replied = await mailTo("guest-hosted@example.com", /^Your trailer$/);
  expect(replied.reply_to).toContain(owner);
  await post(`${about}/notes`, { id: id(), text: "Wants a ramp" });
  await post(`${about}/booking`, {
    ...{ id: id(), unitIds: ["two-a"], trailerIds: [], siteNotes: "", override: null },
    ...{ deliveryDay: sample.startDate, deliveryTime: null },
    ...{ pickupDay: sample.endDate, pickupTime: null },
  });
  const phone = { id: id(), name: "Phone", withPhones: false, onThisDevice: true };
  const { address } = await post<CalendarSubscription>("calendar/feeds", phone);
  const feed = await fetch(server.url + new URL(address).pathname);
  expect(await feed.text()).toContain(`DTSTART;VALUE=DATE:${sample.startDate.replaceAll("-", "")}`);

  await post(`${about}/erase`, { confirm: true });
  expect((await readRowsOf({ postgres: database })).quotes).toEqual([]);
});
