import { cp, mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { readBusiness } from "../../server/business/business.ts";
import { readConfig } from "../../server/config.ts";
import { openWholeDatabase } from "../../tests/support/databases/database.ts";
import { startSmtpInbox } from "../../tests/support/mail/smtp-inbox.ts";
import { sample } from "../../tests/support/sample.ts";
import { listenOnFreePort } from "../../tests/support/servers/ports.ts";
import { readRows, startServer } from "../../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { addressCheck } from "./address.check.ts";
import { contentCheck, editorialCheck } from "./content.check.ts";
import type { Check, PreflightContext } from "./finding.ts";
import { mailCheck } from "./mail.check.ts";
import { preflight } from "./preflight.ts";
import { requestCheck } from "./request.check.ts";
import { storageCheck } from "./storage.check.ts";

const business = readBusiness();

async function launchOf(
  settings: Record<string, string> = {},
  changes: Partial<PreflightContext> = {},
) {
  const dataDir = await temporaryFolder();
  const own = { DATA_DIR: dataDir, SITE_URL: "https://www.maple.ca" };
  const config = readConfig({ ...own, ...settings }, business);
  const launch = { config, business, contentDir: "content", siteFolder: join(dataDir, "site") };
  return { dataDir, launch: { ...launch, ...changes } };
}

/** What a check says, a line each, with its severity. */
async function said({ run }: Check, launch: PreflightContext): Promise<string> {
  const findings = await run(launch);
  return findings.map(({ severity, message }) => `${severity}: ${message}`).join("\n");
}

const today = new Date().toISOString().slice(0, 10);

/** Writes the day on which a city's events were looked up; none without a day. */
async function writeCheckedDay(file: string, day: string | undefined): Promise<void> {
  const city = parse(await readFile(file, "utf8"));
  await writeFile(file, stringify({ ...city, eventsChecked: day }));
}

test("what is made up is found, line by line, and nothing else (§3.2.01, §10.17, §10.19, §10.22, §10.25)", async () => {
  const contentDir = join(await temporaryFolder(), "content");
  await cp("content", contentDir, { recursive: true });
  const { launch } = await launchOf({}, { contentDir });
  const before = await said(contentCheck, launch);
  expect(before).toMatch(/blocker: content\/business\.yaml describes a made-up business/);
  expect(before).toMatch(/blocker: content\/testimonials\.yaml has \d+ made-up voices/);
  const policies = Object.keys(parse(await readFile(join(contentDir, "policies.yaml"), "utf8")));
  expect(policies).toContain("cancellation");
  expect(before).toContain(
    `blocker: content/policies.yaml has ${policies.length} sample terms: ${policies.join(", ")}.`,
  );
  expect(before).toMatch(/blocker: content\/facts\.yaml has \d+ sample facts: fleet, /);
  expect(before).toMatch(/blocker: content\/accessible-trailers\.yaml has figures .* on drawings/);
  expect(before).toMatch(/blocker: content\/trust\.yaml has no owner/);
  expect(before).toMatch(/blocker: content\/fleet\.yaml names made-up trailers/);
  expect(before).toMatch(/advice: content\/photos\.yaml has \d+ renderings/);
  expect(before).toMatch(/content\/business\.yaml, line \d+: 555-01\d\d is made up/);

  const withSamples = "accessible-trailers business facts fleet photos policies testimonials trust";
  for (const name of withSamples.split(" ")) {
    const file = join(contentDir, `${name}.yaml`);
    const text = (await readFile(file, "utf8")).replace(/^ *sample: true\n/gm, "");
    await writeFile(file, text.replaceAll(".example", ".ca").replace(/555-01\d\d/g, "555-2368"));
  }
  expect(await said(contentCheck, launch)).toMatch(/^blocker: content\/trust\.yaml has no owner/);
  const trust = join(contentDir, "trust.yaml");
  const { owner, ...others } = parse(await readFile(trust, "utf8"));
  const named = { ...owner, name: "Jo Tremblay", photo: "owner" };
  await writeFile(trust, stringify({ owner: named, ...others }));
  const cities = join(contentDir, "cities");
  for (const file of await readdir(cities)) await writeCheckedDay(join(cities, file), today);
  expect(await said(contentCheck, launch)).toBe("ok: Nothing made up is left in content/.");

  // A city whose events nobody looked up for a year is named, and may go online.
  await writeCheckedDay(join(cities, "barrie.yaml"), "2025-01-31");
  await writeCheckedDay(join(cities, "ajax.yaml"), undefined);
  expect(await said(contentCheck, launch)).toContain(
    "advice: content/cities/ has 2 pages whose events were last looked up more than a year ago, or never: ajax.yaml (never), barrie.yaml (2025-01-31).",
  );
});

test("the address has to be the one that the pages were built for, and a proxy's", async () => {
  const { launch } = await launchOf({ TRUST_PROXY: "1", HOST: "127.0.0.1" });
  const { siteFolder } = launch;
  expect(await said(addressCheck, launch)).toMatch(/^blocker: There are no built pages in/);
  await mkdir(siteFolder, { recursive: true });
  const build = (canonical: string) =>
    writeFile(join(siteFolder, "index.html"), `<link rel="canonical" href="${canonical}">`);
  await build("https://old.maple.ca/");
  expect(await said(addressCheck, launch)).toMatch(/^blocker: .* built for https:.{2}old\.maple/);
  await build("https://www.maple.ca/");
  expect(await said(addressCheck, launch)).toMatch(/^ok: The pages are built for \S+maple\.ca\.$/);
  for (const [settings, sentence] of [
    [{ SITE_URL: "https://www.example.com" }, /blocker: .* address .* no visitor can reach/],
    [{ SITE_URL: "http://www.maple.ca" }, /blocker: The site's address begins with http:/],
    [{ SITE_URL: "https://127.0.0.1" }, /blocker: .* address is .* no visitor can reach/],
    [{ SITE_URL: "" }, /blocker: The site's address is https:\/\/www\.mapleandbrass\.example/],
    [{ TRUST_PROXY: "0" }, /blocker: TRUST_PROXY is 0/],
    [{ TRUST_PROXY: "1", HOST: "0.0.0.0" }, /advice: The server listens on 0\.0\.0\.0/],
  ] as const) {
    const { launch } = await launchOf(settings, { siteFolder });
    expect(await said(addressCheck, launch)).toMatch(sentence);
  }
});

test("the login at the mail server is tried", async () => {
  const inbox = await startSmtpInbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === "right" ? done(null, { user: username }) : done(new Error("Wrong password")),
  });
  const at = (password: string) => `smtp://hello:${password}@127.0.0.1:${inbox.port}`;
  const address = { MAIL_FROM: "hello@maple.ca", QUOTE_INBOX: "hello@maple.ca" };
  const mail = async (settings: Record<string, string>) =>
    said(mailCheck, (await launchOf({ ...address, ...settings })).launch);
  expect(await mail({ SMTP_URL: at("right") })).toBe(`ok: 127.0.0.1:${inbox.port} lets us in.`);
  expect(await mail({ SMTP_URL: at("wrong") })).toMatch(/^blocker: 127\S+ does not let us in/);
  await inbox.close();
  expect(await mail({ SMTP_URL: at("right") })).toMatch(/does not let us in: .*ECONNREFUSED/);
  expect(await mail({})).toBe(
    "blocker: No mail leaves this machine. Set SMTP_URL, or MAIL_API_KEY for a service with an API.",
  );
  for (const [settings, sentence] of [
    [{ SMTP_URL: "smtp://mailpit:1025" }, /^blocker: mailpit:1025 is Mailpit/],
    [{ QUOTE_INBOX: "quotes@example.com" }, /blocker: QUOTE_INBOX is .* which is made up/],
    [{ MAIL_FROM: "" }, /blocker: MAIL_FROM is hello@mapleandbrass\.example/],
  ] as const)
    expect(await mail(settings)).toMatch(sentence);
});

test("mail that a server refuses because of our settings is told here and at the start", async () => {
  const testServer = await startTestServerWithInbox({
    onMailFrom: (_address, _session, accept) =>
      accept(Object.assign(new Error("Sender not allowed"), { responseCode: 550 })),
  });
  await testServer.post(sample);
  await testServer.deliver();
  const settings = { DATA_DIR: testServer.folder, SMTP_URL: testServer.inbox.url };
  const problem = "refused by the mail server: check MAIL_FROM, QUOTE_INBOX and SMTP_URL";
  const { launch } = await launchOf(settings);
  expect(await said(mailCheck, launch)).toContain(`blocker: 2 mails waiting: ${problem}`);
  const server = await startServer({ dataDir: testServer.folder, env: settings });
  expect(server.output()).toContain(`Waiting mail:   ${problem}`);
  await server.stop();
});

const ownApi = { MAIL_API_URL: "https://mail.maple.ca/send" };
const advice = /^advice: Mail from maple\.ca leaves through resend\.com\. Ask .* SPF and DKIM/;
const other = /\nadvice: Mail comes from brass\.ca and the site is maple\.ca/;

test.each([
  ["its own domain", ownApi, /^ok: Mail comes from maple\.ca/],
  ["a service", {}, advice],
  ["a free mailbox", { MAIL_FROM: "maple@gmail.com" }, /^blocker: .* gmail\.com asks receivers/],
  ["another name", { MAIL_FROM: "a@mail.brass.ca" }, other],
])("mail that comes from %s is judged by DMARC's rule", async (_, settings, sentence) => {
  const address = { MAIL_FROM: "hello@maple.ca", QUOTE_INBOX: "hello@maple.ca" };
  const { launch } = await launchOf({ MAIL_API_KEY: "re_1", ...address, ...settings });
  expect(await said(mailCheck, launch)).toMatch(sentence);
});

test("the data directory has to be writable, and its backups fresh", async () => {
  const { dataDir, launch } = await launchOf();
  expect(await said(storageCheck, launch)).toMatch(/ok: .* GB are free[\s\S]*advice: .*back/);
  const backup = join(dataDir, "backups/requests-1.db");
  await mkdir(join(dataDir, "backups"));
  await writeFile(backup, "");
  expect(await said(storageCheck, launch)).toMatch(/ok: The last backup is of/);
  await utimes(backup, 0, 1_700_000_000);
  expect(await said(storageCheck, launch)).toMatch(/advice: The last backup .* 2023-11-14/);
  expect(await readdir(dataDir)).not.toContain(expect.stringMatching(/^preflight/));
  const file = join(dataDir, "a-file");
  await writeFile(file, "");
  const { launch: nowhere } = await launchOf({ DATA_DIR: file });
  expect(await said(storageCheck, nowhere)).toMatch(/^blocker: Nothing can be written into/);
});

test("a test quote goes all the way and leaves nothing behind", async () => {
  const inbox = await startSmtpInbox();
  const { dataDir, launch: first } = await launchOf();
  const mail = { SMTP_URL: inbox.url, QUOTE_INBOX: "hello@maple.ca" };
  const env = { ...mail, LOG_LEVEL: "silent" };
  const server = await startServer({ dataDir, env });
  const config = { ...first.config, siteUrl: server.url, quoteInbox: "hello@maple.ca" };
  const launch = { ...first, config };
  expect(await said(requestCheck, launch)).toMatch(/^ok: A test quote was stored, both its mails/);
  expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([
    ["hello@maple.ca"],
    ["hello@maple.ca"],
  ]);
  expect(await readRows(dataDir)).toEqual({ requests: [], outbox: [] });

  await inbox.close();
  expect(await said(requestCheck, launch)).toMatch(/^blocker: .* its mail failed: .*ECONNREFUSED/);
  expect(await readRows(dataDir)).toEqual({ requests: [], outbox: [] });

  const { launch: elsewhere } = await launchOf();
  const other = await openWholeDatabase(elsewhere.config.databaseAddress);
  await other.db.destroy();
  const { databaseAddress } = elsewhere.config;
  expect(await said(requestCheck, { ...launch, config: { ...config, databaseAddress } })).toMatch(
    /^blocker: The test quote is in another database .* erase [A-Z2-9]{8} --yes/,
  );
  const { requests } = await readRows(dataDir);
  expect(requests.map(({ name }) => name)).toEqual(["Preflight check"]);
  await server.stop();
  expect(await said(requestCheck, { ...launch, config: { ...config, port: 1 } })).toMatch(
    /^blocker: No server answers at http/,
  );
});

test("the server is found beside a site's address at which nothing, or something else, answers", async () => {
  const { dataDir, launch } = await launchOf();
  const withConfig = (changes: Partial<PreflightContext["config"]>) => ({
    ...launch,
    config: { ...launch.config, ...changes },
  });
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
  const port = Number(new URL(server.url).port);
  expect(await said(requestCheck, withConfig({ siteUrl: "http://127.0.0.1:1", port }))).toMatch(
    /^blocker: The server answers on this machine, but not at .*\nok: A test quote was stored/,
  );
  const foreign = createServer((_, response) => response.end("Another site"));
  const siteUrl = `http://127.0.0.1:${await listenOnFreePort(foreign)}`;
  onTestFinished(() => void foreign.close());
  expect(await said(requestCheck, withConfig({ siteUrl, port }))).toMatch(
    /^blocker: .* did not take the test quote/,
  );
  await server.stop();
  expect((await readRows(dataDir)).requests).toEqual([]);
});

test("a site with samples must not go online (§10.19)", async () => {
  const { launch } = await launchOf();
  const lines: string[] = [];
  const config = { ...launch.config, siteUrl: "https://127.0.0.1:1", port: 1 };
  expect(await preflight({ ...launch, config }, (line) => lines.push(line))).toBe(1);
  const text = lines.join("\n");
  expect(text).toMatch(/Words and pictures\n {2}✗ content\/business\.yaml/);
  expect(text).toMatch(/Before going online, \d+ things to put right; \d+ more to think about\.$/);
});

test("what an editor would correct is advice, with its place", async () => {
  const contentDir = join(await temporaryFolder(), "content");
  await mkdir(contentDir);
  await writeFile(join(contentDir, "spelling-words.txt"), "Kleinburg\n");
  await writeFile(join(contentDir, "about.yaml"), "text: Kleinburg’s favourite.\n");
  const { launch } = await launchOf({}, { contentDir });
  expect(await said(editorialCheck, launch)).toMatch(/^ok: /);
  await writeFile(join(contentDir, "about.yaml"), "text: Kleinburg’s favorite.\n");
  expect(await said(editorialCheck, launch)).toMatch(
    /^advice: \S+about\.yaml, line 1, text: "favorite" is not in the Canadian dictionary\./,
  );
});
