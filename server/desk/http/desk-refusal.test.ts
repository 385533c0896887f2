import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { DeskError } from "../desk-api.ts";
import { answerErrors } from "./desk-refusal.ts";

test("a full disk is said in words for the owner, without a path of the server", async () => {
  const full = { code: "ENOSPC", path: "/srv/washrooms/data/website/draft.json" };
  for (const [fault, sentence] of [
    [full, /disk is full, and this was not saved/],
    [{ code: "ERR_SQLITE_ERROR", errcode: 13 }, /disk is full/],
    [{ code: "53100" }, /disk is full/],
    [{ code: "EIO" }, /^That did not work\. Please try again\.$/],
  ] as const) {
    const app = new Hono().onError(answerErrors(pino({ level: "silent" })) as never);
    app.get("/", () => {
      throw Object.assign(new Error("no space left: /srv/washrooms/data"), fault);
    });
    const answer = await app.request("/");
    const { error, code } = (await answer.json()) as DeskError;
    expect([answer.status, code, error]).toEqual([500, "failed", expect.stringMatching(sentence)]);
    expect(error).not.toContain("/srv");
  }
});
