import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { functionPath } from "../quote-request/protocol.ts";
import { sample } from "../tests/support/sample.ts";
import { readRows, startServer } from "../tests/support/servers/running-server.ts";
import { atLeast, atMost, median, quantile, type Row } from "./row.ts";

const connections = 50;
const seconds = 10;
/** The targets: quote requests a second, and milliseconds. */
const limits = { rate: 300, p99: 150 };

/** Measures the quote requests a second that are accepted, and how many of them a kill loses. */
export async function measureRequests(runs: number): Promise<Row[]> {
  const rates: number[] = [];
  const waits: number[] = [];
  let [failed, missing] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), "bench-requests-"));
    const server = await startServer({ dataDir, env: { LOG_LEVEL: "error" } });
    const sent = await sendRequests(server.url + functionPath);
    await server.kill();
    missing += Math.max(0, sent.waits.length - (await readRows(dataDir)).requests.length);
    failed += sent.failed;
    rates.push(sent.waits.length / seconds);
    waits.push(quantile(sent.waits, 0.99));
    await rm(dataDir, { recursive: true, force: true });
  }
  return [
    atLeast(`quote requests, ${connections} connections`, median(rates), limits.rate, "requests/s"),
    atMost(`quote requests, ${connections} connections: p99`, median(waits), limits.p99, "ms"),
    atMost("quote requests answered 200 and not on disk after a kill", missing, 0, ""),
    atMost("quote requests that were not answered 200", failed, 0, ""),
  ];
}

/** Sends requests over each connection, each after the last answer; waits in milliseconds. */
async function sendRequests(url: string) {
  const waits: number[] = [];
  let failed = 0;
  let count = 0;
  const end = performance.now() + seconds * 1000;
  const send = async () => {
    while (performance.now() < end) {
      count += 1;
      const start = performance.now();
      const body = JSON.stringify({ ...sample, email: `guest${count}@example.com` });
      const headers = { "Content-Type": "application/json", "Idempotency-Key": `bench-${count}` };
      const answer = await fetch(url, { method: "POST", headers, body });
      await answer.arrayBuffer();
      if (answer.ok) waits.push(performance.now() - start);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  return { waits, failed };
}
