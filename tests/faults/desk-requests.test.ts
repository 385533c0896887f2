import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/servers/running-server.ts";

let dataDir: string;
let server: RunningServer;
/** Headers of a request that a page of the server itself sends. */
let own: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "requests-"));
  server = await startServer({ dataDir });
  const { host } = new URL(server.url);
  own = `Host: ${host}\r\nOrigin: http://${host}\r\nConnection: close\r\n`;
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends bytes and waits for the end; returns the first line of the answer and its headers. */
async function send(bytes: string) {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const answer = await text(socket);
  const [status = "", ...headers] = (answer.split("\r\n\r\n")[0] ?? "").split("\r\n");
  return { status, headers };
}

test("a request that stalls is ended, and without a session its body is not waited for", async () => {
  const [head, body, stranger] = await Promise.all([
    send("GET /desk/ HTTP/1.1\r\nX: "),
    send(
      `POST /desk/sign-in HTTP/1.1\r\n${own}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nemail=`,
    ),
    send(
      `POST /desk/api/erase HTTP/1.1\r\n${own}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    ),
  ]);
  expect([head.status, body.status]).toEqual(Array(2).fill("HTTP/1.1 408 Request Timeout"));
  expect(stranger.status).toBe("HTTP/1.1 401 Unauthorized");
});

test("line breaks in an address add no header, and no address leads to another host", async () => {
  for (const target of [
    "/desk/sign-in?next=%0d%0aX-Evil:%201",
    "/desk/%0d%0aX-Evil:%201",
    "http://evil.example/desk/requests/ABCD2345",
    ...["//evil.example/desk/", "/desk//evil.example/", "/desk/..//evil.example/"],
    ...["/desk/%2e%2e//evil.example/", "/desk/%5cevil.example/"],
  ])
    for (const more of ["", "Sec-Fetch-Site: cross-site\r\n"]) {
      const { headers } = await send(`GET ${target} HTTP/1.1\r\n${own}${more}\r\n`);
      expect([target, headers.filter((line) => /^x-evil/i.test(line))]).toEqual([target, []]);
      const location = headers.find((line) => /^location:/i.test(line));
      if (location)
        expect([target, location]).toEqual([target, expect.stringMatching(/: \/desk\//)]);
    }
});
