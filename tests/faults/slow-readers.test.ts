import { globSync, statSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { connectionLimits } from "../../server/http/connection-limits.ts";
import { buildSiteForTests } from "../support/build.setup.ts";
import { siteFolder } from "../support/built-site.ts";
import { startWatched } from "../support/event-loop/watched-server.ts";
import { ownAddress } from "../support/servers/ports.ts";
import { until } from "../support/until.ts";
import { sendQuote } from "./visitors.ts";

beforeAll(buildSiteForTests, 300_000);

const readers = 200;
/** So many requests one connection may have under way. */
const picturesEach = connectionLimits.maxPipelined;
/**
 * Seconds: the longest that the largest picture may take. Mostly they are cut off after 20; but
 * while the system moves bytes between buffers, that is progress to the server.
 */
const cutWithin = 60;

/** The largest file of the built site, as it is asked for. */
function findLargestPicture(): string {
  const files = globSync("_astro/*.{jpg,avif,webp,png}", { cwd: siteFolder });
  const bySize = files.toSorted(
    (a, b) => statSync(`${siteFolder}/${b}`).size - statSync(`${siteFolder}/${a}`).size,
  );
  return `/${bySize[0]}`;
}

/** How long a visitor waits for a page, in milliseconds; browsers wait longer. */
const visitorTimeout = 20_000;

/** Whether a new visitor, with a connection of its own, gets a page. */
function loadsPage(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = get(`${url}/privacy`, { agent: false, timeout: visitorTimeout }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode === 200));
    });
    sent.once("timeout", () => sent.destroy());
    sent.once("error", () => resolve(false));
  });
}

/** Sends ten visitors, one after the other; returns how many got a page. */
async function sendVisitors(url: string): Promise<number> {
  let served = 0;
  for (let visitor = 0; visitor < 10; visitor += 1) if (await loadsPage(url)) served += 1;
  return served;
}

/** Opens connections that ask for pictures, and reads none of them. */
async function openReaders(url: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const asked = `GET ${findLargestPicture()} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  while (sockets.length < count) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.pause();
    socket.write(asked.repeat(picturesEach));
    sockets.push(socket);
    if (sockets.length % 100 === 0) await wait(20);
  }
  await until(() => sockets.every(({ connecting }) => !connecting), "all to connect", 60_000);
  return sockets;
}

test(
  `${readers} connections that ask for pictures and read none are cut off, and visitors are served`,
  async () => {
    const { server, countConnections } = await startWatched();
    await openReaders(server.url, readers);
    const meanwhile = await sendVisitors(server.url);
    const answer = await sendQuote(server.url, "beside-readers");
    await until(
      async () => (await countConnections()) === 0,
      "all to be cut off",
      cutWithin * 1_000,
    );
    const afterwards = await sendVisitors(server.url);
    await server.kill();
    expect([meanwhile, afterwards]).toEqual([10, 10]);
    expect(answer?.status).toBe(200);
  },
  (cutWithin + 60) * 1_000,
);

test("connections that send many requests at once are reset, and visitors are served", async () => {
  const { server, countConnections, longestDelay } = await startWatched();
  const { hostname, port } = new URL(server.url);
  const paths = ["/x", "/healthz", "/%5Fastro/x", "/privacy"];
  const flood = async () => {
    const sockets = Array.from({ length: 60 }, (_, number) => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      const asked = `GET ${paths[number % paths.length]} HTTP/1.1\r\nHost: a\r\n\r\n`;
      socket.write(asked.repeat(Math.floor(54_000 / asked.length)));
      return socket;
    });
    await until(async () => (await countConnections()) === 0, "all to be reset", 20_000);
    for (const socket of sockets) socket.destroy();
  };
  const one = async () => {
    const socket = connect(Number(port), hostname);
    const isClosed = new Promise((resolve) => socket.once("close", resolve));
    // Where the server had read all of it, the end comes behind its answers.
    socket.resume();
    socket.on("error", () => {});
    socket.write("GET /x HTTP/1.1\r\nHost: a\r\n\r\n".repeat(1_900));
    await isClosed;
  };
  const tries = [await longestDelay(one), await longestDelay(one), await longestDelay(one)];
  const least = Math.min(...tries);
  const [served] = await Promise.all([sendVisitors(server.url), flood()]);
  await server.kill();
  expect(served).toBe(10);
  // It held others up for 374 ms before; parsing 1,900 requests is Node's own work.
  expect(least).toBeLessThan(150);
});

test(`one network gets ${connectionLimits.maxPerNetwork} connections, and others are served beside it`, async () => {
  const { server, countConnections } = await startWatched({ HOST: "0.0.0.0" });
  // Where the machine has loopback only, all of them are let in, as loopback is not counted.
  const url = server.url.replace("127.0.0.1", ownAddress ?? "127.0.0.1");
  const asked = 400;
  const expected = ownAddress ? connectionLimits.maxPerNetwork : asked;
  await openReaders(url, asked);
  await until(async () => (await countConnections()) === expected, `${expected} connections`);
  const served = await sendVisitors(server.url);
  await server.kill();
  expect(served).toBe(10);
});
