import { readFileSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { putFile } from "../../../desk/server/website/store/content-folder.ts";
import { releaseOf, WebsiteFiles } from "../../../desk/server/website/store/website-files.ts";
import { dayInZone } from "../../../quote-request/days.ts";
import { folderAt } from "../../../server/built-site/builds.ts";
import { readBusiness } from "../../../server/business/business.ts";
import type { Db } from "../../../server/db/schema.ts";
import { expect, owner, partner, signIn, startDesk, test } from "../../support/browser/desk.ts";
import { expectAccessible } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll, smallTargets } from "../../support/browser/measure-page.ts";

const photograph = readFileSync("content/photos/two-vanity.jpg");

const viewport = { width: 390, height: 844 };
/** Words of the home page, and what a test writes in their place. */
const before = "Heated rooms with running water";
const changed = "Heated rooms for your guests";

test.use({
  viewport,
  // Pages of the site fade into each other, and none into the desk.
  expectedConsole: /Failed to load resource|ViewTransition opt-in disabled/,
});

const entryOf = (file: string, key?: string) =>
  `/desk/website/entry?${new URLSearchParams({ file, ...(key && { key }) })}`;

async function save(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // The whole content is checked first; the desk waits for that as long.
  await expect(page.getByText(/^Saved. Not online yet./)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Website" })).toBeFocused();
}

test("words of a page lead to the fields that have them, and at once to the only one", async ({
  page,
}) => {
  await page.goto("/desk/more");
  await page.getByRole("link", { name: "Website" }).click();
  await page.getByLabel("Find words you saw on the page").fill("905-555-0142");
  await page.getByRole("link", { name: /Phone/ }).first().click();
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await page.goto("/desk/more");
  const text = "My grandmother came back to the table";
  await page.goto(`/desk/website?${new URLSearchParams({ text })}`);
  await expect(page.getByLabel("Text", { exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "More" })).toBeVisible();
});

test("what is saved is listed below its button, is published with a signal only, and is taken back", async ({
  page,
}) => {
  await page.goto(entryOf("business.yaml"));
  await page.getByLabel("Phone", { exact: true }).fill("905-555-0199");
  await save(page);
  const change = page.getByRole("listitem").filter({ hasText: "905-555-0199" });
  await expect(change).toContainText("905-555-0142");
  const publish = page.getByRole("button", { name: "Publish" });
  const { y: top } = (await publish.boundingBox()) ?? {};
  expect(top).toBeLessThan((await change.boundingBox())?.y ?? 0);
  await page.context().setOffline(true);
  await expect(publish).toBeDisabled();
  await expect(page.getByText("Preview and Publish need one.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(publish).toBeEnabled();
  // Of several fields each is undone alone.
  await page.goto(entryOf("business.yaml"));
  await page.getByLabel("Opening hours of a day", { exact: true }).fill("9:00 AM to 7:00 PM");
  await save(page);
  await expect(change.getByRole("button", { name: /^Undo/ })).toHaveCount(3);
  await expectAccessible(page);
  await change.getByRole("button", { name: "Undo: Opening hours of a day: " }).click();
  await expect(page.getByRole("dialog")).toContainText("9:00 AM to 7:00 PM");
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(change.getByRole("button", { name: /^Undo/ })).toHaveCount(1);
  await expect(change).toContainText("905-555-0199");
  await expect(change).not.toContainText("7:00 PM");
  await change.getByRole("button", { name: "Undo: Business" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(change).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "All that you saved is online" })).toBeVisible();
  await expect(page.getByText("Saved, not online yet")).toHaveCount(0);
});

test("a broken value is refused at its field, and kept until it is dropped", async ({ page }) => {
  await page.goto(entryOf("business.yaml"));
  const hours = page.getByLabel("Opening hours of a day", { exact: true });
  await hours.fill("nine to five");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(hours).toBeFocused();
  await expect(hours).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("alert")).toContainText("This is not saved");
  await expectAccessible(page);
  await page.reload();
  await expect(hours).toHaveValue("nine to five");
  await page.getByRole("button", { name: "Drop it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Drop it" }).click();
  await expect(hours).toHaveValue("9:00 AM to 8:00 PM");
});

test("what an earlier version has kept of a form, and this one cannot open, can be read", async ({
  page,
}) => {
  await page.goto(entryOf("business.yaml"));
  const draft = { person: owner, typed: { hours: "ten to six" }, at: Date.now() };
  await page.evaluate(
    (text) => localStorage.setItem("desk-draft:website file=business.yaml", text),
    JSON.stringify(draft),
  );
  await page.reload();
  await expect(page.getByLabel("Opening hours of a day", { exact: true })).toHaveValue(
    "9:00 AM to 8:00 PM",
  );
  const unread = page.getByRole("region", { name: "Not sent yet" });
  await expect(unread).toContainText("ten to six");
  await unread.getByRole("button", { name: "Drop it" }).click();
});

test("an item is added to a list and moved by the keyboard", async ({ page }) => {
  await page.goto(entryOf("home.yaml"));
  await page.getByRole("button", { name: "Add: Searches that lead here" }).click();
  const searchAt = (place: number) =>
    page.getByLabel(`Searches that lead here ${place}`, { exact: true });
  await expect(searchAt(5)).toBeFocused();
  await searchAt(5).fill("washroom trailer near me");
  const up = page.getByRole("button", { name: "Move up: washroom trailer near me" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(searchAt(4)).toHaveValue("washroom trailer near me");
  await expect(up).toBeFocused();
  await save(page);
  await page.goto(entryOf("home.yaml"));
  await expect(searchAt(4)).toHaveValue("washroom trailer near me");
});

test("a part in an open part says that it is closed", async ({ page }) => {
  await page.goto(entryOf("home.yaml"));
  const summaries = page.locator("details:has(details)").first().locator("summary");
  await summaries.first().click();
  const turn = (at: number) =>
    summaries
      .nth(at)
      .locator("svg")
      .evaluate((mark) => getComputedStyle(mark).rotate);
  expect([await turn(0), await turn(1)]).toEqual(["180deg", "none"]);
});

test("two people who change one text decide whose stays, and keep what only one changed", async ({
  page,
  browser,
  desk,
}) => {
  const address = entryOf("policies.yaml", "deposit");
  await page.goto(address);
  await page.getByLabel("Text", { exact: true }).fill("Hers: your quote states the deposit.");

  const context = await browser.newContext({ baseURL: desk.url });
  await context.addCookies([await signIn(desk, partner)]);
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel("Text", { exact: true }).fill("Theirs: your quote states the deposit.");
  await other.getByLabel("Title", { exact: true }).fill("The deposit");
  await save(other);
  const change = other.getByRole("listitem").filter({ hasText: "Theirs: your quote" });
  await expect(change).toContainText(new RegExp(`${partner}, .* [AP]M$`));
  await context.close();

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Somebody else has saved this meanwhile")).toBeFocused();
  await expect(page.getByText("Theirs: your quote states the deposit.")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("The deposit");
  // Still to be decided after the page was closed.
  await page.reload();
  await expect(page.getByText("Theirs: your quote states the deposit.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(/^Theirs/);
  await save(page);
});

test("without a signal a text waits in its form, and an entry that was not read says so", async ({
  page,
  context,
}) => {
  await page.goto(entryOf("questions.yaml", "hot-water"));
  const answer = page.getByLabel("Answer", { exact: true });
  const text = `${await answer.inputValue()} Always.`;
  await answer.fill(text);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("There is no signal. What you typed is kept")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Saved. Not online yet.")).toBeVisible();
  await page.getByRole("link", { name: "About page" }).waitFor();
  await context.setOffline(true);
  await page.getByRole("link", { name: "About page" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "This was not opened on this phone before; it needs a signal.",
  );
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "About page" })).toBeVisible();
  await page.goto(entryOf("questions.yaml", "hot-water"));
  await expect(answer).toHaveValue(text);
});

test("a mark goes around what is selected in an article, which stays selected", async ({
  page,
}) => {
  await page.goto(entryOf("posts/construction-site-restroom-requirements.md"));
  const body = page.getByLabel("Text", { exact: true });
  await body.evaluate((area: HTMLTextAreaElement) => {
    const start = area.value.indexOf("crew");
    area.setSelectionRange(start, start + 4);
  });
  const top = () => page.evaluate(() => scrollY);
  await page.getByRole("button", { name: "Bold" }).scrollIntoViewIfNeeded();
  const before = await top();
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(body).toBeFocused();
  expect(Math.abs((await top()) - before)).toBeLessThan(100);
  await expect(body).toHaveValue(/\*\*crew\*\*/);
  const selected = (area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd);
  expect(await body.evaluate(selected)).toBe("crew");
});

test("a photograph is replaced, and its focal point set by a tap", async ({ page }) => {
  await page.goto(entryOf("photos.yaml", "two-vanity"));
  await expect(page.getByRole("link", { name: "Luxury 2-Station Trailer" })).toBeVisible();
  const input = page.getByLabel("Replace the photograph");
  await input.setInputFiles({
    name: "a.heic",
    mimeType: "image/heic",
    buffer: Buffer.from("ftypheic"),
  });
  await expect(page.getByRole("alert")).toContainText("cannot be read here");
  await expect(page.getByRole("alert")).toBeInViewport();

  const large = await sharp(photograph).resize(4_000).withMetadata({ orientation: 6 }).toBuffer();
  await input.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: large });
  await expect(page.getByText("Does the description below still fit?")).toBeVisible();
  await expect(input).toHaveValue(/a\.jpg$/);
  const kept = await page.request.get("/desk/api/website/photos/two-vanity");
  const { width, height = 0, exif } = await sharp(await kept.body()).metadata();
  expect([width, height > 2_400, exif]).toEqual([2_400, true, undefined]);

  // What is transparent is white, and not black.
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = sharp({ create: { width: 1_290, height: 2_796, channels: 4, background } });
  const buffer = await clear.png().toBuffer();
  const sent = page.waitForResponse(/website\/photos\?id=/);
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
  await (await sent).finished();
  const white = await page.request.get("/desk/api/website/photos/two-vanity");
  const { channels, dominant } = await sharp(await white.body()).stats();
  expect([channels.length, dominant.r > 240]).toEqual([3, true]);

  const picture = page.getByRole("button", { name: "Middle of what matters" });
  const { width: across = 0, height: down = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: across * 0.25, y: down * 0.75 } });
  await page.locator("summary", { hasText: "Point that stays in view" }).click();
  await expect(page.getByLabel("Left").first()).toHaveValue("25");
  await expect(page.getByLabel("Top").first()).toHaveValue("75");
});

test("a review begins empty, is saved when the owner says so, and is removed again", async ({
  page,
}) => {
  await page.goto("/desk/website");
  await page.getByText("Reviews", { exact: true }).click();
  const reviews = page.getByRole("group").filter({ hasText: "Reviews" });
  await reviews.getByText("Add", { exact: true }).first().click();
  await reviews.getByLabel("Name of the new one").fill("Ann of Elora");
  await expect(reviews.getByLabel("Begins as a copy of")).toHaveCount(0);
  await reviews.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ann of Elora" })).toBeFocused();
  await expect(page.getByText("New. Nothing is saved yet.")).toBeVisible();
  const event = page.getByLabel("Event", { exact: true });
  await expect(event).toHaveValue("");
  await event.fill("Barn dance");
  const saved = async () => (await page.request.get("/desk/api/website")).json();
  expect(JSON.stringify((await saved()).collections)).not.toContain("Ann of Elora");
  // What is typed in it is found again.
  await page.goto("/desk/website");
  await page.getByRole("link", { name: "Ann of Elora" }).click();
  await expect(event).toHaveValue("Barn dance");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Where", { exact: true })).toBeFocused();
  await page.getByLabel("Where", { exact: true }).fill("Elora, Ontario");
  await page.getByLabel("Month", { exact: true }).fill("2026-06");
  await page.getByLabel("Text", { exact: true }).fill("Warm and clean all night.");
  await save(page);
  await page.getByRole("link", { name: "Ann of Elora" }).first().click();
  await expect(page.getByText("New. Nothing is saved yet.")).toHaveCount(0);
  await expect(event).toHaveValue("Barn dance");
  // The message of the save covers no button of the form.
  await page.getByRole("button", { name: "Save", exact: true }).click({ trial: true });
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Website" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Ann of Elora" })).toHaveCount(0);
});

test("a review is put on another page, and stays while pages show it", async ({ page }) => {
  await page.goto(entryOf("testimonials.yaml", "garden-wedding"));
  await page.getByText("Show it on another page").click();
  await page.getByRole("link", { name: "Ajax" }).click();
  const shown = page.locator("[id='field/testimonials']");
  await expect(shown).toBeFocused();
  await shown.getByRole("combobox").first().selectOption("garden-wedding");
  await save(page);
  await page.goto(entryOf("testimonials.yaml", "garden-wedding"));
  await expect(page.getByRole("link", { name: "Ajax" })).toBeVisible();
  // While pages show it, it stays, and the first of them is one tap away.
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("alert")).toContainText(/ still shows it\. Change that first\.$/);
  await page.getByRole("link", { name: "Go to the field" }).click();
  await expect(page.locator(":focus")).toHaveValue("garden-wedding");
});

test("every part of the forms is reached at 320 px and by axe", async ({ page }) => {
  for (const path of [
    "/desk/website",
    entryOf("cities/ajax.yaml"),
    entryOf("photos.yaml", "two-vanity"),
    entryOf("posts/construction-site-restroom-requirements.md"),
  ]) {
    await page.goto(path);
    await expect(page.getByText("Loading …")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.locator("details").evaluateAll((all) => {
      for (const each of all) each.setAttribute("open", "");
    });
    await expectAccessible(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

test("a change is looked at, published, and taken back", async ({ browser }) => {
  // The site is copied three times and opened as often: 55 seconds beside other suites.
  test.slow();
  const desk = await startDesk(preparePreview);
  const { url: baseURL, storageState } = desk;
  const context = await browser.newContext({ baseURL, storageState, viewport });
  const page = await context.newPage();
  await page.goto("/desk/website");
  await page.getByRole("link", { name: "Look at the preview" }).click();
  await expect(page.getByText(changed)).toBeVisible();
  // The bar looks like no line of the site's own.
  const bar = page.getByRole("region", { name: "Preview" });
  await expect(bar).toHaveCSS("background-color", "rgb(20, 32, 27)");
  await page.getByText(changed).click();
  await expect(page.locator(":focus")).toHaveValue(new RegExp(changed));
  // The title and the text of a promise stand in one item of a list.
  const promise = page.getByLabel("What we promise").getByRole("listitem").nth(1);
  for (const [words, fromTop] of [
    ["Quick answers", 0.3],
    [/^E-mails usually answered/, 0.75],
  ] as const) {
    await page.goto("/");
    const { width = 0, height = 0 } = (await promise.boundingBox()) ?? {};
    await promise.click({ position: { x: width / 2, y: height * fromTop } });
    await expect(page.locator(":focus")).toHaveValue(words);
  }
  await page.goto("/");
  await page.locator("a[href^='tel:']:visible").last().click();
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await page.goto("/desk/preview/end");
  const home = async () => (await page.request.get("/")).text();
  expect(await home()).toContain(before);

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(/^Online since /)).toBeInViewport();
  await page.getByRole("link", { name: "Look at the website" }).click();
  await expect(page.getByText(changed)).toBeVisible();

  await page.goto("/desk/website");
  const versions = page.getByRole("listitem").filter({ hasText: / [AP]M/ });
  await expect(versions).toHaveText([
    /^Online now.* [AP]MHome page: /,
    / [AP]MThe website before the first change/,
  ]);
  const putBack = (within: Page | Locator) =>
    within.getByRole("button", { name: "Put this version back online" }).first().click();
  await versions.last().getByText("Go back").click();
  await putBack(page);
  await expect(page.getByRole("dialog")).toContainText(`What changes: Home page: Text: ${changed}`);
  await putBack(page.getByRole("dialog"));
  await expect(page.getByText(/^(Checking|Making|Online since)/)).toBeInViewport();
  await expect.poll(home, { timeout: 120_000 }).toContain(before);
  await context.close();
  await desk.close();
});

/**
 * Leaves a saved change of the home page in a data folder, with a preview of it as a build leaves
 * one: publication.test.ts builds.
 */
async function preparePreview(_: Db, dataDir: string) {
  const files = new WebsiteFiles(join(dataDir, "website"), ".", releaseOf("dist/site"), console);
  await files.rebase();
  const save = await files.beginSave();
  const text = readFileSync("content/home.yaml", "utf8").replace(before, changed);
  await putFile(save.after, "home.yaml", text);
  await save.keep();
  const [site, content] = [join(dataDir, "site"), join(dataDir, "content")];
  await cp(save.after, content, { recursive: true });
  await cp(folderAt("dist/site"), site, { recursive: true });
  const home = join(site, "index.html");
  writeFileSync(home, readFileSync(home, "utf8").replace(before, changed));
  for (const ending of ["br", "gz"]) await rm(`${home}.${ending}`);
  const day = dayInZone(Date.now(), readBusiness().timeZone);
  await files.storeBuild(site, content, { day, save: files.save });
}
