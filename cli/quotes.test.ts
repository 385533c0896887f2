import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { functionPath } from "../quote-request/protocol.ts";
import { databaseOf, executeSql } from "../tests/support/databases/database.ts";
import { sample } from "../tests/support/sample.ts";
import {
  isAllSent,
  readData,
  readRows,
  startServer,
} from "../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../tests/support/servers/test-server.ts";
import { until } from "../tests/support/until.ts";
import { run } from "./run.ts";

/** A server with some quote requests, and the owner's commands beside it. */
async function startServerWithRequests(requests: Partial<typeof sample>[]) {
  const dataDir = await temporaryFolder();
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
  const references: string[] = [];
  for (const changes of requests) {
    const response = await fetch(server.url + functionPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...sample, ...changes }),
    });
    references.push((await response.json()).reference);
  }
  await until(() => isAllSent(dataDir), "all mails to go out");
  const database = await databaseOf(dataDir);
  const settings = {
    DATA_DIR: dataDir,
    ...("postgres" in database && { DATABASE_URL: database.postgres }),
  };
  /** What is said; a process of its own for each command is tried in backup.test.ts. */
  const quotes = (...words: string[]) =>
    run(words, settings).catch((error: Error) => `refused: ${error.message}`);
  return { dataDir, database, server, references, quotes };
}

const wedding = { name: "Ann Smith", location: "Hamilton", email: "ann@example.com" };
const festival = {
  name: "Bob Ngo",
  location: "Guelph",
  email: "bob@example.com",
  eventType: "festival",
  message: '=HYPERLINK("http://x.example")',
};
const advertising = { name: "Sender", message: '<a href="http://spam.example">Buy</a> <script>' };

test("requests are listed, chosen, shown, marked and noted", async () => {
  const { server, references, quotes } = await startServerWithRequests([wedding, festival]);
  const [ann = "", bob = ""] = references;
  const all = await quotes("list");
  expect(all).toMatch(new RegExp(`${bob}[\\s\\S]*${ann}[\\s\\S]*2 in all`));
  for (const [words, found] of [
    [["--city", "hamil"], ann],
    [["--event", "festival"], bob],
    [["--text", "NGO"], bob],
  ] as const) {
    const said = await quotes("list", ...words);
    expect(said).toContain(found);
    expect(said).toContain("1 in all");
  }
  expect(await quotes("list", "--to", "2020-01-01")).toBe("There are none.");
  expect(await quotes("list", "--from", "2020-01-01")).toContain("2 in all");

  expect(await quotes("status", ann, "booked")).toBe(`${ann} is booked.`);
  expect(await quotes("note", ann, "Wants", "a", "ramp")).toContain("kept with");
  const shown = await quotes("show", ann.toLowerCase());
  expect(shown).toMatch(/Status +booked/);
  expect(shown).toMatch(/Note +20\d\d-\d\d-\d\d \d\d:\d\d, npm run quotes: Wants a ramp/);
  expect(shown).toMatch(/E-mail +ann@example\.com/);
  expect(shown).toMatch(/Message +Garden with a narrow gate\.\n {11}Power from the house\./);
  await quotes("note", ann, "Offer", "is", "-5", "percent", "--help");
  const noted = await quotes("show", ann);
  expect(noted).toMatch(/Note +.*: Wants a ramp\n {11}.*: Offer is -5 percent --help/);
  expect(await quotes("list", "--status", "booked")).toContain("1 in all");
  expect(await quotes("list", "--status", "new")).toContain(bob);
  await server.stop();
}, 300_000);

test("they are exported for Excel, for programs and for a calendar, readable by the owner only", async () => {
  const { dataDir, server, references, quotes } = await startServerWithRequests([
    wedding,
    festival,
  ]);
  const file = (name: string) => join(dataDir, name);
  expect(await quotes("export", file("all.csv"))).toContain("holds 2 quote requests");
  const csv = await readFile(file("all.csv"), "utf8");
  expect(csv.startsWith('\uFEFF"reference",')).toBe(true);
  const { data: rows } = Papa.parse<Record<string, string>>(csv, {
    header: true,
    skipEmptyLines: true,
  });
  expect(rows.map(({ reference }) => reference)).toEqual(references.toReversed());
  expect(rows[0]?.message).toBe(`'${festival.message}`);
  expect((await stat(file("all.csv"))).mode & 0o777).toBe(0o600);

  await quotes("export", file("some.jsonl"), "--city", "guelph");
  const [line] = (await readFile(file("some.jsonl"), "utf8")).trim().split("\n");
  expect(JSON.parse(line ?? "")).toMatchObject({ ...festival, status: "new" });

  await quotes("export", file("dates.ics"));
  const calendar = await readFile(file("dates.ics"), "utf8");
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${sample.startDate.replaceAll("-", "")}`);

  expect(await quotes("export", file("ALL.CSV"))).toContain("holds 2 quote requests");
  expect(await quotes("export", file("all.csv"))).toMatch(/^refused: .*is there already/);
  expect(await quotes("export", file("all.txt"))).toMatch(/ending is one of csv, jsonl, ics/);
  await server.stop();
}, 300_000);

test("what was held back is shown and let go, and mail that failed is tried again", async () => {
  const { dataDir, database, server, references, quotes } = await startServerWithRequests([
    advertising,
    wedding,
  ]);
  const [held = "", ann = ""] = references;
  expect((await readRows(dataDir)).outbox).toHaveLength(2);
  expect(await quotes("quarantine")).toContain(held);
  expect(await quotes("quarantine", "release", ann)).toMatch(/^refused: .*is not held back/);
  expect(await quotes("quarantine", "release", held)).toContain("released");
  await until(
    async () => (await readData(dataDir)).mails.length === 4,
    "the mails of the released",
  );
  expect(await quotes("quarantine")).toBe("Nothing is held back.");

  expect(await quotes("resend")).toBe("No mail was set aside.");
  await executeSql(database, "update outbox_mail set status = 'set-aside', attempts = 9");
  expect(await quotes("list")).toContain("mail failed");
  expect(await quotes("resend", ann)).toContain("On the way again: 2 mails");
  expect(await quotes("resend")).toContain("On the way again: 2 mails");
  await until(() => isAllSent(dataDir), "the mails again");
  await server.stop();
}, 300_000);

test("a request, or all of an address, is erased for good, with a receipt", async () => {
  const { dataDir, server, references, quotes } = await startServerWithRequests([
    wedding,
    { ...wedding, name: "Ann Again", email: "ANN@example.com" },
    festival,
  ]);
  const [first = "", second = "", bob = ""] = references;
  await quotes("note", first, "a secret");
  expect(await quotes("erase", "ann@example.com")).toContain("Add --yes");
  expect((await readRows(dataDir)).quotes).toHaveLength(3);
  const receipt = await quotes("erase", "ann@example.com", "--yes");
  expect(receipt).toContain(`${first}, ${second}`);
  expect(receipt).toContain(
    "2 quote requests with notes, replies, keys and mails, and 4 mail files",
  );
  expect(receipt).not.toContain("@");
  const left = await readData(dataDir);
  expect(left.quotes.map(({ reference }) => reference)).toEqual([bob]);
  expect(left.mails.map(({ file }) => file.slice(0, 8))).toEqual([bob, bob]);
  expect(await quotes("erase", bob, "--yes")).toContain("1 quote request with");
  expect(await quotes("list")).toBe("There are none.");
  await server.stop();
}, 300_000);

test("a folder that was misspelt is not made", async () => {
  const nowhere = join(await temporaryFolder(), "dada");
  const said = run(["list"], { DATA_DIR: nowhere });
  await expect(said).rejects.toThrow(/There is no .*quotes\.db; set DATA_DIR as the server has it/);
  await expect(stat(nowhere)).rejects.toThrow("ENOENT");
});

test("nothing that a visitor typed gives the terminal orders", async () => {
  const { database, server, references, quotes } = await startServerWithRequests([wedding]);
  const clearScreen = "\u001b[2J\u009b2J\r";
  await executeSql(
    database,
    `update quote_request set name = '${clearScreen}', message = '${clearScreen}'`,
  );
  for (const said of [await quotes("list"), await quotes("show", references[0] ?? "")]) {
    expect(said).toContain("[2J");
    expect(said.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  }
  await server.stop();
}, 300_000);

test("what was typed wrong is said in a sentence", async () => {
  const { server, references, quotes } = await startServerWithRequests([wedding]);
  for (const [words, sentence] of [
    [["show"], /Name the quote request by its reference/],
    [["show", "NOSUCHONE"], /There is no quote request NOSUCHONE/],
    [["status", references[0] ?? "", "maybe"], /one of new, answered, quoted, booked, lost, spam/],
    [["list", "--event", "party"], /--event is one of wedding/],
    [["list", "--from", "yesterday"], /yesterday is no day; write it like 2027-01-31/],
    [["list", "--colour", "red"], /Unknown option '--colour'\. It is: npm run quotes -- list/],
    [["list", "--status"], /'--status <value>' argument missing\. It is: npm run quotes/],
    [["status"], /Name the quote request by its reference/],
    [["status", references[0] ?? ""], /become of it: new, answered, quoted, booked, lost, spam/],
    [["note"], /Name the quote request by its reference/],
    [["note", references[0] ?? ""], /Say what to note/],
    [["resend", "NOSUCHONE"], /There is no quote request NOSUCHONE/],
    [["quarantine", "open"], /It is quarantine, or quarantine release REFERENCE/],
    [["quarantine", "release"], /Name the quote request by its reference/],
    [["quarantine", "release", references[0] ?? ""], /is not held back/],
    [["export"], /Name the file: npm run quotes -- export quotes\.csv/],
    [["export", "quotes.doc"], /The file's ending is one of csv, jsonl, ics/],
    [["stats", "--from", "June"], /June is no day/],
    [["list", "hamilton"], /hamilton is one word too many\. It is: npm run quotes -- list/],
    [["erase", references[0] ?? "", "OTHER", "--yes"], /OTHER is one word too many/],
    [["list", "--to", "2027-06-31"], /2027-06-31 is no day/],
    [["erase"], /Name the quote request by its reference/],
    [["erase", "nobody@example.com"], /no quote request of this address/],
  ] as const)
    expect(await quotes(...words)).toMatch(new RegExp(`^refused: .*${sentence.source}`));
  await server.stop();
}, 300_000);

test("each command says what it takes and does", async () => {
  const all = await run(["help"], {});
  const names = [...all.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name ?? "");
  expect(names).toEqual([
    "list",
    "show",
    "export",
    "stats",
    "status",
    "note",
    "resend",
    "quarantine",
    "erase",
    "backup",
    "restore",
    "move-to-postgres",
    "desk",
  ]);
  for (const name of names) {
    const help = await run([name, "--help"], {});
    expect(help).toMatch(new RegExp(`^npm run quotes -- ${name}.*\n\\S`));
    expect(all).toContain(help.split("\n")[1]);
  }
});
