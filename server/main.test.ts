import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { formPath, functionPath } from "../quote-request/protocol.ts";
import { databaseOf, openWholeDatabase } from "../tests/support/databases/database.ts";
import { storeVariedRequests } from "../tests/support/databases/varied-requests.ts";
import { apiKey, startMailApi } from "../tests/support/mail/mail-api.ts";
import { sample } from "../tests/support/sample.ts";
import {
  isAllSent,
  type RunningServer,
  startServer,
} from "../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../tests/support/servers/test-server.ts";
import { until } from "../tests/support/until.ts";
import { readBusiness } from "./business/business.ts";
import { readConfig } from "./config.ts";
import { listen } from "./http/http-server.ts";
import { describeStart } from "./http/start-message.ts";
import { explainError } from "./log/explain-error.ts";

async function post(url: string, changes: Partial<typeof sample> = {}) {
  const response = await fetch(url + functionPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...sample, ...changes }),
  });
  return { status: response.status, ...(await response.json()) };
}

describe("a server that runs", () => {
  let dataDir: string;
  let server: RunningServer;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "requests-"));
    const { db } = await openWholeDatabase(await databaseOf(dataDir));
    await storeVariedRequests(db, 50, Date.now());
    await db.updateTable("agreement").set({ unit_ids: "sold" }).execute();
    await db.destroy();
    server = await startServer({ dataDir });
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test("says where it serves, where it keeps things and what is not configured yet", () => {
    expect(server.output()).toContain(`${join(dataDir, "requests.db")}\n`);
    expect(server.output()).toContain(join(dataDir, "mail"));
    expect(server.output()).toContain("SMTP_URL is not set");
  });

  test("answers a monitor that speaks HTTP/1.0 and names no host", async () => {
    const socket = connect({ port: Number(new URL(server.url).port), host: "127.0.0.1" });
    socket.write("GET /healthz HTTP/1.0\r\n\r\n");
    let answer = "";
    for await (const part of socket) answer += part;
    expect(answer).toMatch(/^HTTP\/1\.[01] 200 /);
  });

  test("says which booked units are in content/fleet.yaml no more", () => {
    expect(server.output()).toContain('"units":["sold"]');
  });

  test("says once that TRUST_PROXY is missing where a proxy on this machine forwards", async () => {
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.7" };
    for (const email of ["one@example.com", "two@example.com"]) {
      const body = JSON.stringify({ ...sample, email });
      await fetch(server.url + functionPath, { method: "POST", headers, body });
    }
    await until(() => server.output().includes("Set TRUST_PROXY=1"), "the warning");
    expect(server.output().match(/Set TRUST_PROXY=1/g)).toHaveLength(1);
  });

  test("asked for what is not there again and again, writes few lines and nothing personal", async () => {
    const before = server.output().length;
    const asked = Array.from({ length: 300 }, (_, number) =>
      fetch(`${server.url}/quote/jane.doe%40example.com/${number}${"x".repeat(8_000)}`),
    );
    await Promise.all(asked.map(async (answer) => (await answer).text()));
    await until(() => server.output().includes("log lines left out"), "the count of lines");
    const logged = server.output().slice(before);
    expect(logged.split("\n").length).toBeLessThan(150);
    expect(logged.length).toBeLessThan(50_000);
    expect(logged).toContain("/quote/[address]");
    expect(logged).not.toContain("jane");
  });

  test("says of a visitor who leaves in the middle of a form that they left, and no error", async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const head = [
      `POST ${formPath} HTTP/1.1`,
      "Host: a",
      "Transfer-Encoding: chunked",
      "Content-Type: application/x-www-form-urlencoded",
      "Expect: 100-continue",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    await once(socket, "data");
    socket.resetAndDestroy();
    await until(() => server.output().includes("visitor left"), "the line of the visitor");
    expect(server.output()).not.toContain("request failed");
  });

  test("keeps its port from another one, which says so", async () => {
    const port = Number(new URL(server.url).port);
    await expect(listenOn({ port })).rejects.toThrow(`Port ${port} is taken; set PORT`);
  });

  test("told to stop, does not wait for ever for a visitor whose request stalls", async () => {
    const visitor = connect(Number(new URL(server.url).port), "127.0.0.1");
    visitor.on("error", () => {});
    await once(visitor, "connect");
    const head = ["Host: localhost", "Content-Type: application/json", "Content-Length: 100"];
    visitor.write(`POST ${functionPath} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n{`);
    const answer = await post(server.url);
    expect(answer.status).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});

const listenOn = (address: { port?: number; host?: string }) =>
  listen(() => {}, { port: 0, host: "127.0.0.1", ...address });

test("behind a proxy, says at the start how requests without an address count", () => {
  const business = readBusiness();
  const config = readConfig({ TRUST_PROXY: "1" }, business);
  const start = { ...config, business, mailFolder: "mail", mailProblem: null, desk: null };
  expect(describeStart(start)).toContain(
    "requests without a usable X-Forwarded-For count as from one",
  );
});

test("a start that fails says why in one sentence, without a stack", async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, "taken"));
  const env = { DATABASE_URL: `file:${join(dataDir, "taken")}` };
  await expect(startServer({ dataDir, env })).rejects.toThrow(
    /^The server ended with code 1: [^\n]+taken is a folder where a file should be \(EISDIR\)\.[^\n]+\n$/,
  );
});

test.each(["192.0.2.1", "nowhere.invalid"])("refuses to listen on %s", async (host) => {
  await expect(listenOn({ host })).rejects.toThrow(
    `HOST is ${host}, which is no address of this machine`,
  );
});

test.each([
  ["diary.txt/requests.db", /diary\.txt .*\((EEXIST|ENOTDIR)\)\./],
  [
    "diary.txt/data/requests.db",
    /data has a file in its path where a folder should be \(ENOTDIR\)\./,
  ],
  ["diary.txt", /diary\.txt cannot be used as the database \(file is not a database\)\./],
])("refuses %s as the database, where diary.txt is somebody's file", async (name, sentence) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "diary.txt"), "Dear diary, ".repeat(100));
  const said = openWholeDatabase({ sqlite: join(folder, name) }).catch(explainError);
  expect(await said).toMatch(sentence);
});

test("with a mail API, the server hands both mails over there", async () => {
  const dataDir = await temporaryFolder();
  const api = await startMailApi();
  onTestFinished(() => api.close());
  const server = await startServer({
    dataDir,
    env: { MAIL_API_KEY: apiKey, MAIL_API_URL: api.url, QUOTE_INBOX: "office@example.com" },
  });
  expect(server.output()).toContain(`handed to the API at ${new URL(api.url).host}`);
  expect(server.output()).not.toContain("SMTP_URL");
  const { reference } = await post(server.url);
  await until(() => isAllSent(dataDir), "both mails to be noted as sent");
  expect(await server.stop()).toBe(0);
  expect(api.mails).toHaveLength(2);
  expect(api.mails.map(({ to }) => to.join()).sort()).toEqual([
    "Maple & Brass Luxury Washrooms <office@example.com>",
    sample.email,
  ]);
  for (const mail of api.mails) expect(`${mail.subject} ${mail.text}`).toContain(reference);
});
