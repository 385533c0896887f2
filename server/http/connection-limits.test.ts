import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { until } from "../../tests/support/until.ts";
import { connectionLimits, limitConnections } from "./connection-limits.ts";

/** More than the system buffers on loopback. */
const large = Buffer.alloc(30 * 2 ** 20, "x");

/** A server with such limits; "/large" is answered with 30 MB, "/" with a word. */
async function openServer(changes: Partial<typeof connectionLimits>) {
  const server = createServer((request, response) =>
    response.end(request.url === "/large" ? large : "word"),
  );
  const limits = { ...connectionLimits, checkInterval: 50, ...changes };
  limitConnections(server, limits);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => {});
    sockets.push(socket);
    await once(socket, "connect");
    return socket;
  };
  return {
    open,
    /** Opens a connection that asks for something and does not read the answer. */
    async ask(path: string) {
      const socket = await open();
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      return socket;
    },
    count: () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
  };
}

/** Whether a connection is served: it asks for a word and gets it. */
async function isServed(socket: Socket): Promise<boolean> {
  let answer = "";
  socket.on("data", (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await until(() => socket.closed || answer.endsWith("word"), "an answer or the end");
  return answer.endsWith("word");
}

test("a reader who takes nothing of an answer is cut off", async () => {
  const server = await openServer({ stallTimeout: 200 });
  for (let number = 0; number < 20; number += 1) await server.ask("/large");
  await until(async () => (await server.count()) === 20, "all connections");
  await until(async () => (await server.count()) === 0, "all to be cut off");
});

test("a reader who takes a little again and again is cut off, and a steady one is not", async () => {
  // What the system buffers counts as read: at 4 MB a second that is over within seconds.
  const limits = { stallTimeout: 5_000, minRateAfter: 200, minRate: 2 ** 22 };
  const server = await openServer(limits);
  const slow = await server.ask("/large");
  let isOver = false;
  slow.on("data", () => {
    slow.pause();
  });
  const trickle = (async () => {
    while (!isOver) {
      slow.resume();
      await wait(200);
    }
  })();
  await until(async () => (await server.count()) === 0, "the slow reader to be cut off");
  isOver = true;
  await trickle;
  expect(slow.bytesRead).toBeLessThan(large.length);

  const steady = await server.ask("/large");
  steady.resume();
  await until(() => steady.bytesRead > large.length, "the whole answer");
});

test("a connection that waits between two requests is no slow reader", async () => {
  const server = await openServer({ stallTimeout: 100, minRateAfter: 100 });
  const socket = await server.open();
  expect(await isServed(socket)).toBe(true);
  await server.ask("/large");
  await until(async () => (await server.count()) === 2, "both connections");
  await until(async () => (await server.count()) === 1, "the slow reader to be cut off");
  expect(socket.closed).toBe(false);
});

test("where all connections are taken, those that do not read make room, and then the oldest", async () => {
  const server = await openServer({ maxConnections: 10 });
  for (let number = 0; number < 4; number += 1) await server.ask("/large");
  for (let number = 0; number < 3; number += 1) await isServed(await server.open());
  const begun = await server.open();
  begun.write("GET / HTTP/1.1\r\nHost:");
  for (let number = 0; number < 2; number += 1) await server.open();
  await until(async () => (await server.count()) === 10, "all connections to be taken");
  for (let number = 0; number < 20; number += 1)
    expect(await isServed(await server.open())).toBe(true);
  expect(await server.count()).toBeLessThanOrEqual(10);
});
