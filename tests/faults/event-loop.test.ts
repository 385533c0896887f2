import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { formPath, thankYouPath } from "../../quote-request/protocol.ts";
import { listen, requestListener } from "../../server/http/http-server.ts";
import { smtpMailer } from "../../server/mail/mailer.ts";
import { deliverDue } from "../../server/outbox/deliver.ts";
import { hour } from "../../server/time/durations.ts";
import { minCpuTime } from "../support/event-loop/cpu-time.ts";
import {
  anyNetwork,
  formInputs,
  functionInputs,
  type Input,
  pageInputs,
} from "../support/event-loop/longest-inputs.ts";
import { sample } from "../support/sample.ts";
import { listenOnFreePort } from "../support/servers/ports.ts";
import { writeSite } from "../support/servers/site.ts";
import { startTestServer } from "../support/servers/test-server.ts";

/** The processor's milliseconds that a request may take; quadratic patterns take seconds. */
const maxTurn = 100;

/** Sends a request as it is and returns the status of the answer. */
async function send(port: number, { method, path, headers: own, body = "" }: Input, agent: Agent) {
  const length = method === "POST" && { "Content-Length": Buffer.byteLength(body) };
  const headers = { ...anyNetwork(), ...own, ...length };
  const sent = request({ port, path, method, agent, headers }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  return response.statusCode ?? 0;
}

test("no request holds up the others, however long what it brings", async () => {
  const page = `<html>${"<p>As much as pages have.</p>".repeat(1_500)}<form id=quote-request-form></form></html>`;
  const names = [formPath, thankYouPath, "/privacy", "/404"];
  const siteFolder = await writeSite(
    Object.fromEntries(names.map((name) => [`${name.slice(1)}.html`, page])),
  );
  const { app } = await startTestServer({ siteFolder });
  const anyPort = { port: 0, host: "127.0.0.1" };
  const server = await listen(requestListener(app), anyPort);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const statuses: number[] = [];
  const slow: string[] = [];
  for (const input of [...formInputs, ...functionInputs, ...pageInputs]) {
    const sent = async () => statuses.push(await send(port, input, agent));
    const took = await minCpuTime(sent, maxTurn);
    if (took > maxTurn) slow.push(`${input.name}: ${took.toFixed(0)} ms`);
  }
  expect(slow).toEqual([]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([...statuses, 200, 422, 413, 404, 303, 400]));
});

/** Starts a mail server that answers each recipient with a temporary refusal of 100 KB. */
async function startVerboseMailServer() {
  let unit = "a";
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 mx.example ESMTP\r\n");
    socket.on("data", (chunk: Buffer) => {
      const isRecipient = chunk.toString().startsWith("RCPT");
      const reply = `451 ${unit.repeat(Math.floor(100_000 / unit.length))}`;
      socket.write(isRecipient ? `${reply}\r\n` : "250 2.0.0 Ok\r\n");
    });
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  return {
    url: `smtp://127.0.0.1:${port}`,
    repeat(next: string) {
      unit = next;
    },
  };
}

test("no reply of a mail server holds up visitors, however long", async () => {
  const mailServer = await startVerboseMailServer();
  const testServer = await startTestServer();
  const outbox = testServer.outbox(smtpMailer(mailServer.url));
  await testServer.post(sample);
  const slow: string[] = [];
  for (const unit of ["a", "a@", "@", " ", "1", "1 ", ".", "<a@b> ", "5.1.1 "]) {
    mailServer.repeat(unit);
    const refuse = async () => {
      testServer.pass(hour);
      expect(await deliverDue(outbox)).toBe(0);
    };
    const took = await minCpuTime(refuse, maxTurn);
    if (took > maxTurn) slow.push(`${unit}: ${took.toFixed(0)} ms`);
  }
  expect(slow).toEqual([]);
  const mails = await testServer.db.selectFrom("outbox_mail").select("attempts").execute();
  expect(Math.min(...mails.map(({ attempts }) => attempts))).toBeGreaterThanOrEqual(9);
});
