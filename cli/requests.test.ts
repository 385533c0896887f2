import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fileMailer } from "../server/mail/file-mailer.ts";
import { deliverDue } from "../server/outbox/deliver.ts";
import { commandsOf, post } from "../tests/support/run-command.ts";
import type { sample } from "../tests/support/sample.ts";
import { readData, readRows } from "../tests/support/servers/running-server.ts";
import { startTestServer, temporaryFolder } from "../tests/support/servers/test-server.ts";
import { environmentWith } from "../tests/support/settings.ts";
import { run } from "./run.ts";

/** A server with some quote requests whose mails are sent, and the owner's commands beside it. */
async function startServerWithRequests(requests: Partial<typeof sample>[]) {
  const testServer = await startTestServer();
  const { folder, outbox } = testServer;
  const references: string[] = [];
  for (const changes of requests) references.push(await post(testServer, changes));
  const deliver = () => deliverDue(outbox(fileMailer(join(folder, "mail"))));
  await deliver();
  return { dataDir: folder, references, deliver, command: await commandsOf(folder) };
}

const wedding = { name: "Ann Smith", location: "Hamilton", email: "ann@example.com" };
const advertising = { name: "Sender", message: '<a href="http://spam.example">Buy</a> <script>' };

test("what is taken out of quarantine is mailed", async () => {
  const { dataDir, references, deliver, command } = await startServerWithRequests([
    advertising,
    wedding,
  ]);
  const [quarantined = "", ann = ""] = references;
  expect((await readRows(dataDir)).outbox).toHaveLength(2);
  expect(await command("quarantine", "release", ann)).toMatch(/^refused: .*is not in quarantine/);
  expect(await command("quarantine", "release", quarantined.toLowerCase())).toContain("released");
  await deliver();
  expect((await readData(dataDir)).mails).toHaveLength(4);
});

test("a folder that was misspelt is not made", async () => {
  const nowhere = join(await temporaryFolder(), "dada");
  const said = run(["erase", "7KPM3XWA"], { DATA_DIR: nowhere });
  await expect(said).rejects.toThrow(
    /There is no .*requests\.db; set DATA_DIR as the server has it/,
  );
  await expect(stat(nowhere)).rejects.toThrow("ENOENT");
});

test("what was typed wrong is said in a sentence", async () => {
  const { references, command } = await startServerWithRequests([wedding]);
  for (const [words, sentence] of [
    [["erase", "NEVER222"], /There is no quote request NEVER222/],
    [["erase", "--now"], /Unknown option '--now'\. It is: npm run requests -- erase/],
    [["erase", references[0] ?? "", "OTHER", "--yes"], /OTHER is one word too many\. It is: npm/],
    [["erase"], /Name the quote request by its reference/],
    [["erase", "nobody@example.com"], /no quote request of this address/],
    [["quarantine"], /It is quarantine release REFERENCE/],
    [["quarantine", "release"], /Name the quote request by its reference/],
    [["quarantine", "release", references[0] ?? ""], /is not in quarantine/],
    [["list"], /There is no command list/],
  ] as const)
    expect(await command(...words)).toMatch(new RegExp(`^refused: .*${sentence.source}`));
});

test("each command says what it takes and does", async () => {
  const all = await run(["help"], {});
  const names = [...all.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name ?? "");
  expect(names.join(" ")).toBe("quarantine erase backup restore desk");
  for (const name of names) {
    const help = await run([name, "--help"], {});
    expect(help).toMatch(new RegExp(`^npm run requests -- ${name}.*\n\\S`));
    expect(all).toContain(help.split("\n")[1]);
  }
});

test("a --yes that npm has kept for itself is asked for again, and nothing is done without it", async () => {
  const DATA_DIR = await temporaryFolder();
  const npm = (...words: string[]) =>
    promisify(execFile)("npm", ["run", "--silent", "requests", ...words], {
      env: environmentWith({ DATA_DIR }),
    }).catch(({ stderr }) => stderr as string);
  expect(await npm("erase", "7KPM3XWA", "--yes")).toContain(
    "npm kept --yes for itself, so nothing was done. Put -- before the command: npm run requests -- erase 7KPM3XWA --yes\n",
  );
  const kept = { DATA_DIR, npm_lifecycle_event: "requests", npm_config_yes: "true" };
  await expect(run(["erase", "7KPM3XWA", "--yes"], kept)).rejects.toThrow("There is no ");
});
