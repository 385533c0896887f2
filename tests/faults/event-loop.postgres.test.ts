import { expect, test } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { leastCpuTime } from "../support/event-loop/cpu-time.ts";
import { anyNetwork, formInputs, functionInputs } from "../support/event-loop/longest-inputs.ts";
import { startHostedTestServer } from "../support/hosted/hosted-test-server.ts";

/** Milliseconds of the processor's time. */
const longestAllowed = 100;

test("no request holds up the hosted function, however long what it brings", async () => {
  const { app } = await startHostedTestServer();
  const statuses: number[] = [];
  const slow: string[] = [];
  for (const { name, method, headers, body } of [...formInputs, ...functionInputs]) {
    const init = { method, headers: { ...anyNetwork(), ...headers }, body };
    const took = await leastCpuTime(async () => {
      const response = await app.request(functionPath, init);
      statuses.push(response.status);
      await response.text();
    }, longestAllowed);
    if (took > longestAllowed) slow.push(`${name}: ${took.toFixed(0)} ms`);
  }
  expect(slow).toEqual([]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
