import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkBrowsers } from "./check-browsers.ts";

test("a call that an iPhone of 2023 or Firefox 115 lacks is named, and nothing else is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "browsers-"));
  const calls = {
    "AbortSignal.any": "AbortSignal.any([]);",
    "IteratorObject.map": "[1].values().map(Number);",
    "DurationFormat.format": 'new Intl.DurationFormat("en").format({ hours: 1 });',
    "HTMLElement.popover": 'document.body.popover = "auto";',
    "ARIAMixin.ariaBusy": 'document.body.ariaBusy = "true";',
    "the event scrollend": 'addEventListener("scrollend", () => {});',
    requestIdleCallback: "requestIdleCallback(() => {});",
    known: "structuredClone([1].toSorted().findLast(Boolean));",
  };
  const file = join(folder, "calls.ts");
  await writeFile(file, Object.values(calls).join("\n"));
  const found = checkBrowsers(folder, ["*.ts"]).map((line) => line.replace(/ needs .*/, ""));
  await rm(folder, { recursive: true });
  expect(found).toEqual(
    expect.arrayContaining(
      Object.keys(calls)
        .slice(0, -1)
        .map((name, at) => `calls.ts:${at + 1}: ${name}`),
    ),
  );
  expect(found.join()).not.toContain("calls.ts:8");
});
