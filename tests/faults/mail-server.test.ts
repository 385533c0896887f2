import { createServer } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { smtpMailer } from "../../server/mail/mailer.ts";
import { deliverDue } from "../../server/outbox/deliver.ts";
import { sample } from "../support/sample.ts";
import { listen } from "../support/servers/ports.ts";
import { startTestServerWithInbox } from "../support/servers/test-server-with-inbox.ts";
import { countMails } from "./losses.ts";

const quotes = 2;
const day = 24 * 60 * 60 * 1000;
/** How long an attempt to send may take, in milliseconds. */
const attemptTimeout = 500;

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

type Fault = {
  fault: string;
  /** What the mail server does while `isBroken`. */
  options: (isBroken: () => boolean) => SMTPServerOptions;
};

const faults: Fault[] = [
  {
    fault: "The mail server refuses the connection",
    options: (isBroken) => ({
      onConnect: (_session, accept) => (isBroken() ? accept(refusal(421, "Too busy")) : accept()),
    }),
  },
  {
    fault: "The mail server says nothing",
    options: (isBroken) => ({
      onMailFrom: (_address, _session, accept) => {
        if (!isBroken()) accept();
      },
    }),
  },
  {
    fault: "The mail server answers 4xx",
    options: (isBroken) => ({
      onRcptTo: (_address, _session, accept) =>
        isBroken() ? accept(refusal(451, "Try again later")) : accept(),
    }),
  },
  {
    fault: "The mail server is slow",
    options: (isBroken) => ({
      onRcptTo: (_address, _session, accept) => {
        setTimeout(accept, isBroken() ? 100 : 0);
      },
    }),
  },
];

test.each(faults)(
  "$fault, and nothing is lost or doubled",
  async ({ options }) => {
    let isBroken = true;
    const testServer = await startTestServerWithInbox(options(() => isBroken));
    const outbox = testServer.outbox(testServer.mailer);
    let answered = 0;
    let serverErrors = 0;
    for (let number = 0; number < quotes; number += 1) {
      const response = await testServer.post({ ...sample, email: `guest${number}@example.com` });
      if (response.status === 200) answered += 1;
      if (response.status >= 500) serverErrors += 1;
    }
    await deliverDue({ ...outbox, attemptTimeout });
    testServer.pass(day);
    isBroken = false;
    await deliverDue(outbox);

    const rows = await testServer.rows();
    const unsettled = 2 * answered - rows.filter(({ status }) => status === "sent").length;
    const arrived = countMails(2 * answered, testServer.inbox.mails);
    expect([answered, serverErrors, unsettled]).toEqual([quotes, 0, 0]);
    expect(arrived).toEqual({ lost: 0, doubled: 0 });
  },
  120_000,
);

test("The mail server drops the connection in the middle of a mail, and nothing is lost or doubled", async () => {
  const testServer = await startTestServerWithInbox();
  const dropping = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 mail.example\r\n");
    let isData = false;
    socket.on("data", (chunk) => {
      if (isData) {
        socket.destroy();
        return;
      }
      isData = /^DATA\r\n/im.test(String(chunk));
      socket.write(isData ? "354 Go on\r\n" : "250 OK\r\n");
    });
  });
  const port = await listen(dropping);
  onTestFinished(() => void dropping.close());

  let answered = 0;
  for (let number = 0; number < quotes; number += 1)
    if ((await testServer.post({ ...sample, email: `guest${number}@example.com` })).ok)
      answered += 1;
  expect(await deliverDue(testServer.outbox(smtpMailer(`smtp://127.0.0.1:${port}`)))).toBe(0);
  testServer.pass(day);
  await testServer.deliver();
  expect(answered).toBe(quotes);
  expect(countMails(2 * quotes, testServer.inbox.mails)).toEqual({ lost: 0, doubled: 0 });
});
