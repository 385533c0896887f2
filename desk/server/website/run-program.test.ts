import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { runProgram } from "./run-program.ts";

/** What a program answers that prints the value of an expression. */
const run = (value: string, options: Partial<Parameters<typeof runProgram>[2]> = {}) =>
  runProgram(".", ["-e", `console.log(JSON.stringify({ value: ${value} }))`], {
    ...{ timeout: 60_000, env: {} },
    ...options,
  });

test("what is saved is checked before a build goes on, and after the server", async () => {
  const priority = 'require("node:os").getPriority()';
  const [check, build] = await Promise.all([run(priority), run(priority, { isBuild: true })]);
  expect(check).toBe(Math.max(10, getPriority()));
  expect(build).toBe(19);
});

test("a program that takes more memory than it may ends, and the server has the rest", async () => {
  await expect(run("Buffer.alloc(3e9).length", { memory: 1e9 })).rejects.toThrow("ended with");
});

test("a program gets the settings of the pages, and no secret of the server", async () => {
  const env = {
    SITE_URL: "https://maple.example",
    SMTP_URL: "smtp://me:secret@mail.example",
    DATABASE_URL: "postgres://me:secret@db.example/quotes",
    AWS_SECRET_ACCESS_KEY: "secret",
  };
  const given = JSON.stringify(await run("process.env", { env }));
  expect(given).toContain("https://maple.example");
  expect(given).not.toContain("secret");
});

test("a program that takes too long is stopped with all that it started", async () => {
  await expect(run("setInterval(() => {}, 1_000)", { timeout: 10 })).rejects.toThrow("was stopped");
});
