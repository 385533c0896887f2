import { once } from "node:events";
import { get, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { connectionLimits } from "../../server/http/connection-limits.ts";
import { listen, requestListener } from "../../server/http/http-server.ts";
import { writeSite } from "../support/servers/site.ts";
import { startTestServer } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";
import { sendNumbered } from "./visitors.ts";

/** The server as it listens, with a page and a picture of 4 MB. */
async function startListening() {
  const picture = Buffer.alloc(4 * 2 ** 20, "x");
  const siteFolder = await writeSite({ "index.html": "A page", "large.jpg": picture });
  const { app } = await startTestServer({ siteFolder });
  const anyPort = { port: 0, host: "0.0.0.0" };
  const server: Server = await listen(requestListener(app), anyPort);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Opens connections that write something, and each second something more, and read nothing. */
  const open = (count: number, begin = "", more = "") => {
    for (let number = 0; number < count; number += 1) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.pause();
      socket.write(begin);
      const timer = setInterval(() => more && socket.write(more), 1_000);
      socket.once("close", () => clearInterval(timer));
      sockets.push(socket);
    }
  };
  return {
    url: `http://127.0.0.1:${port}`,
    open,
    countConnections: () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
  };
}

/** Sends five visitors with connections of their own; returns how many got the page. */
async function sendVisitors(url: string): Promise<number> {
  const loadPage = async () => {
    const [response] = (await once(get(url, { agent: false }), "response")) as [IncomingMessage];
    return text(response);
  };
  const loaded = await Promise.allSettled(Array.from({ length: 5 }, loadPage));
  return loaded.filter((page) => page.status === "fulfilled" && page.value === "A page").length;
}

test("clients that read nothing, say nothing or never finish are cut off, and visitors are served beside them", async () => {
  const { url, open, countConnections } = await startListening();
  const picture = "GET /large.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n";
  open(60, picture.repeat(connectionLimits.maxPipelined));
  open(20);
  open(20, "GET / HTTP/1.1\r\nHost: localhost\r\n", "X-A: b\r\n");
  await until(async () => (await countConnections()) >= 100, "all to connect");
  expect(await sendVisitors(url)).toBe(5);
  expect(await sendNumbered(url, "beside-them")).toMatchObject({ status: 200 });
  await until(async () => (await countConnections()) < 10, "all to be cut off");
  expect(await sendVisitors(url)).toBe(5);
});

test("a connection that sends many requests at once is reset, and answered a few of them", async () => {
  const { url, open, countConnections } = await startListening();
  const { port } = new URL(url);
  const asked = "GET /x HTTP/1.1\r\nHost: a\r\n\r\n".repeat(1_900);
  open(20, asked);
  const socket = connect(Number(port), "127.0.0.1");
  let answers = "";
  socket.on("data", (chunk) => {
    answers += chunk;
  });
  socket.on("error", () => {});
  socket.write(asked);
  await until(() => socket.closed, "the reset");
  const answered = answers.match(/HTTP\/1\.1 404/g)?.length ?? 0;
  expect(answered).toBeLessThanOrEqual(connectionLimits.maxPipelined);
  expect(await sendVisitors(url)).toBe(5);
  await until(async () => (await countConnections()) < 10, "all to be reset");
});
