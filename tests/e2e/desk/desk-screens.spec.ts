import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import type { Db } from "../../../server/db/schema.ts";
import { foldedColumns } from "../../../server/quote-requests/search/fold-text.ts";
import { expect, openDesk, test } from "../../support/browser/desk.ts";
import { addStyles, expectAccessible } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll, smallTargets } from "../../support/browser/measure-page.ts";
import { storeVariedQuotes } from "../../support/databases/varied-quotes.ts";
import { sampleRow } from "../../support/sample.ts";

const naughtyStrings: string[] = JSON.parse(
  readFileSync(new URL(import.meta.resolve("big-list-of-naughty-strings")), "utf8"),
);
const longName =
  "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh the Younger of Niagara-on-the-Lake";
const longPlace =
  "The Old Mill Heritage Banquet Hall and Gardens, 4216 Concession Road 7 North, Niagara-on-the-Lake";
const screens = [
  "",
  "?show=all",
  "requests/new",
  "quarantine",
  "calendar",
  "figures",
  "website",
  "housekeeping",
  "access",
  "more",
];
const day = 24 * 60 * 60_000;

/** Stores a quote request whose every text is the one given. */
async function storeText(db: Db, reference: string, text: string) {
  const texts = { name: text, email: text, phone: text, location: text, message: text };
  await db
    .insertInto("quote_request")
    .values({
      ...sampleRow,
      ...texts,
      ...foldedColumns({ ...texts, reference }),
      reference,
      received_at: Date.now() - day / 12,
      content_hash: reference,
    })
    .execute();
}

/** Returns what stands in the menu and is wider than its place. */
const overflowingLabels = (page: Page) =>
  page
    .locator("nav:visible a")
    .evaluateAll((links) =>
      links
        .filter((link) => link.scrollWidth > link.clientWidth)
        .map((link) => `${link.textContent} ${link.scrollWidth} > ${link.clientWidth}`),
    );

async function expectSound(page: Page, path: string) {
  await page.goto(`/desk/${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading …")).toHaveCount(0);
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    if (width === 390 || width === 1280) await expectAccessible(page);
    if (width === 390) expect(await smallTargets(page)).toEqual([]);
  }
  // Letters of twice the size, upright and on the side (D10).
  await addStyles(page, "html { font-size: 200% }");
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    expect(await overflowingLabels(page)).toEqual([]);
  }
  await addStyles(page, "");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowingLabels(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(16, 24, 20)");
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Opens a desk of its own in a page of its own. */
async function withDesk(
  browser: Browser,
  prepare: (db: Db) => Promise<void>,
  look: (page: Page) => Promise<void>,
) {
  const desk = await openDesk(browser, prepare);
  const { url, storageState } = desk;
  const context = await browser.newContext({ baseURL: url, storageState, reducedMotion: "reduce" });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("dialog", (dialog) => errors.push(dialog.message()));
  await look(page);
  expect(errors).toEqual([]);
  await context.close();
  await desk.close();
}

test("every screen without any request is kind and sound, also in the dark", async ({
  browser,
}) => {
  await withDesk(
    browser,
    async () => {},
    async (page) => {
      for (const path of screens) await expectSound(page, path);
      await page.goto("/desk/");
      await expect(page.getByText("Everyone has an answer")).toBeVisible();
      await page.goto("/desk/?show=all");
      await expect(page.getByText("No requests yet")).toBeVisible();
      await page.goto("/desk/quarantine");
      await expect(page.getByText("Nothing is held back")).toBeVisible();
    },
  );
});

test("every screen with requests and long names is sound, also in the dark, and the list lies where it was left", async ({
  browser,
}) => {
  // Each of eleven screens is looked at in four widths.
  test.slow();
  await withDesk(
    browser,
    async (db) => {
      await storeVariedQuotes(db, 400, Date.now());
      await db
        .updateTable("quote_request")
        .set({ name: longName, location: longPlace })
        .where("reference", "in", ["V0000195", "V0000161", "V0000198"])
        .execute();
    },
    async (page) => {
      for (const path of [
        ...screens,
        "requests/V0000195",
        "requests/V0000161",
        "requests/V0000198",
      ])
        await expectSound(page, path);
      await expectWayBack(page);
    },
  );
});

test("naughty texts in every field are shown as text", async ({ browser }) => {
  const texts = naughtyStrings.filter((text, at) => text.trim() && at % 20 === 0);
  const shown = (text: string) => text.replace(/\s+/g, " ").trim();
  await withDesk(
    browser,
    async (db) => {
      for (const [at, text] of texts.entries()) await storeText(db, `N${at}`, text);
    },
    async (page) => {
      for (const [at, text] of texts.entries()) {
        await page.goto(`/desk/requests/N${at}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(text));
        await expectNoSidewaysScroll(page);
      }
      await page.goto("/desk/");
      await expect(page.getByRole("list", { name: "Inbox" })).toBeVisible();
      await expectNoSidewaysScroll(page);
    },
  );
});

test("the menu is used by the keyboard, and each screen begins at its heading", async ({
  page,
}) => {
  await page.goto("/desk/");
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.getByRole("link", { name: "Calendar" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeFocused();
  await expect(page).toHaveTitle("Calendar | Desk");
});

/** Expects the list to lie where it was left, after a request was looked at. */
async function expectWayBack(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/desk/?show=all");
  const rows = page.getByRole("list", { name: "Inbox" }).getByRole("article");
  await expect(rows.first()).toBeVisible();
  // Each step is waited for, so that the list lies still when a row is pressed.
  for (let top = 1_500; top <= 9_000; top += 1_500) {
    await page.mouse.wheel(0, 1_500);
    await page.waitForFunction((reached) => scrollY >= reached, top - 200);
  }
  // By its name: rows are drawn anew as the list scrolls, and a place in it is another's then.
  const text = await page.evaluate(nameInWindow);
  await page.getByRole("link", { name: text, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: text })).toBeInViewport();
}

/** Runs in the page: returns the name on the first row that is wholly in the window. */
function nameInWindow(): string {
  const shown = [...document.querySelectorAll("main article")].find(
    (row) => row.getBoundingClientRect().top >= 0,
  );
  return shown?.querySelector("h2")?.textContent ?? "";
}
