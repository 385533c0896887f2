import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { requestListener } from "../../../server/http/http-server.ts";
import { listenOnFreePort } from "../../../tests/support/servers/ports.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { until } from "../../../tests/support/until.ts";
import type { DeskError } from "../desk-api.ts";
import type { DeskEnv } from "../desk-env.ts";
import { answerErrors } from "./desk-refusal.ts";

test("a full disk is said in words for the owner, without a path of the server", async () => {
  const full = { code: "ENOSPC", path: "/srv/washrooms/data/website/edits.json" };
  for (const [failure, sentence] of [
    [full, /disk is full, and this was not saved/],
    [{ code: "ERR_SQLITE_ERROR", errcode: 13 }, /disk is full/],
    [{ code: "53100" }, /disk is full/],
    [{ code: "EIO" }, /^That did not work\. Please try again\.$/],
  ] as const) {
    const app = new Hono().onError(answerErrors(pino({ level: "silent" })) as never);
    app.get("/", () => {
      throw Object.assign(new Error("no space left: /srv/washrooms/data"), failure);
    });
    const answer = await app.request("/");
    const { error, code } = (await answer.json()) as DeskError;
    expect([answer.status, code, error]).toEqual([500, "failed", expect.stringMatching(sentence)]);
    expect(error).not.toContain("/srv");
  }
});

test("an upload that is broken off is no error in the log", async () => {
  const { log, logged } = await startTestServer();
  const desk = new Hono<DeskEnv>();
  desk.post("/photos", async (c) => c.json((await c.req.arrayBuffer()).byteLength));
  desk.onError(answerErrors(log));
  const server = createServer(requestListener(new Hono().route("/", desk)));
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  const socket = connect(port, "127.0.0.1");
  socket.write("POST /photos HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nsome");
  await once(server, "request");
  socket.resetAndDestroy();
  await until(() => logged(), "a line");
  expect(logged()).toContain("visitor left before the end");
  expect(logged()).not.toContain('"level":50');
});
