import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { anyNetwork, formInputs, functionInputs } from "../support/event-loop/longest-inputs.ts";
import { startHostedTestServer } from "../support/hosted/hosted-test-server.ts";

const longestAllowed = 50;

test("no request holds up the hosted function, however long what it brings", async () => {
  const { app } = await startHostedTestServer();
  const inputs = [...formInputs, ...functionInputs];
  const statuses: number[] = [];
  const slow: string[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  for (const { name, method, headers, body } of inputs) {
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      delay.reset();
      const response = await app.request(functionPath, {
        method,
        headers: { ...anyNetwork(), ...headers },
        body,
      });
      await response.text();
      await turn();
      statuses.push(response.status);
      least = Math.min(least, Math.max(0, delay.max / 1e6 - 5));
      if (least <= longestAllowed) break;
    }
    if (least > longestAllowed) slow.push(`${name}: ${least.toFixed(0)} ms`);
  }
  const serverErrors = statuses.filter((status) => status >= 500).length;
  expect(slow).toEqual([]);
  expect(serverErrors).toBe(0);
});
