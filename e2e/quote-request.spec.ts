import { announcements, fieldMessages } from "../quote-request/messages.ts";
import {
  type Answers,
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  openForm,
  submitButton,
  test,
} from "./journey.ts";

const functionUrl = "**/functions/v1/send-contact-email";

test("a visitor asks for a quote and gets a reference", async ({ page }) => {
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
  await expect(fieldOf(page, "name")).toHaveValue("");
  await expect(fieldOf(page, "message")).toHaveValue("");
});

test("the request sent has exactly the nine fields and a key", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  const sending = page.waitForRequest(functionUrl);
  await submitButton(page).click();
  const request = await sending;
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(
    [
      "email",
      "endDate",
      "eventType",
      "guestCount",
      "location",
      "message",
      "name",
      "phone",
      "startDate",
    ].sort(),
  );
  expect(request.headers()["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
});

test("an empty form shows every message, in order, and focuses the first field", async ({
  page,
}) => {
  await openForm(page);
  await submitButton(page).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  await expect(page.locator("[data-notice=problem]")).toContainText(announcements.rejected.title);
  await expect(page.locator("[data-notice=problem]")).toContainText(announcements.rejected.text);
  await expect(page.locator("#quote-request-errors a")).toHaveText([
    fieldMessages.name,
    fieldMessages.email,
    fieldMessages.phone,
    fieldMessages.location,
    fieldMessages.startDate,
    fieldMessages.endDate,
    fieldMessages.eventType,
    fieldMessages.guestCount,
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expectAccessible(page);
});

const broken: [keyof Answers, string, string][] = [
  ["name", " P ", fieldMessages.name],
  ["email", "priya.raman@", fieldMessages.email],
  ["email", "priya raman@example.com", fieldMessages.email],
  ["phone", "555-018", fieldMessages.phone],
  ["location", "On", fieldMessages.location],
  ["startDate", "", fieldMessages.startDate],
  ["endDate", "", fieldMessages.endDate],
  ["endDate", "2027-06-11", fieldMessages.endBeforeStart],
  ["eventType", "", fieldMessages.eventType],
  ["guestCount", "", fieldMessages.guestCount],
];

for (const [field, answer, message] of broken) {
  test(`${field} "${answer}" is answered with "${message}"`, async ({ page }) => {
    await openForm(page);
    await fillIn(page, { [field]: answer });
    await submitButton(page).click();
    const control = fieldOf(page, field);
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
    await expect(control).toHaveAccessibleDescription(new RegExp(escaped(message)));
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("#quote-request-errors a")).toHaveText([message]);

    const mended = field.endsWith("Date") ? "2027-06-14" : null;
    if (mended) await control.fill(mended);
    else if (field === "eventType" || field === "guestCount")
      await control.selectOption({ index: 1 });
    else await control.pressSequentially("9");
    await expect(page.locator(`#quote-request-${field}-error`)).toBeHidden();
    await expect(control).not.toHaveAttribute("aria-invalid");
  });
}

test("two rejected fields: changing one leaves the other's message", async ({ page }) => {
  await openForm(page);
  await fillIn(page, { name: "", phone: "1" });
  await submitButton(page).click();
  await fieldOf(page, "name").fill("Priya");
  await expect(page.locator("#quote-request-name-error")).toBeHidden();
  await expect(page.locator("#quote-request-phone-error")).toBeVisible();
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

test("the button says Submitting... and is disabled while sending", async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(functionUrl, async (route) => {
    await answered;
    await route.continue();
  });
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText("Submitting...");
  await expect(submitButton(page)).toBeDisabled();
  await expectAccessible(page);
  answer();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test.describe("when the server refuses", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  for (const { error, field } of [
    { error: "Invalid email: this address cannot receive mail", field: "email" as const },
    { error: "Invalid phone: please check the number", field: "phone" as const },
  ]) {
    test(`"${error}" stands under the ${field} field`, async ({ page }) => {
      await page.route(functionUrl, (route) => route.fulfill({ status: 422, json: { error } }));
      await openForm(page);
      await fillIn(page);
      await submitButton(page).click();
      await expect(page.locator("[data-notice=problem]")).toContainText("Validation Error");
      await expect(page.locator("[data-notice=problem]")).toContainText(error);
      await expect(page.locator(`#quote-request-${field}-error`)).toContainText(error);
      await expect(fieldOf(page, field)).toBeFocused();
      await expect(fieldOf(page, "message")).toHaveValue(/narrow gate/);
      await expectAccessible(page);
    });
  }

  test("another Invalid message is a toast only", async ({ page }) => {
    const error = "Invalid location: please name a place";
    await page.route(functionUrl, (route) => route.fulfill({ status: 422, json: { error } }));
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await expect(page.locator("[data-notice=problem]")).toContainText("Validation Error");
    await expect(page.locator("#quote-request-errors")).toBeHidden();
  });

  test("any other error keeps the form and can be tried again without sending twice", async ({
    page,
    server,
  }) => {
    const keys: (string | undefined)[] = [];
    await page.route(functionUrl, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return route.continue();
      // The request is stored, and the answer gets lost on its way back.
      await route.fetch();
      await route.fulfill({ status: 502, body: "Bad Gateway" });
    });
    await openForm(page);
    await fillIn(page, { name: "Sent Once Only" });
    await submitButton(page).click();
    await expect(page.locator("[data-notice=problem]")).toContainText(announcements.failed.text);
    await expect(fieldOf(page, "name")).toHaveValue("Sent Once Only");
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    expect(keys[0]).toBe(keys[1]);
    const { quotes } = await server.readData();
    expect(quotes.filter(({ name }) => name === "Sent Once Only")).toHaveLength(1);
  });

  test("a changed form after a failure is another request", async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route(functionUrl, (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return keys.length > 1
        ? route.continue()
        : route.fulfill({ status: 500, json: { error: "No" } });
    });
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await expect(page.locator("[data-notice=problem]")).toBeVisible();
    await fieldOf(page, "message").fill("A second thought");
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    expect(keys[0]).not.toBe(keys[1]);
  });
});

test.describe("without a connection", () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test("the form says so and is sent once there is one", async ({ page, context }) => {
    await openForm(page);
    await fillIn(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: "offline" })).toBeVisible();
    await expect(page.locator("[data-notice=problem]")).toContainText(announcements.failed.text);
    await expectAccessible(page);
    await context.setOffline(false);
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  });
});

test("no answer at all is said after 25 seconds, and a slow one after 6", async ({ page }) => {
  await page.clock.install();
  await page.route(functionUrl, () => {});
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(6_500);
  await expect(page.getByText("Still sending.")).toBeVisible();
  await page.clock.runFor(19_000);
  await expect(page.getByText("No answer came in time.")).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
});

test("a draft survives a reload in the same tab and is gone after success", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.reload();
  await expect(fieldOf(page, "name")).toHaveValue("Priya Raman");
  await expect(fieldOf(page, "eventType")).toHaveValue("wedding");
  await expect(fieldOf(page, "message")).toHaveValue(/narrow gate/);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await page.goto(contactPath);
  await expect(page.locator("#quote-request-form")).toHaveAttribute("novalidate");
  await expect(fieldOf(page, "name")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("the whole form can be filled in and sent by keyboard", async ({ page }) => {
  await openForm(page);
  await fieldOf(page, "name").focus();
  await page.keyboard.type("Priya Raman");
  await page.keyboard.press("Tab");
  await page.keyboard.type("priya@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2895550188");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Vineland");
  await page.keyboard.press("Tab");
  await page.keyboard.type("20270612");
  await fieldOf(page, "startDate").evaluate((date: HTMLInputElement) => date.focus());
  await fieldOf(page, "startDate").fill("2027-06-12");
  await fieldOf(page, "endDate").fill("2027-06-13");
  await fieldOf(page, "eventType").focus();
  await page.keyboard.type("Wed");
  await page.keyboard.press("Tab");
  await page.keyboard.type("75");
  await page.keyboard.press("Tab");
  await expect(fieldOf(page, "message")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
});

test("the calendar offers today in Ontario as the first day, and an earlier day is accepted", async ({
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

  test("is said in its place, with a way to call", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Intl, "DateTimeFormat", {
        value: function NoCalendar() {
          throw new Error("No calendar in this browser");
        },
      });
    });
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
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
