import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/servers/test-server.ts";
import { checkPatterns } from "./check-patterns.ts";

test("finds a planted quadratic pattern, in whatever way it is written, by file and line", async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, "server/mail"), { recursive: true });
  const lines = [
    "export const trim = (text: string) => text.replace(/[ ]+$/g, '');",
    "export const whole = (text: string) => text.replace(/^[ ]+/, '');",
    "const half = text.length / 2 / 1;",
    "export const made = new RegExp('(a|a)*b', 'u');",
    "// /x+$/ in a comment, and in a text:",
    "export const text = '/x+$/';",
    `export const built = new RegExp(\`^[\${text}]$\`);`,
  ];
  await writeFile(join(root, "server/mail/planted.tsx"), lines.join("\n"));
  await writeFile(join(root, "server/planted.test.ts"), "const tested = /x+$/;");
  const { checked, findings } = await checkPatterns(root, ["server"]);
  expect(checked).toBe(4);
  expect(findings.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual([
    "server/mail/planted.tsx:1",
    "server/mail/planted.tsx:4",
    "server/mail/planted.tsx:7",
  ]);
  expect(findings.find(({ line }) => line === 1)?.problem).toContain("2nd degree polynomial");
  expect(findings.find(({ line }) => line === 4)?.problem).toContain("exponential");
  expect(findings.find(({ line }) => line === 7)?.problem).toContain("put together at run time");
});
