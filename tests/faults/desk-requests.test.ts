import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../support/servers/running-server.ts";
import { temporaryFolder } from "../support/servers/test-server.ts";

async function openServer() {
  const server = await startServer({ dataDir: await temporaryFolder() });
  onTestFinished(async () => void (await server.stop()));
  const { hostname, port, host } = new URL(server.url);
  const own = `Host: ${host}\r\nOrigin: http://${host}\r\nConnection: close\r\n`;
  /** Sends bytes and waits; returns the first line of the answer, its headers, and its seconds. */
  const send = async (bytes: string) => {
    const began = performance.now();
    const socket = connect(Number(port), hostname);
    socket.write(bytes);
    const answer = await text(socket);
    const [status = "", ...headers] = (answer.split("\r\n\r\n")[0] ?? "").split("\r\n");
    return { status, headers, seconds: (performance.now() - began) / 1_000 };
  };
  return { own, send };
}

const form = "Content-Type: application/x-www-form-urlencoded\r\n";

test("a body that is far too long, or never ends, is refused at once", async () => {
  const { own, send } = await openServer();
  const chunk = `ffff\r\n${"a".repeat(0xffff)}\r\n`;
  for (const bytes of [
    `POST /desk/sign-in HTTP/1.1\r\n${own}${form}Content-Length: 99999999999\r\n\r\nemail=`,
    `POST /desk/sign-in HTTP/1.1\r\n${own}${form}Transfer-Encoding: chunked\r\n\r\n${chunk}`,
  ]) {
    const { status, seconds } = await send(bytes);
    expect(status).toBe("HTTP/1.1 413 Payload Too Large");
    expect(seconds).toBeLessThan(10);
  }
  const { status, seconds } = await send(
    `GET /desk/ HTTP/1.1\r\n${own}Cookie: ${"a".repeat(20_000)}\r\n\r\n`,
  );
  expect(status).toBe("HTTP/1.1 431 Request Header Fields Too Large");
  expect(seconds).toBeLessThan(10);
});

test("a request that stalls is ended, and without a session its body is not waited for", async () => {
  const { own, send } = await openServer();
  const [head, body, stranger] = await Promise.all([
    send("GET /desk/ HTTP/1.1\r\nX: "),
    send(`POST /desk/sign-in HTTP/1.1\r\n${own}${form}Content-Length: 100\r\n\r\nemail=`),
    send(
      `POST /desk/api/erase HTTP/1.1\r\n${own}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    ),
  ]);
  expect([head.status, body.status]).toEqual(Array(2).fill("HTTP/1.1 408 Request Timeout"));
  expect(head.seconds).toBeLessThan(30);
  expect(body.seconds).toBeLessThan(60);
  expect(stranger.status).toBe("HTTP/1.1 401 Unauthorized");
  expect(stranger.seconds).toBeLessThan(10);
});

test("line breaks in an address add no header, and no address leads to another host", async () => {
  const { own, send } = await openServer();
  for (const target of [
    "/desk/sign-in?next=%0d%0aX-Evil:%201",
    "/desk/%0d%0aX-Evil:%201",
    "http://evil.example/desk/requests/ABC",
    "//evil.example/desk/",
    "/desk//evil.example/",
    "/desk/..//evil.example/",
    "/desk/%2e%2e//evil.example/",
    "/desk/%5cevil.example/",
  ])
    for (const more of ["", "Sec-Fetch-Site: cross-site\r\n"]) {
      const { headers, seconds } = await send(`GET ${target} HTTP/1.1\r\n${own}${more}\r\n`);
      expect([target, headers.filter((line) => /^x-evil/i.test(line))]).toEqual([target, []]);
      const location = headers.find((line) => /^location:/i.test(line));
      if (location)
        expect([target, location]).toEqual([target, expect.stringMatching(/: \/desk\//)]);
      expect(seconds).toBeLessThan(10);
    }
});
