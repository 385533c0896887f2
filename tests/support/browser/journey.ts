import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { formPath, functionPath } from "../../../quote-request/protocol.ts";
import { sample } from "../sample.ts";
import { startSetup } from "./setups.ts";

type WorkerFixtures = { server: Awaited<ReturnType<typeof startSetup>> };
type TestFixtures = {
  /** A data directory for a server of the test's own; gone after it. */
  dataDir: string;
  /** Lines the browser's console is expected to print in this test. */
  expectedConsole: RegExp | null;
};

/** Said of the tag against framing, which a browser reads only where no scripts run. */
const frameTag = /^X-Frame-Options may only be set via an HTTP header/;

/** Said by Playwright where a test of the desk lets no service worker work. */
const blockedWorker = /^Service Worker registration blocked by Playwright/;
/**
 * Said by Chromium where a busy machine shows a page before the fade to it begins, and then shows
 * it without one (github.com/w3c/csswg-drafts/issues/13726).
 */
const missedFade = /^Transition was aborted because of invalid state\. Page already revealed$/;

/** Said by Chromium where the desk's service worker takes over a page that preloads a file. */
const takenOverPreload = /^A preload for .* cross-world service worker resource mismatch\.$/;

/** A test on the production build, failed by an error or a warning on the browser's console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "journey-"));
      const server = await startSetup(dataDir);
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs.
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "journey-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  expectedConsole: [null, { option: true }],
  page: async ({ page, expectedConsole, javaScriptEnabled }, use) => {
    const lines: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error" || line.type() === "warning") lines.push(line.text());
    });
    page.on("pageerror", (error) => lines.push(error.message));
    await use(page);
    const surprises = lines.filter(
      (line) =>
        !expectedConsole?.test(line) &&
        !blockedWorker.test(line) &&
        !missedFade.test(line) &&
        !takenOverPreload.test(line) &&
        (javaScriptEnabled !== false || !frameTag.test(line)),
    );
    expect(surprises).toEqual([]);
  },
});

export { expect };

export const contactPath = formPath;

/** URL pattern of the quote function, for page.route(). */
export const functionUrl = `**${functionPath}`;

/** A valid quote request, as it is typed into the fields, by their names. */
export const answers = sample;

export type Answers = typeof answers;

/** Returns the field of the form with the given name. */
export function fieldOf(page: Page, name: keyof Answers) {
  return page.locator(`#quote-request-form [name="${name}"]`);
}

/** Returns the fields of the form that a visitor can reach, in the page's order. */
export async function readFields(page: Page) {
  const fields = await page
    .locator('#quote-request-form [name]:not([tabindex="-1"])')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ name, tagName, required }) => ({
        name,
        isChoice: tagName === "SELECT",
        isRequired: required,
      })),
    );
  return fields as { name: keyof Answers; isChoice: boolean; isRequired: boolean }[];
}

/** Fills in each field of the form with its answer in the sample, or with another one. */
export async function fillIn(page: Page, changes: Partial<Answers> = {}) {
  for (const { name, isChoice } of await readFields(page)) {
    const answer = { ...answers, ...changes }[name];
    if (answer === undefined) throw new Error(`tests/support/sample.ts has no answer for ${name}`);
    const field = fieldOf(page, name);
    if (isChoice) await field.selectOption(answer);
    else await field.fill(answer);
  }
}

/** Waits until the code that hydrates islands has run: it comes after the first paint. */
export async function waitForHydrationCode(page: Page) {
  await page.waitForFunction(() => customElements.get("astro-island") !== undefined);
}

/** Opens the contact page, touches the form and waits until it is hydrated. */
export async function openForm(page: Page, base = "") {
  await page.goto(base + contactPath);
  await fieldOf(page, "name").hover();
  await waitForForm(page);
}

/** Waits until React runs the quote form: what is typed earlier and left at once is in no draft. */
export const waitForForm = (page: Page) =>
  expect(page.locator("#quote-request-form")).toHaveAttribute("novalidate");

/** Returns the button that sends the quote form. */
export const submitButton = (page: Page) => page.locator("#quote-request-form button[type=submit]");

/** Waits until the parts of the page below the screen are laid out, too. */
export async function waitForLayout(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main > *")].every(
      (part) => getComputedStyle(part).contentVisibility === "visible",
    ),
  );
}

/** Holds back what a page loads from an address; returns what lets it through. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Adds CSS rules in place of those before; the security policy refuses inline styles. */
export function addStyles(page: Page, css: string) {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Puts each text into <font>, as a translator of the browser does once a page is there. */
export function translate(part: Locator) {
  return part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode())
      if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
    for (const text of texts as Text[]) {
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
}

/** Expects axe to find nothing on the page as it is now. */
export async function expectAccessible(page: Page) {
  // What is not laid out yet has no ground that a contrast could be measured against.
  await waitForLayout(page);
  // Our pages have no frames, so that axe needs no second page; and only what it finds is read.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
  ).toEqual([]);
}
