import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { runProgram } from "./run-program.ts";

test("what is saved is checked before a build goes on, and after the server", async () => {
  const words = ["-e", 'console.log(require("node:os").getPriority())'];
  const options = { timeout: 60_000, env: {} };
  const [check, build] = await Promise.all([
    runProgram(".", words, options),
    runProgram(".", words, { ...options, isBuild: true }),
  ]);
  expect(Number(check.output)).toBe(Math.max(10, getPriority()));
  expect(Number(build.output)).toBe(19);
});

test("a program that takes more memory than it may ends, and the server has the rest", async () => {
  const words = ["-e", "console.log(Buffer.alloc(3e9).length)"];
  const { code, output } = await runProgram(".", words, { timeout: 60_000, env: {}, memory: 1e9 });
  expect([code, String(output)]).toEqual([expect.any(Number), ""]);
  expect(code).not.toBe(0);
});

test("a program gets the settings of the pages, and no secret of the server", async () => {
  const env = {
    SITE_URL: "https://maple.example",
    SMTP_URL: "smtp://me:secret@mail.example",
    DATABASE_URL: "postgres://me:secret@db.example/quotes",
    AWS_SECRET_ACCESS_KEY: "secret",
  };
  const words = ["-e", "console.log(JSON.stringify(process.env))"];
  const { output } = await runProgram(".", words, { timeout: 60_000, env });
  expect(String(output)).toContain("https://maple.example");
  expect(String(output)).not.toContain("secret");
});
