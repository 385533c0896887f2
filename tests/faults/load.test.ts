import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startWatched } from "../support/event-loop/watched-server.ts";
import { isAllSent, readRows } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import { type Answer, sendQuote } from "./visitors.ts";

/**
 * How a client may hold a connection without ever asking for anything, by what it writes at first
 * and then each second.
 */
const stallers = [
  { begin: "", go: "" },
  { begin: "GET / HTTP/1.1\r\nHost: localhost\r\n", go: "X-A: b\r\n" },
];
const each = 40;
/**
 * So many seconds a stalled request may last (server/http/http-server.ts, which looks for them
 * every two).
 */
const cutAfter = 14;

test("clients that never finish hold nobody up and are cut off", async () => {
  const { server, dataDir } = await startWatched();
  const { hostname, port } = new URL(server.url);
  const sockets: Socket[] = [];
  const timers: NodeJS.Timeout[] = [];
  onTestFinished(() => {
    for (const timer of timers) clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  });
  for (const { begin, go } of stallers)
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
  expect([serverErrors, quotes.length]).toEqual([0, answers.length]);
  expect(longest).toBeLessThan(2_000);
});
