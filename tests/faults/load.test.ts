import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { median } from "../../bench/row.ts";
import { buildSiteForTests } from "../support/build.setup.ts";
import { siteFolder } from "../support/built-site.ts";
import { startWatched } from "../support/event-loop/watched-server.ts";
import { isAllSent, readRows } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import { report, times } from "./row.ts";
import { type Answer, referencesOf, sendQuote } from "./visitors.ts";

beforeAll(buildSiteForTests, 300_000);

const connections = times(500, 60);
const seconds = times(300, 4);
/** Every so many requests of a visitor one is a quote request; the others are pages. */
const quotesIn = times(100, 20);
/** Between a visitor's requests, in milliseconds, at most. */
const longestPause = 400;

/**
 * Visitors with a connection each, who read pages and now and then send a quote request, until the
 * time is over.
 */
async function visitAll(url: string) {
  const sitemap = readFileSync(`${siteFolder}/sitemap.xml`, "utf8");
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc = ""]) => new URL(loc).pathname);
  // The server closes a connection that rests for longer than its Keep-Alive header announces.
  // Without a timeout of its own, Node's agent ignores that header, and a request on a connection
  // that is just being closed ends in ECONNRESET.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 60_000 });
  const end = Date.now() + seconds * 1_000;
  const quotes: Answer[] = [];
  const failures: string[] = [];
  let read = 0;

  const readPage = async (path: string) => {
    const status = await get(url + path, agent);
    if (status === 200) read += 1;
    else failures.push(`${path}: ${status}`);
  };
  await Promise.all(
    Array.from({ length: connections }, async (_, visitor) => {
      for (let turn = 0; Date.now() < end; turn += 1) {
        await wait(Math.random() * longestPause);
        if ((turn + visitor) % quotesIn === 0) {
          const answer = await sendQuote(url, `${visitor}-${turn}`);
          if (answer?.status === 200) quotes.push(answer);
          else failures.push(`quote: ${answer?.status} ${answer?.error}`);
        } else await readPage(pages[(visitor * 7 + turn) % pages.length] as string);
      }
    }),
  );
  agent.destroy();
  return { quotes, failures, read };
}

/** Reads an answer to its end and returns its status, or the code of what went wrong. */
function get(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    request(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    })
      .once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });
}

test(
  `${connections} connections of pages and quotes for ${seconds} seconds see no error, and the memory stays`,
  async () => {
    const { server, dataDir, readSeconds } = await startWatched();
    const { quotes, failures, read } = await visitAll(server.url);
    const watched = readSeconds();
    await until(() => isAllSent(dataDir), "all mails to go out", 600_000);
    await server.stop();

    const promised = referencesOf(quotes);
    const { quotes: rows, outbox } = await readRows(dataDir);
    const stored = new Set(rows.map(({ reference }) => reference));
    const files = readdirSync(join(dataDir, "mail"));
    const lost =
      promised.filter((reference) => !stored.has(reference)).length +
      Math.max(0, outbox.length - files.length);
    const half = watched.slice(Math.floor(watched.length / 2));
    const early = median(watched.slice(0, -half.length).map(({ memory }) => memory));
    const late = median(half.map(({ memory }) => memory));
    const p99 = median(watched.map((second) => second.p99));
    const longest = Math.max(...watched.map((second) => second.longest));
    const row = report({
      fault: `${connections} connections at once`,
      injected: `pages and quotes (one in ${quotesIn}) for ${seconds} s: ${read} pages, ${failures.length} errors; memory ${early.toFixed(0)} MB in the first half and ${late.toFixed(0)} MB in the second (medians); event-loop delay p99 ${p99.toFixed(0)} ms (median of the seconds), longest ${longest.toFixed(0)} ms`,
      times: read + quotes.length,
      answered: promised.length,
      lost,
      doubled: Math.max(0, files.length - outbox.length),
      serverErrors: failures.length,
    });
    expect(failures).toEqual([]);
    expect(row).toMatchObject({ lost: 0, doubled: 0 });
    expect(promised.length).toBeGreaterThan(connections / 10);
    expect(outbox.length).toBe(2 * rows.length);
    // A leak in each request would add up over so many.
    expect(late).toBeLessThan(early * 1.5);
  },
  (seconds + 700) * 1_000,
);

/**
 * How a client may hold a connection without ever asking for anything, by what it writes at first
 * and then each second.
 */
const stallers = [
  { name: "sending nothing", begin: "", go: "" },
  { name: "a header a second", begin: "GET / HTTP/1.1\r\nHost: localhost\r\n", go: "X-A: b\r\n" },
  {
    name: "a byte of the body a second",
    begin:
      "POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n",
    go: "x",
  },
];
const each = times(300, 40);
/**
 * So many seconds a stalled request may last (server/http/http-server.ts, which looks for them
 * every two).
 */
const cutAfter = times(30, 10) + 4;
/** A body may come three times as slowly as headers; the short form does not wait for that. */
const tried = stallers.slice(0, times(3, 2));

test("clients that never finish hold nobody up and are cut off", async () => {
  const { server, dataDir } = await startWatched();
  const { hostname, port } = new URL(server.url);
  const sockets: Socket[] = [];
  const timers: NodeJS.Timeout[] = [];
  onTestFinished(() => {
    for (const timer of timers) clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  });
  for (const { begin, go } of tried)
    for (let number = 0; number < each; number += 1) {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      socket.resume();
      if (begin) socket.write(begin);
      const timer = setInterval(() => socket.writable && go && socket.write(go), 1_000);
      socket.once("close", () => clearInterval(timer));
      sockets.push(socket);
      timers.push(timer);
    }
  const began = Date.now();
  const isOpen = () => sockets.filter(({ closed }) => !closed).length;
  const answers: Answer[] = [];
  let longest = 0;
  while (isOpen() > 0 && Date.now() - began < cutAfter * 1_000) {
    const asked = performance.now();
    const answer = await sendQuote(server.url, `beside-${answers.length}`);
    longest = Math.max(longest, performance.now() - asked);
    if (answer) answers.push(answer);
    await wait(250);
  }
  expect(isOpen()).toBe(0);
  const serverErrors = answers.filter(({ status }) => status !== 200).length;
  await until(() => isAllSent(dataDir), "all mails to go out", 60_000);
  await server.stop();
  const { quotes } = await readRows(dataDir);
  const row = report({
    fault: "Clients that never finish (slow-loris, half-open)",
    injected: `${each} each of ${tried.map(({ name }) => name).join(", ")}; all cut off within ${Math.ceil((Date.now() - began) / 1_000)} s, the slowest quote beside them took ${longest.toFixed(0)} ms`,
    times: sockets.length,
    answered: answers.length,
    lost: answers.length - quotes.length,
    doubled: 0,
    serverErrors,
  });
  expect(row).toMatchObject({ lost: 0, serverErrors: 0 });
  expect(longest).toBeLessThan(2_000);
});
