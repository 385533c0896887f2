import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/servers/test-server.ts";
import { environmentWith } from "../tests/support/settings.ts";
import { readSettings } from "./read-settings.ts";

test("settings come from the file that SETTINGS names, and the environment's from the environment", async () => {
  const file = join(await temporaryFolder(), "washrooms.env");
  await writeFile(file, "# The server's\nDATA_DIR=/srv/data\nTRUST_PROXY=1\nMAIL_FROM='a@b.ca'\n");
  const read = { DATA_DIR: "/srv/data", TRUST_PROXY: "2", MAIL_FROM: "a@b.ca" };
  expect(readSettings({ SETTINGS: file, TRUST_PROXY: "2" })).toMatchObject(read);
  expect(() => readSettings({ SETTINGS: "/nowhere.env" })).toThrow(
    "SETTINGS is /nowhere.env, which cannot be read.",
  );
});

/** What a command says in a process of its own, and its exit code. */
const say = (script: string, words: string[], env: Record<string, string> = {}) =>
  promisify(execFile)("node", ["--import", "tsx", script, ...words], {
    env: environmentWith(env),
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );

test.each([
  ["cli/requests.ts", ["backup"]],
  ["cli/preflight/preflight.ts", []],
])("%s says in a sentence which setting makes no sense", async (script, words) => {
  expect(await say(script, words, { TRUST_PROXY: "yes" })).toEqual({
    code: 1,
    said: "TRUST_PROXY must be the number of proxies in front, from 0 to 10.\n",
  });
});

test("the check before going online says what it does", async () => {
  const help = await say("cli/preflight/preflight.ts", ["--help"]);
  expect(help).toEqual({ code: 0, said: expect.stringContaining("sends one test quote") });
  expect((await say("cli/preflight/preflight.ts", ["--now"])).code).toBe(1);
});
