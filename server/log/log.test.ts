import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { until } from "../../tests/support/until.ts";
import { limitLines } from "./log.ts";

test("lines with the same message are limited a second, and those left out are counted", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const log = limitLines(pino({}, stream));
  for (let number = 0; number < 10_000; number += 1) log.info({ path: `/${number}` }, "not found");
  log.error({ reason: "of another kind" }, "request failed");
  log.info("stopping");
  expect(lines).toHaveLength(22);
  const summary = await until(() => lines[22], "the count of lines left out");
  expect(JSON.parse(summary)).toMatchObject({
    level: 40,
    omitted: 9_980,
    of: "not found",
    msg: "log lines left out",
  });
  log.info({ path: "/after" }, "not found");
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ path: "/after", msg: "not found" });
});
