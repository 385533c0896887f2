import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { until } from "../../tests/support/until.ts";
import { isRunning } from "./is-running.ts";

test("a process that was killed and is still a zombie does not run", async () => {
  // The shell becomes a program that never asks how its child ended.
  const parent = spawn("sh", ["-c", "sleep 60 & echo $!; exec sleep 60"]);
  onTestFinished(() => void parent.kill());
  const [line] = await once(parent.stdout, "data");
  const child = Number(line);
  expect(isRunning(child)).toBe(true);
  process.kill(child, "SIGKILL");
  await until(() => !isRunning(child), "its end", 5_000);
  expect(isRunning(parent.pid as number)).toBe(true);
  expect(isRunning(process.pid)).toBe(true);
});
