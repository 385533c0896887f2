import { expect, test, vi } from "vitest";
import { request } from "../../../tests/support/servers/quote-function.ts";
import { deleteDraft, readDraft, saveTyped } from "../quote-list/draft.ts";
import { idempotencyKeyOf } from "./sent-request.ts";

test("a form sent twice has one key, and a form that was changed in between another", () => {
  // Where storage is refused, too.
  vi.stubGlobal("sessionStorage", undefined);
  vi.stubGlobal("dispatchEvent", () => true);
  const first = idempotencyKeyOf(request);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  saveTyped(request);
  expect(readDraft().sent?.key, "kept for a reload").toBe(first);
  expect(idempotencyKeyOf({ ...request })).toBe(first);
  expect(idempotencyKeyOf({ ...request, message: "A second thought" })).not.toBe(first);
  deleteDraft();
  expect(idempotencyKeyOf(request)).not.toBe(first);
  vi.unstubAllGlobals();
});
