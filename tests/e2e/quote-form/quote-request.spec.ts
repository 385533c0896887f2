import { fieldNames } from "../../../quote-request/fields.ts";
import { announcements, fieldMessages } from "../../../quote-request/messages.ts";
import { botSignalsHeader, honeypotField, isReference } from "../../../quote-request/protocol.ts";
import {
  answers,
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  functionUrl,
  openForm,
  readFields,
  submitButton,
  test,
} from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll } from "../../support/browser/measure-page.ts";
import { openAsOldestBrowser } from "../../support/browser/oldest-browser.ts";

test("a visitor asks for a quote, which is stored before the page says thank you with its reference (§2.8.02, §2.8.11–13, §3.4.01, §4.18–20, §6.03, §7.03, §7.10, §8.11–14, §10.08)", {
  tag: ["@replicas", "@quick"],
}, async ({ page, server }) => {
  await openAsOldestBrowser(page);
  await openForm(page);
  await fillIn(page, { name: "On Disk" });
  const names = (await readFields(page)).map(({ name }) => name);
  const sending = page.waitForRequest(functionUrl);
  await submitButton(page).click();
  const request = await sending;
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(names.sort());
  expect(request.headers()).toMatchObject({
    "idempotency-key": expect.stringMatching(/^[0-9a-f]{32}$/),
    // Filled in by a program, but the honeypot is empty.
    [botSignalsHeader.toLowerCase()]: expect.stringMatching(/^\d+$/),
  });

  await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeFocused();
  const { requests } = await server.readData();
  const reference = (await page.locator("#quote-request-reference").textContent()) ?? "";
  expect(isReference(reference)).toBe(true);
  expect(requests.find((quoteRequest) => quoteRequest.reference === reference)).toMatchObject({
    ...{ name: "On Disk", email: answers.email, message: answers.message },
    quarantine_reasons: null,
  });
  await expect(page.getByText(announcements.sent.title, { exact: true })).toBeVisible();
  await expect(page.getByText(announcements.sent.text, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  // The card takes the place of the form alone.
  await expect(page.locator("#quote-request-form")).toHaveCount(0);
  for (const name of ["Asked before every booking", "Find your city", "Would you rather talk?"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call Us Now" })).toHaveAttribute(
    "href",
    "tel:+19055550142",
  );
  await expectAccessible(page);
  await expect
    .poll(async () => (await server.readData()).mails.map(({ file }) => file))
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining(`${reference}-owner-notice-`),
        expect.stringContaining(`${reference}-acknowledgement-`),
      ]),
    );

  await page.reload();
  await expect(page.locator("#quote-request-reference")).toHaveText(reference);
  await page.goto("/privacy");
  await page.goBack();
  await expect(page.locator("#quote-request-reference")).toHaveText(reference);
  await page.getByRole("button", { name: "Request Another Quote" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Get Your Free Quote" })).toBeVisible();
  await expect(fieldOf(page, "name")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  await expect(fieldOf(page, "name")).toHaveValue("");
  await expect(fieldOf(page, "message")).toHaveValue("");
});

test("people never meet the honeypot; a program that fills it in is thanked, and its request quarantined", async ({
  page,
  server,
}) => {
  await openForm(page);
  await expect(page.getByRole("textbox", { name: "leave this field empty" })).toHaveCount(0);
  const honeypot = page.locator(`#quote-request-form [name="${honeypotField}"]`);
  await expect(honeypot).toHaveAttribute("autocomplete", "off");
  await fillIn(page, { name: "Fills Everything" });
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const { requests } = await server.readData();
  expect(requests.filter(({ name }) => name === "Fills Everything")).toMatchObject([
    { quarantine_reasons: expect.stringContaining("trap-filled-in") },
  ]);
});

test("an e-mail address is hinted at once it is left: unfinished, which is no error yet, or likely a slip, which may stay", async ({
  page,
}) => {
  await openForm(page);
  const email = fieldOf(page, "email");
  const hint = page.getByRole("status").filter({ hasText: "Is the address complete?" });
  for (const leave of [() => fieldOf(page, "phone").focus(), () => email.blur()]) {
    await email.fill("priya@");
    await expect(hint).toHaveCount(0);
    await leave();
    await expect(hint).toBeVisible();
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(page.locator("#quote-request-email-error")).toBeHidden();
    const colour = await hint.locator("span").evaluate((text) => getComputedStyle(text).color);
    expect(colour, "the colour of an error").not.toBe("rgb(163, 38, 28)");
    await email.focus();
    await email.pressSequentially("x");
    await expect(hint).toHaveCount(0);
  }
  await email.fill("priya@");
  await email.blur();
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  // A button that moves away from under the pointer is not clicked.
  await submitButton(page).click();
  await expect(page.locator("#quote-request-email-error")).toContainText(fieldMessages.email);
  await expect(hint).toHaveCount(0);

  await email.fill("priya@gmial.com");
  await fieldOf(page, "phone").focus();
  const offer = page.getByRole("button", { name: "Did you mean priya@gmail.com" });
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(email).toHaveValue("priya@gmail.com");
  await expect(email).toBeFocused();
  await expect(offer).toBeHidden();
  await fillIn(page, { email: "priya@gmial.com" });
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("a function that gives no reference out has stored the request, and the card leaves the line out (§10.11)", async ({
  page,
}) => {
  await page.route(functionUrl, (route) => route.fulfill({ status: 201, json: { id: 7 } }));
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(page.getByText("Your reference")).toHaveCount(0);
  await expect(page.getByText("What you asked for")).toBeVisible();
});

test("the whole form can be filled in and sent by keyboard alone (§4.15)", async ({ page }) => {
  const { keyboard } = page;
  await openForm(page);
  const name = fieldOf(page, "name");
  for (let press = 0; press < 20; press += 1) {
    await keyboard.press("Tab");
    if (await name.evaluate((field) => field === document.activeElement)) break;
  }
  await expect(name).toBeFocused();
  const dates = { startDate: "06122027", endDate: "06132027" };
  const typed = { ...answers, ...dates, eventType: "Wed", guestCount: "75" };
  for (const field of fieldNames) {
    await expect(fieldOf(page, field)).toBeFocused();
    await keyboard.type(typed[field]);
    await expect(fieldOf(page, field)).toHaveValue(answers[field]);
    await keyboard.press("Tab");
    // From the year to the calendar's button, and on.
    if (field in dates) await keyboard.press("Tab");
  }
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
});

test.describe("what breaks inside the form", () => {
  test.use({ expectedConsole: /No calendar in this browser/ });

  test("is said in its place, with a way to call (§2.1.25, §8.19)", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Intl, "DateTimeFormat", {
        value: function NoCalendar() {
          throw new Error("No calendar in this browser");
        },
      });
    });
    // The form is hydrated by itself, once the page is idle.
    await page.goto(contactPath);
    await expect(
      page.getByRole("heading", { name: "Unexpected Application Error!" }),
    ).toBeVisible();
    await expect(page.getByText("No calendar in this browser")).toBeVisible();
    await expect(page.getByText("Or call us: 905-555-0142")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the quote is asked for by touch, and nothing scrolls sideways, whatever is pasted", async ({
    page,
  }) => {
    await openForm(page);
    await submitButton(page).tap();
    await expect(fieldOf(page, "name")).toBeFocused();
    await expect(fieldOf(page, "name")).toBeInViewport({ ratio: 1 });
    await fillIn(page, { message: `https://maps.example.com/?place=${"a".repeat(300)}` });
    await expectNoSidewaysScroll(page);
    await submitButton(page).tap();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
