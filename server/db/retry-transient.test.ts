import { expect, test } from "vitest";
import { isTransientError } from "./retry-transient.ts";

test("a connection that broke before it was used is a matter of a moment", () => {
  for (const message of [
    "Connection terminated unexpectedly",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
  ])
    expect([message, isTransientError(new Error(message))]).toEqual([message, true]);
  expect(isTransientError(new Error("syntax error at or near"))).toBe(false);
});
