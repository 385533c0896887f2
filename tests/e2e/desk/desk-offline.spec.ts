import type { Locator, Page } from "@playwright/test";
import { expect, findRow, rowOf, sendRequest, test } from "../../support/browser/desk.ts";
import { expectAccessible, holdBack } from "../../support/browser/journey.ts";

const apiUrl = "**/desk/api/**";
const listUrl = "**/desk/api/requests?*";
const markAnswered = (row: Locator) => row.getByRole("button", { name: "Answered" }).click();
const keptOnPhone = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("desk-action:")));

test.use({ viewport: { width: 390, height: 844 }, expectedConsole: /Failed to load resource/ });

test("in a dead spot what was read stays, what was done is sent afterwards, also of a closed page, and screens open again", async ({
  page,
  context,
  desk,
}) => {
  const day = "2031-03-03";
  await sendRequest(desk.url, { name: "Dina Deadspot", startDate: day, endDate: day });
  await sendRequest(desk.url, { name: "Rhea Reopened", startDate: day, endDate: day });
  await page.clock.install();
  const screen = page.waitForResponse(/RequestScreen/);
  // A row that is searched for stays when its request has an answer; one of a day leaves.
  await page.goto(`/desk/?from=${day}&to=${day}`);
  const row = rowOf(page, "Dina Deadspot");
  await expect(row).toBeVisible();
  await screen;

  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await markAnswered(row);
  await expect(row).toHaveCount(0);
  await expect(page.getByText("1 action waits for a signal")).toBeVisible();
  await expectAccessible(page);
  expect(await keptOnPhone(page)).toHaveLength(1);
  // What was asked for before has failed by then.
  await page.clock.fastForward(3_000);
  await page.evaluate(() => fetch("/desk/api/start").catch(() => null));

  await context.setOffline(false);
  await page.clock.fastForward(15_000);
  await expect(page.getByText("1 action waits for a signal")).toBeHidden();
  expect(await keptOnPhone(page)).toEqual([]);
  // A screen whose code could not be loaded without a signal.
  await page.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
  await expect(await findRow(page, "Dina Deadspot")).toContainText("Answered");

  await page.route("**/status", (route) => route.abort());
  await markAnswered(await findRow(page, "Rhea Reopened"));
  await expect(page.getByText("1 action waits for a signal")).toBeVisible();
  const next = await context.newPage();
  await page.close();
  await expect(await findRow(next, "Rhea Reopened")).toContainText("Answered");
  await expect.poll(() => keptOnPhone(next)).toEqual([]);
});

test("what the server refuses or cannot do is said, and whoever is signed out meanwhile keeps what is not sent", async ({
  page,
  desk,
}) => {
  await page.clock.install();
  const reference = await sendRequest(desk.url, { name: "Rita Refused" });
  const row = await findRow(page, "Rita Refused");
  await expect(row).toBeVisible();
  const failed = { status: 500, json: { error: "That did not work.", code: "failed" } };
  await page.route("**/status", (route) => route.fulfill(failed));
  await markAnswered(row);
  await expect(page.getByText("Rita Refused: Answered: That did not work.")).toBeVisible();
  await expect(row.first()).toContainText("E-mail due");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Drop it" }).click();
  await expect(page.getByText("That did not work.")).toBeHidden();
  expect(await keptOnPhone(page)).toEqual([]);
  await page.unroute("**/status");

  // What an earlier version has stored, of a kind that this one does not know.
  await page.evaluate((reference) => {
    const action = { kind: "booking", id: "1", reference, name: "Rita", units: ["four"] };
    localStorage.setItem("desk-action:1", JSON.stringify({ action }));
    const text = "Gate code 12";
    localStorage.setItem(`desk-draft:note ${reference}`, JSON.stringify({ text, lines: 1 }));
  }, reference);
  await page.reload();
  const unsent = page.getByRole("region", { name: "Not sent yet" });
  await expect(unsent).toContainText(`cannot send it: booking, Rita, ${reference}`);
  await expect(unsent).toContainText("units: four");
  await expect(unsent).toContainText(`cannot open it: note ${reference}`);
  await expect(unsent).toContainText("text: Gate code 12");
  await expect(unsent.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await expectAccessible(page);
  const drop = unsent.getByRole("button", { name: "Drop it" });
  await drop.first().click();
  await drop.click();
  await expect(unsent).toHaveCount(0);
  expect(await keptOnPhone(page)).toEqual([]);

  await page.route(listUrl, (route) => route.fulfill(failed));
  await page.clock.fastForward(15_000);
  await expect(page.getByText(/That did not work. What you see may be out of date/)).toBeVisible();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await page.unroute(listUrl);
  await page.route(listUrl, async (route) => {
    const response = await route.fetch();
    const cannotStore = "the disk is full";
    await route.fulfill({ response, json: { ...(await response.json()), cannotStore } });
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/may be out of date/)).toBeHidden();
  await expect(
    page.getByText(/Nothing can be saved at this moment, because the disk is full\./),
  ).toBeVisible();
  await expect(row).toBeVisible();
  await page.unroute(listUrl);

  // Nothing that is read: it could end the session before the tap.
  await page.route(apiUrl, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 401, json: { error: "Please sign in.", code: "signed-out" } })
      : route.fallback(),
  );
  await markAnswered(row);
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  await expect(page.getByText("1 action not sent yet")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(apiUrl);
  await expect(await findRow(page, "Rita Refused")).toContainText("Answered");
});

test("a session that ends in the middle of a note costs no word", async ({
  page,
  context,
  desk,
}) => {
  const reference = await sendRequest(desk.url, { name: "Wanda Writing" });
  const other = await sendRequest(desk.url, { name: "Uma Untouched" });
  await page.goto(`/desk/requests/${reference}`);
  const status = page.getByRole("region", { name: "Status" });
  await status.getByRole("button", { name: "Quoted" }).click();
  await status.getByLabel("Amount").fill("2,4");
  await page.getByLabel("New note").fill("Gate is locked, call");
  await page.getByLabel("Subject").fill("Your wedding in May");
  await expect(page.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);

  // No question reaches the server before the last word is typed.
  const letThrough = await holdBack(page, apiUrl);
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByLabel("New note").press("End");
  await page.getByLabel("New note").pressSequentially(" the son");
  letThrough();
  // The next question to the server is the one that finds out.
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  await expect(page.getByText("What you typed and did not send is kept")).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(
    `/desk/sign-in?next=${encodeURIComponent(`/desk/requests/${reference}`)}`,
  );

  await context.addCookies(cookies);
  await page.goto(`/desk/requests/${reference}`);
  await expect(page.getByLabel("New note")).toHaveValue("Gate is locked, call the son");
  await expect(page.getByLabel("Subject")).toHaveValue("Your wedding in May");
  await expect(status.getByLabel("Amount")).toHaveValue("2,4");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByLabel("New note")).toHaveValue("");

  // Looking at a request keeps no draft of it.
  await page.goto(`/desk/requests/${other}`);
  await expect(page.getByLabel("Subject")).not.toHaveValue("");
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect
    .poll(keys)
    .toEqual([`desk-draft:amount ${reference}`, `desk-draft:reply ${reference}`]);
});

test("a template is taken back, a field keeps its focus while its status is sent, and a double tap sends a reply once", async ({
  page,
  desk,
}) => {
  const reference = await sendRequest(desk.url, { name: "Tess Twice" });
  await page.goto(`/desk/requests/${reference}`);
  const reply = page.getByRole("region", { name: /^Reply to/ });
  const text = reply.getByLabel("Text");
  await expect(text).not.toHaveValue("");
  await text.fill("Words of my own");
  await page.getByLabel("Template", { exact: true }).selectOption({ index: 2 });
  await expect(text).not.toHaveValue("Words of my own");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(text).toHaveValue("Words of my own");

  const letThrough = await holdBack(page, "**/status");
  const status = page.getByRole("region", { name: "Status" });
  const amount = status.getByLabel("Amount");
  await status.getByRole("button", { name: "Quoted" }).click();
  await amount.pressSequentially("1,8");
  // A field that is drawn anew has no such mark.
  await amount.evaluate((field) => field.setAttribute("data-same", ""));
  letThrough();
  await expect(page.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);
  await expect(amount).toHaveAttribute("data-same");
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue("1,8");

  await reply.getByLabel("Subject").fill("Once");
  await reply.getByRole("button", { name: "Send" }).dblclick();
  await expect.poll(() => keptOnPhone(page)).toEqual([]);
  const { replies } = await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/desk/api/requests/${reference}`,
  );
  expect(replies).toMatchObject([{ subject: "Once", text: "Words of my own" }]);
});
