import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { request } from "../../../tests/support/servers/quote-function.ts";
import { deleteDraft, idempotencyKeyOf, readDraft, saveDraft } from "./draft.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a form sent twice has one key, and a form that was changed in between another", () => {
  const first = idempotencyKeyOf(request, request);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  saveDraft(request);
  expect(readDraft()?.sent?.key, "kept for a reload").toBe(first);
  expect(idempotencyKeyOf({ ...request }, request)).toBe(first);
  const changed = idempotencyKeyOf({ ...request, message: "A second thought" }, request);
  expect(changed).not.toBe(first);
  deleteDraft();
  expect(stored.size).toBe(0);
  expect(idempotencyKeyOf(request, request)).not.toBe(first);
});

test("what was typed is read back, its fields alone, and what cannot be read is no draft", () => {
  saveDraft(request);
  expect(readDraft()).toEqual({ values: request, sent: null });
  stored.set(
    "quote-request-draft",
    JSON.stringify({ values: { ...request, budget: "9" }, sent: { key: 7 } }),
  );
  expect(readDraft()).toEqual({ values: request, sent: null });
  for (const text of ["{{{", "null", "7"]) {
    stored.set("quote-request-draft", text);
    expect(readDraft()?.values.name ?? "", text).toBe("");
  }
});

test("where storage is refused the form works without a draft, and one sent twice has one key", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveDraft(request);
  expect(readDraft()).toBeNull();
  const first = idempotencyKeyOf(request, request);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKeyOf(request, request)).toBe(first);
});
