import { expect, test } from "vitest";
import { readBusiness } from "../../server/business/business.ts";
import { readConfig } from "../../server/config.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { environmentWith } from "../../tests/support/settings.ts";
import { runDetached, terminalSignals } from "./service.ts";

const settings = environmentWith();

test("a command that a signal of the terminal ends is begun again, another one is not", async () => {
  const root = await temporaryFolder();
  const deployment = { root, settings, config: readConfig(settings, readBusiness()), desk: null };
  for (const signal of terminalSignals) {
    const endOnce = `test -e ${signal} || { touch ${signal}; kill -s ${signal.slice(3)} $$; }`;
    expect([signal, await runDetached(endOnce, root, deployment)]).toEqual([signal, true]);
  }
  expect(await runDetached("kill -s KILL $$", root, deployment)).toBe(false);
  expect(await runDetached("exit 1", root, deployment)).toBe(false);
});
