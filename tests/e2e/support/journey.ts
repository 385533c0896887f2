import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { formPath, functionPath } from "../../../quote-request/protocol.ts";
import { sample } from "../../support/sample.ts";
import { openSetup } from "./setups.ts";

type Workshop = { server: Awaited<ReturnType<typeof openSetup>> };
type RequestContext = {
  /** A data directory for a server of the test's own; gone after it. */
  dataDir: string;
  /** Lines the browser's console is expected to print in this test. */
  expectedConsole: RegExp | null;
  quietConsole: undefined;
};

/** Said of the tag against framing, which a browser reads only where no scripts run (docs/decisions/0011). */
const frameTag = /^X-Frame-Options may only be set via an HTTP header/;

/** A test on the production build, with a server and a data directory of its worker's own. A console error fails it. */
export const test = base.extend<RequestContext, Workshop>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "journey-"));
      const server = await openSetup(dataDir);
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "journey-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  expectedConsole: [null, { option: true }],
  quietConsole: [
    async ({ page, expectedConsole, javaScriptEnabled }, use) => {
      const lines: string[] = [];
      page.on("console", (line) => {
        if (line.type() === "error" || line.type() === "warning") lines.push(line.text());
      });
      page.on("pageerror", (error) => lines.push(error.message));
      await use(undefined);
      const surprises = lines.filter(
        (line) =>
          !expectedConsole?.test(line) && (javaScriptEnabled !== false || !frameTag.test(line)),
      );
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const contactPath = formPath;

/** Address pattern of the quote function, to stand in its way. */
export const functionUrl = `**${functionPath}`;

/** A request that keeps every rule, as typed into the fields by their names. */
export const answers = sample;

export type Answers = typeof answers;

/** Returns the field of the form with the given name. */
export function fieldOf(page: Page, name: keyof Answers) {
  return page.locator(`#quote-request-form [name="${name}"]`);
}

/** Fills the form in; a field may be left out or given another answer. */
export async function fillIn(page: Page, changes: Partial<Answers> = {}) {
  for (const [name, answer] of Object.entries({ ...answers, ...changes })) {
    const field = fieldOf(page, name as keyof Answers);
    if (name === "eventType" || name === "guestCount") await field.selectOption(answer);
    else await field.fill(answer);
  }
}

/** Waits until what wakes the page's islands is there: it comes after the first paint. */
export async function islandsCanWake(page: Page) {
  await page.waitForFunction(() => customElements.get("astro-island") !== undefined);
}

/** Opens the contact page, reaches for the form and waits until it lives. */
export async function openForm(page: Page, base = "") {
  await page.goto(base + contactPath);
  await fieldOf(page, "name").hover();
  await expect(page.locator("#quote-request-form")).toHaveAttribute("novalidate");
}

export const submitButton = (page: Page) => page.locator("#quote-request-form button[type=submit]");

/** Waits until the far parts of the page are laid out, too. */
export async function everythingIsLaidOut(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main > *")].every(
      (part) => getComputedStyle(part).contentVisibility === "visible",
    ),
  );
}

/** Adds rules to the page. A sheet of the script's own is no inline style, which the security policy would refuse. */
export function addStyles(page: Page, css: string) {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Expects axe to find nothing on the page as it is now. */
export async function expectAccessible(page: Page) {
  // What is not laid out yet has no ground that a contrast could be measured against.
  await everythingIsLaidOut(page);
  // Our pages have no frames, so that axe needs no second page; and only what it finds is read.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
  ).toEqual([]);
}
