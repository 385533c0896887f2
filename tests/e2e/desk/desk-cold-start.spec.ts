import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { folderAt } from "../../../server/built-site/builds.ts";
import { day, minute } from "../../../server/time/durations.ts";
import {
  owner,
  partner,
  rowOf,
  sendRequest,
  signIn,
  startDesk,
} from "../../support/browser/desk.ts";
import { expect, expectAccessible, test } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll } from "../../support/browser/measure-page.ts";
import { startServer } from "../../support/servers/running-server.ts";

/** Sends a request. Lists show its first line alone; whoever has the message has read all of it. */
const send = (url: string, name: string, message: string) =>
  sendRequest(url, { name, message: `Hello,\n${message}` });

/** All that a page's browser keeps of what was read. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const request = indexedDB.open("desk");
    request.onsuccess = () => {
      const database = request.result;
      const done = (text: string) => {
        database.close();
        resolve(text);
      };
      if (!database.objectStoreNames.contains("queries")) return done("");
      const all = database.transaction("queries").objectStore("queries").getAll();
      all.onsuccess = () => done(JSON.stringify(all.result));
    };
    return promise;
  });

/** Waits until a page's browser keeps the desk's files, and a request with its message. */
async function expectKept(page: Page, message: string) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptOn(page)).toContain(message);
}

/** A phone with a desk of its own, whose server can be stopped and started again. */
async function openPhone(browser: Browser) {
  const desk = await startDesk();
  const { dataDir, url } = desk;
  let { server } = desk;
  const context = await browser.newContext({
    ...{ baseURL: url, storageState: desk.storageState, serviceWorkers: "allow" },
    ...{ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" },
  });
  return {
    desk,
    context,
    async start(env: Record<string, string> = {}) {
      server = await startServer({ dataDir, env: { PORT: new URL(url).port, ...env } });
      await context.setOffline(false);
    },
    stop: () => server.stop(),
    /** Closes every page, stops the server and takes the network away. */
    async goOffline() {
      for (const page of context.pages()) await page.close();
      await server.stop();
      await context.setOffline(true);
    },
    async close() {
      await context.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const open = async (context: BrowserContext, path = "/desk/") => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

test("opened without a signal, the desk shows what was read for seven days, and a reply is sent once", async ({
  browser,
}) => {
  const { desk, context, start, goOffline, close } = await openPhone(browser);
  const name = "Cora Coldstart";
  const message = "The gate is on the river side";
  const reference = await send(desk.url, name, message);
  const listed = await send(desk.url, "Lola Listed", "Never read");
  const first = await context.newPage();
  await first.route(`**/requests/${listed}`, (route) => route.abort());
  await first.goto("/desk/");
  await expect(rowOf(first, name)).toBeVisible();
  await expectKept(first, message);
  await expectKept(first, "Hello Cora,");

  await goOffline();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("/desk/");
  await expect(rowOf(page, name)).toBeVisible();
  await expect(page.getByText(/Read .* ago; what you do waits for a signal/)).toBeVisible();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByText(message).first()).toBeVisible();
  const form = page.getByRole("region", { name: /^Reply to/ });
  await expect(form.getByLabel("Template")).toBeVisible();
  await form.getByLabel("Subject").fill("Your date");
  await form.getByLabel("Text").fill("It is free that day.");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(`Waits for a signal: Reply to ${name}.`)).toBeVisible();
  await expect(page.getByText(/is on its way|Saved\./)).toHaveCount(0);
  const unsent = page.getByRole("region", { name: "Not sent yet" });
  await unsent.getByText(`Reply to ${name}`, { exact: true }).click();
  await expect(unsent.getByText("It is free that day.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Withdrawn, its words are in their fields again.
  await unsent.getByRole("button", { name: "Withdraw" }).click();
  await expect(unsent).toHaveCount(0);
  await expect(form.getByLabel("Text")).toHaveValue("It is free that day.");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(unsent).toBeVisible();
  await page.goto("/desk/");
  await rowOf(page, "Lola Listed").getByRole("button", { name: "Answered" }).click();
  await page.goto("/desk/calendar");
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
  await expect(page.getByText("could not be reached")).toHaveCount(1);
  // Of a request that was never read, what the list knows is shown, with a call.
  await page.goto(`/desk/requests/${listed}`);
  await expect(page.getByRole("heading", { level: 1, name: "Lola Listed" })).toBeVisible();
  await expect(page.getByText("Answered", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:/);
  await expect(page.getByText("are not on this device yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();

  // It is sent as soon as there is a signal, and not when the desk asks the next time.
  await page.clock.pauseAt(Date.now() + minute);
  await start();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(unsent).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText("You are offline.")).toHaveCount(0);
  await page.clock.resume();
  const { replies } = await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/desk/api/requests/${reference}`,
  );
  expect(replies).toMatchObject([{ subject: "Your date", text: "It is free that day." }]);

  await goOffline();
  const later = await context.newPage();
  await later.clock.setFixedTime(Date.now() + 7 * day + day / 24);
  await later.goto("/desk/");
  await expect(later.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(later.getByText("could not be reached").first()).toBeVisible();
  expect(await later.content()).not.toContain("Lola Listed");
  await expect.poll(() => keptOn(later)).not.toContain("Lola Listed");
  await close();
});

test("a correction that was just sent is shown by a page that opens before the server answers", async ({
  browser,
}) => {
  const { desk, context, close } = await openPhone(browser);
  const reference = await send(desk.url, "Rita Reloaded", "By the barn");
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`/desk/requests/${reference}`);
  await expectKept(page, "By the barn");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Correct: Place" }).click();
  const form = page.getByRole("form", { name: "Correct: Place" });
  await form.getByLabel("Place").fill("Grimsby");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 action waits for a signal")).toBeVisible();
  // A weak signal: what is sent arrives, and no answer to what is read.
  await context.route(`**/desk/api/requests/${reference}`, () => {});
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await context.setOffline(false);
  // Its clock goes on by a millisecond at a time: what is stored is stored before it waits no more.
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return page.evaluate(() => Object.keys(localStorage));
    })
    .toEqual([]);
  await page.reload();
  await page.clock.resume();
  const agreed = page.getByRole("region", { name: "What was agreed" });
  await expect(agreed).toContainText("Grimsby");
  await close();
});

test("signing out, an erasure, the end of the session and another person remove what is kept", async ({
  browser,
}) => {
  const { desk, context, close } = await openPhone(browser);
  const kept = await send(desk.url, "Kim Kept", "Kim stays");
  const erased = await send(desk.url, "Eve Erased", "Eve goes");
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("/desk/");
  await expectKept(page, "Eve goes");
  // A link in another site's page opens the desk through the service worker.
  const mail = await context.newPage();
  await mail.route("https://webmail.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<a href="${desk.url}/desk/requests/${kept}">Open</a>`,
    }),
  );
  await mail.goto("https://webmail.example/");
  await mail.getByRole("link", { name: "Open" }).click();
  await expect(mail.getByRole("heading", { level: 1, name: "Kim Kept" })).toBeVisible();
  await mail.close();
  // On another device.
  const ended = await page.request.post(`/desk/api/requests/${erased}/erase`, {
    data: { confirm: true },
    headers: { Origin: desk.url, "Sec-Fetch-Site": "same-origin" },
  });
  expect(ended.status()).toBe(200);
  await page.clock.fastForward(15_000);
  await expect.poll(() => keptOn(page)).not.toMatch(/Eve/);
  await expect.poll(() => keptOn(page)).toContain(kept);

  // Another page of this browser stores nothing after the sign-out.
  const other = await open(context);
  await expect(rowOf(other, "Kim Kept")).toBeVisible();
  await page.goto("/desk/more");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  await expect(other.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  await expect.poll(() => keptOn(other)).not.toContain("Kim");
  await other.close();

  await context.addCookies([await signIn(desk, owner)]);
  await page.goto("/desk/");
  await expectKept(page, "Kim stays");
  await context.clearCookies();
  await page.goto("/desk/");
  await expect(page).toHaveURL(/sign-in/);
  await expect.poll(() => keptOn(page)).not.toContain("Kim");

  await context.addCookies([await signIn(desk, owner)]);
  await page.goto("/desk/");
  await expectKept(page, "Kim stays");
  await context.clearCookies();
  await context.addCookies([await signIn(desk, partner)]);
  // The server is slower with the inbox than with who is signed in.
  await page.route("**/desk/api/requests?*", () => {});
  await page.goto("/desk/");
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  expect(await page.content()).not.toContain("Kim");
  await expect.poll(() => keptOn(page)).not.toContain("Kim");
  await close();
});

test("a newer build is shown after a reload, and is the one that opens without a signal", async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "builds-"));
  for (const name of ["site", "desk"])
    await cp(folderAt(`dist/${name}`), join(folder, name), { recursive: true });
  const { desk, context, start, stop, goOffline, close } = await openPhone(browser);
  await send(desk.url, "Nia Newer", "Builds");
  const page = await open(context);
  await expectKept(page, "Builds");
  await page.reload();
  await expect(rowOf(page, "Nia Newer")).toBeVisible();
  await stop();
  await publishNewer(join(folder, "desk"));
  await start({ SITE_FOLDER: join(folder, "site") });
  await page.reload();
  await expect(rowOf(page, "Nia Newer")).toBeVisible();
  expect(await page.locator("html").getAttribute("data-build")).toBe("newer");
  const oldFiles = () =>
    page.evaluate(async () => {
      const [name = ""] = await caches.keys();
      const files = await (await caches.open(name)).keys();
      return files.filter(({ url }) => !url.includes("newer")).length;
    });
  await expect.poll(oldFiles).toBe(0);
  await expectKept(page, "newer-");
  await expectKept(page, "Builds");
  await goOffline();
  const cold = await open(context);
  await expect(rowOf(cold, "Nia Newer")).toBeVisible();
  expect(await cold.locator("html").getAttribute("data-build")).toBe("newer");
  await close();
  await rm(folder, { recursive: true });
});

/** Makes another build of the desk in place: its page has a mark, and its files other names. */
async function publishNewer(folder: string) {
  const assets = (await readdir(join(folder, "assets"))).filter((name) => !/\.(br|gz)$/.test(name));
  const renameAll = (text: string) =>
    assets.reduce((all, name) => all.replaceAll(name, `newer-${name}`), text);
  const pages = ["index.html", "shell.html", "service-worker.js", "built-files.json"];
  for (const name of [...pages, ...assets.map((asset) => `assets/${asset}`)]) {
    const bytes = await readFile(join(folder, name));
    for (const ending of ["", ".br", ".gz"]) await rm(join(folder, name + ending), { force: true });
    const text = renameAll(bytes.toString())
      .replace('<html lang="en-CA"', '<html lang="en-CA" data-build="newer"')
      .replace(/("url":"\/desk\/shell","revision":")\w+/, "$1newer");
    await writeFile(join(folder, renameAll(name)), name.endsWith(".woff2") ? bytes : text);
  }
}
