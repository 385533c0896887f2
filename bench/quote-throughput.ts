import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { functionPath } from "../quote-request/protocol.ts";
import { readRows, startServer } from "../tests/support/servers/running-server.ts";
import { load, run } from "./programs.ts";
import { atLeastShare, atMost, median, type Row } from "./row.ts";

const seconds = 10;
/** Each connection waits this long before its first request (bench/load/quotes.lua). */
const initialWait = 1;
/** The targets: a share of the rate of bare node:sqlite, and milliseconds. */
const minShare = 0.5;
const maxP99 = 60;

/**
 * Measures the quotes a second that are accepted and durable over 100 connections, and the rows of
 * the same size that bare node:sqlite writes.
 */
export async function measureQuotes(rounds: number): Promise<Row[]> {
  const rates: number[] = [];
  const waits: number[] = [];
  const anchors: number[] = [];
  let errors = 0;
  let missing = 0;
  for (let round = 0; round < rounds; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), "bench-quotes-"));
    const server = await startServer({ dataDir: folder, env: { LOG_LEVEL: "error" } });
    const seen = await load(server.url + functionPath, {
      connections: 100,
      seconds,
      script: "bench/load/quotes.lua",
    });
    await server.kill();
    const stored = (await readRows(folder)).quotes.length;
    missing += Math.max(0, seen.answers - seen.errors - stored);
    errors += seen.errors;
    rates.push(seen.answers / (seconds - initialWait));
    waits.push(seen.p99);
    const bare = ["bench/bare-sqlite.ts", join(folder, "bare.db"), String(seconds)];
    anchors.push(Number(await run("node", ["--import", "tsx", ...bare])));
    await rm(folder, { recursive: true, force: true });
  }
  return [
    atLeastShare("quotes, 100 connections", median(rates), median(anchors), minShare, "quotes/s"),
    atMost("quotes, 100 connections: p99", median(waits), maxP99, "ms"),
    atMost("quotes answered 200 and not on disk after a kill", missing, 0, ""),
    atMost("quotes, 100 connections: errors", errors, 0, ""),
  ];
}
