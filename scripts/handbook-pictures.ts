/**
 * Takes the pictures of the desk in docs/owner-handbook.md, on a server with made-up quote
 * requests: `node --import tsx scripts/handbook-pictures.ts`.
 */
import { chromium, type Page } from "@playwright/test";
import { sql } from "kysely";
import sharp from "sharp";
import { addDays } from "../quote-request/days.ts";
import { findChromium } from "../tests/support/browser/chromium.ts";
import { startDesk } from "../tests/support/browser/desk.ts";
import prepareBuilds from "../tests/support/build.setup.ts";
import { storeVariedRequests } from "../tests/support/databases/varied-requests.ts";

const folder = "docs/owner-handbook";
/** Between two pictures side by side, in pixels. */
const gap = 36;
/** The made-up rentals are one to seven months from now. */
const month = addDays(new Date().toISOString().slice(0, 10), 75).slice(0, 7);

await prepareBuilds();
const browser = await chromium.launch(await findChromium());
const desk = await startDesk(async (db) => {
  await storeVariedRequests(db, 150, Date.now());
  const message = "Our garden has a narrow gate. Is power from the house enough?";
  // Without the numbers by which tests tell them apart.
  await sql`update quote_request set name = rtrim(name, ' 0123456789'), message = ${message}`.execute(
    db,
  );
});
const page = await browser.newPage({
  storageState: desk.storageState,
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 1.5,
  reducedMotion: "reduce",
});

try {
  await takePhone(page);
  await page.setViewportSize({ width: 1120, height: 760 });
  await page.goto(`${desk.url}/desk/calendar?month=${month}`);
  await page.getByRole("heading", { name: "By trailer" }).waitFor();
  await save(await page.screenshot(), "desk-calendar");
} finally {
  await browser.close();
  await desk.close();
}

/** The inbox and a request, side by side. */
async function takePhone(page: Page): Promise<void> {
  await page.goto(`${desk.url}/desk`);
  const first = page.getByRole("list", { name: "Inbox" }).getByRole("link").first();
  await first.waitFor();
  const inbox = await page.screenshot();
  await first.click();
  await page.getByRole("heading", { name: "Status" }).waitFor();
  const request = await page.screenshot();
  const { width = 0, height = 0 } = await sharp(inbox).metadata();
  const sideBySide = sharp({
    create: { width: 2 * width + gap, height, channels: 3, background: "#ffffff" },
  }).composite([
    { input: inbox, left: 0, top: 0 },
    { input: request, left: width + gap, top: 0 },
  ]);
  await save(await sideBySide.png().toBuffer(), "desk");
}

async function save(picture: Buffer, name: string): Promise<void> {
  await sharp(picture).jpeg({ quality: 78, mozjpeg: true }).toFile(`${folder}/${name}.jpg`);
}
