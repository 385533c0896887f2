import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { functionPath } from "../quote-request/protocol.ts";
import { sample } from "../tests/support/sample.ts";
import { readRows, startServer } from "../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../tests/support/servers/test-server.ts";
import { environmentWith } from "../tests/support/settings.ts";

/** What npm run quotes says, with npm itself in between. */
const npm = (dataDir: string, ...words: string[]) =>
  promisify(execFile)("npm", ["run", "--silent", "quotes", ...words], {
    env: environmentWith({ DATA_DIR: dataDir }),
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr as string }),
  );

test("options that npm has kept for itself are asked for again, and nothing is done without them", async () => {
  const dataDir = await temporaryFolder();
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
  const response = await fetch(server.url + functionPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sample),
  });
  const { reference } = await response.json();
  await server.stop();

  const swallowed = await npm(dataDir, "erase", reference, "--yes");
  expect(swallowed.code).toBe(1);
  expect(swallowed.said).toContain(
    `npm kept --yes for itself, so nothing was done. Put -- before the command: npm run quotes -- erase ${reference} --yes\n`,
  );
  expect((await npm(dataDir, "list", "--status", "new")).said).toContain(
    "npm run quotes -- list --status new\n",
  );
  const several = await npm(dataDir, "list", "--from", "2026-06-01", "--city", "vineland");
  expect(several.said).toContain("Type -- between quotes and list, the rest as before.\n");
  expect((await npm(dataDir, "list", "--from=2026-01-01")).said).toContain(
    "npm run quotes -- list --from 2026-01-01\n",
  );
  expect((await npm(dataDir, "--", "list", "--status", "new")).said).toContain(reference);
  expect((await readRows(dataDir)).quotes).toHaveLength(1);
  expect((await npm(dataDir, "--", "erase", reference, "--yes")).code).toBe(0);
  expect((await readRows(dataDir)).quotes).toHaveLength(0);
}, 300_000);
