import { announcements, fieldMessages } from "../../../quote-request/messages.ts";
import {
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

test("a visitor asks for a quote and gets a reference (§2.8, §4, §6, §8, §10)", async ({
  page,
}) => {
  await openForm(page);
  await expectAccessible(page);
  await fillIn(page);
  await submitButton(page).click();

  await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeFocused();
  await expect(page.getByText(announcements.sent.title, { exact: true })).toBeVisible();
  await expect(page.getByText(announcements.sent.text, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  await expect(page.locator("#quote-request-reference")).toHaveText(
    /^[ABCDEFGHJKLMNPRSTUVWXY2-9]{8}$/,
  );
  await expect(page.getByRole("link", { name: "Call Us Now" })).toHaveAttribute(
    "href",
    "tel:+19055550142",
  );
  await expectAccessible(page);

  await page.getByRole("button", { name: "Request Another Quote" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Get Your Free Quote" })).toBeVisible();
  await expect(fieldOf(page, "name")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  await expect(fieldOf(page, "name")).toHaveValue("");
  await expect(fieldOf(page, "message")).toHaveValue("");
});

test("the request sent has exactly the nine fields and a key (§1, §3.4, §3.5, §7)", async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page);
  const names = (await readFields(page)).map(({ name }) => name);
  const sending = page.waitForRequest(functionUrl);
  await submitButton(page).click();
  const request = await sending;
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(names.sort());
  expect(request.headers()["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
});

test("a likely slip in the e-mail address is offered for mending, and may stay", async ({
  page,
}) => {
  await openForm(page);
  const email = fieldOf(page, "email");
  await email.fill("priya@gmial.com");
  await fieldOf(page, "phone").focus();
  const offer = page.getByRole("button", { name: "Did you mean priya@gmail.com" });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.click();
  await expect(email).toHaveValue("priya@gmail.com");
  await expect(email).toBeFocused();
  await expect(offer).toBeHidden();

  await fillIn(page);
  await email.fill("priya@gmial.com");
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("an unfinished e-mail address is hinted at once it is left, and is no error before it is sent", async ({
  page,
}) => {
  await openForm(page);
  const email = fieldOf(page, "email");
  const hint = page.getByRole("status").filter({ hasText: "Is the address complete?" });
  await email.fill("priya@");
  await expect(hint).toHaveCount(0);
  for (const leave of [() => fieldOf(page, "phone").focus(), () => email.blur()]) {
    await email.fill("priya@");
    await leave();
    await expect(hint).toBeVisible();
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(page.locator("#quote-request-email-error")).toBeHidden();
    const colour = await hint.locator("span").evaluate((text) => getComputedStyle(text).color);
    expect(colour).not.toBe("rgb(163, 38, 28)");
    await expectAccessible(page);
  }
  await email.focus();
  await email.pressSequentially("x");
  await expect(hint).toHaveCount(0);
  await email.fill("");
  await email.blur();
  await expect(hint).toHaveCount(0);

  await email.fill("priya@");
  // A button that moves away from under the pointer is not clicked.
  await submitButton(page).click();
  await expect(page.locator("#quote-request-email-error")).toContainText(fieldMessages.email);
  await expect(hint).toHaveCount(0);
});

test("a function that gives no reference out has stored the request, and the card leaves the line out (§10)", async ({
  page,
}) => {
  await page.route(functionUrl, (route) => route.fulfill({ status: 201, json: { id: 7 } }));
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(page.getByText("Your reference")).toHaveCount(0);
  await expect(page.getByText("What you asked for")).toBeVisible();
  await expectAccessible(page);
});

test("the whole form can be filled in and sent by keyboard alone (§3.4)", async ({ page }) => {
  const { keyboard } = page;
  await openForm(page);
  const name = fieldOf(page, "name");
  for (let press = 0; press < 20; press += 1) {
    await keyboard.press("Tab");
    if (await name.evaluate((field) => field === document.activeElement)) break;
  }
  await expect(name).toBeFocused();
  for (const typed of ["Priya Raman", "priya@example.com", "2895550188", "Vineland"]) {
    await keyboard.type(typed);
    await keyboard.press("Tab");
  }
  for (const typed of ["06122027", "06132027"]) {
    await keyboard.type(typed);
    // From the year to the calendar's button, and on.
    await keyboard.press("Tab");
    await keyboard.press("Tab");
  }
  for (const typed of ["Wed", "75"]) {
    await keyboard.type(typed);
    await keyboard.press("Tab");
  }
  await expect(fieldOf(page, "startDate")).toHaveValue("2027-06-12");
  await expect(fieldOf(page, "endDate")).toHaveValue("2027-06-13");
  await expect(fieldOf(page, "eventType")).toHaveValue("wedding");
  await expect(fieldOf(page, "guestCount")).toHaveValue("75-125");
  await expect(fieldOf(page, "message")).toBeFocused();
  await keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
});

test("the calendar offers today in Ontario as the first day, and an earlier day is accepted (§5)", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2027-03-02T03:30:00Z") });
  await openForm(page);
  await expect(fieldOf(page, "startDate")).toHaveAttribute("min", "2027-03-01");
  await fillIn(page, { startDate: "2026-01-05", endDate: "2026-01-05" });
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test.describe("what breaks inside the form", () => {
  test.use({ expectedConsole: /No calendar in this browser/ });

  test("is said in its place, with a way to call (§2.1, §8)", async ({ page }) => {
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

  test("the quote is asked for by touch, and nothing scrolls sideways", async ({ page }) => {
    await openForm(page);
    await submitButton(page).tap();
    await expect(fieldOf(page, "name")).toBeFocused();
    await expect(fieldOf(page, "name")).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await fillIn(page);
    await submitButton(page).tap();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test("a long link pasted into the message leaves the page as wide as the phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await fieldOf(page, "message").fill(`https://maps.example.com/?place=${"a".repeat(300)}`);
  await expectNoSidewaysScroll(page);
});
