import { fieldNames } from "../../../quote-request/fields.ts";
import { botSignalsHeader, functionPath, honeypotField } from "../../../quote-request/protocol.ts";
import { perNetwork } from "../../../server/quarantine/quarantine-check.ts";
import {
  answers,
  expect,
  fieldOf,
  fillIn,
  functionUrl,
  openForm,
  submitButton,
  test,
} from "../../support/browser/journey.ts";
import { readRows, startServer } from "../../support/servers/running-server.ts";

const honeypot = `#quote-request-form [name="${honeypotField}"]`;

test("people never meet the honeypot, and the request says how the form was filled in", async ({
  page,
}) => {
  await openForm(page);
  await expect(page.locator(honeypot)).toHaveAttribute("autocomplete", "off");
  await expect(page.getByRole("textbox", { name: "leave this field empty" })).toHaveCount(0);
  await fieldOf(page, "message").focus();
  await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();

  const sent = page.waitForRequest(functionUrl);
  await fillIn(page);
  await submitButton(page).click();
  const request = await sent;
  expect(Object.keys(request.postDataJSON()).sort()).toEqual([...fieldNames].sort());
  expect(request.headers()[botSignalsHeader.toLowerCase()]).toMatch(/^\d+$/);
});

test("a program that fills every field in is thanked, and its request held back", async ({
  page,
  server,
}) => {
  await openForm(page);
  await fillIn(page, { name: "Fills Everything" });
  await page.locator(honeypot).evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const { quotes } = await server.readData();
  expect(quotes.filter(({ name }) => name === "Fills Everything")).toMatchObject([
    { quarantine_reasons: expect.stringContaining("trap-filled-in") },
  ]);
});

test.describe("from a network that has sent too much", () => {
  test.use({
    expectedConsole: /429/,
    extraHTTPHeaders: { "X-Forwarded-For": "203.0.113.7" },
  });

  test("a form is refused with a way out, and keeps what was typed", async ({ page, dataDir }) => {
    const server = await startServer({ dataDir, env: { TRUST_PROXY: "1" } });
    // One after the other: this is about their number, and a busy machine has few connections.
    for (let at = 0; at < perNetwork.most; at += 1) {
      const data = { ...answers, email: `guest${at}@example.com` };
      const response = await page.request.post(server.url + functionPath, { data });
      expect(response.status()).toBe(200);
    }
    await openForm(page, server.url);
    await fillIn(page);
    await submitButton(page).click();
    await expect(page.locator("[data-notice=problem]")).toContainText("Please try again");
    await expect(fieldOf(page, "message")).toHaveValue(answers.message);
    expect((await readRows(dataDir)).quotes).toHaveLength(perNetwork.most);
    await server.stop();
  });
});
