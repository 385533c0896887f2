import { text } from "node:stream/consumers";
import type { SMTPServerOptions } from "smtp-server";
import { expect, test } from "vitest";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { minute } from "../time/durations.ts";

test("a notice whose Reply-To cannot be looked up is sent without it the second time", async () => {
  const accepted: string[] = [];
  let isBusy = true;
  const onData: SMTPServerOptions["onData"] = async (stream, _session, answer) => {
    const raw = await text(stream);
    const isRefused = isBusy || /^Reply-To:.*@unknown\./m.test(raw);
    if (!isRefused) accepted.push(raw);
    const later = Object.assign(new Error("4.1.8 Try again later"), { responseCode: 451 });
    answer(isRefused ? later : null);
  };
  const testServer = await startTestServerWithInbox({ onData });
  await testServer.post({ ...sample, email: "priya@unknown.example" });
  await testServer.deliver();
  expect(accepted).toEqual([]);
  isBusy = false;
  testServer.pass(minute);
  expect(await testServer.deliver()).toBe(2);
  const [notice, acknowledgement] = accepted.sort((a) => (/^To:.*quotes@maple/m.test(a) ? -1 : 1));
  expect(notice).not.toMatch(/^Reply-To:/m);
  // What was refused for another reason keeps it.
  expect(acknowledgement).toMatch(/^Reply-To:/m);
});

test("a mail server on this machine may have a certificate that nobody knows", async () => {
  // That of smtp-server is like the one of a new Debian: signed by itself.
  const testServer = await startTestServerWithInbox({ disabledCommands: [] });
  await testServer.post(sample);
  expect(await testServer.deliver()).toBe(2);
});

test("a notice whose Reply-To the mail server refuses is sent without it", async () => {
  const accepted: string[] = [];
  const onData: SMTPServerOptions["onData"] = async (stream, _session, answer) => {
    const raw = await text(stream);
    const isRefused = /^Reply-To:.*\.\./m.test(raw);
    if (!isRefused) accepted.push(raw);
    answer(isRefused ? Object.assign(new Error("5.6.0 Bad header"), { responseCode: 554 }) : null);
  };
  const testServer = await startTestServerWithInbox({ onData });
  const email = "john..smith@example.com";
  expect((await testServer.post({ ...sample, email })).status).toBe(200);
  await testServer.deliver();
  const notice = accepted.find((raw) => /^To:.*quotes@maple/m.test(raw));
  expect(notice).toContain(email);
  expect(notice).not.toMatch(/^Reply-To:/m);
});
