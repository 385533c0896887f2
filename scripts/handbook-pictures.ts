/**
 * Takes the pictures of docs/owner-handbook.md: `node --import tsx scripts/handbook-pictures.ts`. A
 * server with made-up quote requests runs for it in a folder of its own.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import PostalMime from "postal-mime";
import sharp from "sharp";
import { run } from "../cli/run.ts";
import { functionPath } from "../quote-request/protocol.ts";
import { openDatabase } from "../server/db/open-database.ts";
import { findChromium } from "../tests/support/browser/chromium.ts";
import { signInByPrintedLink } from "../tests/support/browser/desk.ts";
import prepareBuilds from "../tests/support/build.setup.ts";
import { sample } from "../tests/support/sample.ts";
import {
  isAllSent,
  type RunningServer,
  startServer,
} from "../tests/support/servers/running-server.ts";
import { until } from "../tests/support/until.ts";

const folder = "docs/owner-handbook";
const day = 24 * 60 * 60 * 1000;

await prepareBuilds();
const dataDir = await mkdtemp(join(tmpdir(), "handbook-"));
const server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
const browser = await chromium.launch(await findChromium());
const quotes = (...words: string[]) => run(words, { DATA_DIR: dataDir });

try {
  const reference = await sendQuotes(server);
  await until(() => isAllSent(dataDir), "all mails to be written");
  await takePage(browser, server.url, "site");
  await takeMail(browser, reference);
  await quotes("status", reference, "answered");
  await quotes("note", reference, "Wants a ramp; call after five");
  await takeTerminal(browser, "list", [
    ["npm run quotes -- list", await quotes("list")],
    [`npm run quotes -- show ${reference}`, await quotes("show", reference)],
  ]);
  await addYear();
  await takeDesk(browser, server);
  const report = join(dataDir, "report.html");
  await quotes("stats", report);
  await takePage(browser, `file://${report}`, "report", { width: 1120, height: 900 });
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Sends three made-up requests as the form does and returns the reference of the last. */
async function sendQuotes({ url }: RunningServer): Promise<string> {
  let reference = "";
  for (const changes of [
    {
      name: "Marc Tremblay",
      email: "marc@example.com",
      eventType: "construction",
      location: "Hamilton",
    },
    { name: "Jasdeep Gill", email: "jas@example.com", eventType: "festival", location: "Guelph" },
    {},
  ]) {
    const response = await fetch(url + functionPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...sample, ...changes }),
    });
    ({ reference } = (await response.json()) as { reference: string });
  }
  return reference;
}

/** Adds a year of made-up requests for the report: more in summer, most of them answered soon. */
async function addYear(): Promise<void> {
  const { db } = await openDatabase({ sqlite: join(dataDir, "quotes.db") });
  const events = [
    "wedding",
    "wedding",
    "wedding",
    "corporate",
    "construction",
    "festival",
    "other",
  ];
  const places = ["Toronto", "Hamilton", "Niagara Falls", "St. Catharines", "Guelph", "Elora"];
  const trailers = ["single-station", "luxury-2-station", "executive-3-station"].map(
    (name) => `${name}-restroom-trailer`,
  );
  const names = ["Ana Costa", "Liam Roy", "Mei Chen", "Omar Aziz", "Ruth Klein", "Tom Byrne"];
  const guests = ["25-50", "50-75", "75-125", "75-125", "125-200", "200+"];
  for (let number = 0; number < 150; number += 1) {
    const daysAgo = 2 + ((number * 53) % 350);
    const received_at = Date.now() - daysAgo * day;
    const lead = 10 + ((number * 37) % 380);
    const { id } = await db
      .insertInto("quote_request")
      .values({
        reference: `MADEUP${number}`,
        name: names[number % names.length] ?? "",
        email: "made-up@example.com",
        phone: sample.phone,
        message: "",
        location: places[(number * 5) % 6] ?? "",
        event_type: events[(number * 3) % 7] ?? "",
        guest_count: guests[(number * 7) % 6] ?? "",
        start_date: new Date(received_at + lead * day).toISOString().slice(0, 10),
        end_date: new Date(received_at + lead * day).toISOString().slice(0, 10),
        received_at,
        content_hash: `${number}`,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("quote_mark")
      .values({
        quote_request_id: Number(id),
        status: number % 9 === 0 ? "lost" : number % 4 === 0 ? "booked" : "answered",
        trailer_id: number % 4 === 0 ? (trailers[(number / 4) % 3] ?? null) : null,
        answered_at: received_at + (number % 5 === 0 ? day : day / 24),
      })
      .execute();
  }
  await db.destroy();
}

/** Takes the desk on a phone, two screens side by side, and its calendar on a computer. */
async function takeDesk(browser: Browser, server: RunningServer): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 780 },
    deviceScaleFactor: 1.5,
    reducedMotion: "reduce",
  });
  const url = await signInByPrintedLink(page, server);
  const inbox = await page.screenshot();
  await page.getByRole("list", { name: "Inbox" }).getByRole("link").first().click();
  await page.getByRole("heading", { name: "Status" }).waitFor();
  const request = await page.screenshot();
  const { width = 0, height = 0 } = await sharp(inbox).metadata();
  const gap = 36;
  const sideBySide = sharp({
    create: { width: 2 * width + gap, height, channels: 3, background: "#ffffff" },
  }).composite([
    { input: inbox, left: 0, top: 0 },
    { input: request, left: width + gap, top: 0 },
  ]);
  await save(await sideBySide.png().toBuffer(), "desk");
  await page.setViewportSize({ width: 1120, height: 760 });
  await page.goto(`${url}/desk/calendar`);
  await page.getByRole("heading", { name: "Asked for" }).waitFor();
  await save(await page.screenshot(), "desk-calendar");
  await page.close();
}

async function takeMail(browser: Browser, reference: string): Promise<void> {
  const mail = await PostalMime.parse(
    await readFile(join(dataDir, "mail", `${reference}-owner-notice.eml`)),
  );
  const page = await browser.newPage({ viewport: { width: 760, height: 400 } });
  await page.setContent(mail.html ?? "");
  await save(await page.screenshot({ fullPage: true }), "mail");
  await page.close();
}

/** Shows what was typed and what was said, as a terminal does. */
async function takeTerminal(
  browser: Browser,
  name: string,
  said: readonly (readonly [typed: string, answer: string])[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1160, height: 200 } });
  await page.setContent(
    "<style>body{margin:0;background:#14201b;color:#f3efe4;font:15px/1.5 monospace}pre{margin:0;padding:24px 28px}b{color:#d9b779}</style><pre></pre>",
  );
  await page.locator("pre").evaluate((pre, lines) => {
    for (const [typed, answer] of lines) {
      const command = document.createElement("b");
      command.textContent = `$ ${typed}`;
      pre.append(command, `\n${answer}\n\n`);
    }
  }, said);
  await save(await page.screenshot({ fullPage: true }), name);
  await page.close();
}

async function takePage(
  browser: Browser,
  url: string,
  name: string,
  viewport = { width: 1280, height: 720 },
): Promise<void> {
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.goto(url, { waitUntil: "networkidle" });
  await save(await page.screenshot(), name);
  await page.close();
}

async function save(picture: Buffer, name: string): Promise<void> {
  await sharp(picture).jpeg({ quality: 78, mozjpeg: true }).toFile(`${folder}/${name}.jpg`);
  console.log(`${folder}/${name}.jpg`);
}
