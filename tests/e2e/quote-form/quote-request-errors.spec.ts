import type { Locator } from "@playwright/test";
import { announcements, fieldMessages } from "../../../quote-request/messages.ts";
import {
  type Answers,
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

test("an empty form shows every message, in order, and focuses the first field (§4, §5, §8)", async ({
  page,
}) => {
  await openForm(page);
  await submitButton(page).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  const toast = page.locator("[data-notice=problem]");
  await expect(toast).toContainText(announcements.rejected.title);
  await expect(toast).toContainText(announcements.rejected.text);
  const required = (await readFields(page)).filter(({ isRequired }) => isRequired);
  expect(required.length).toBeGreaterThan(0);
  await expect(page.locator("#quote-request-errors a")).toHaveText(
    required.map(({ name }) => fieldMessages[name as keyof typeof fieldMessages]),
  );
  await expect(page).toHaveTitle(/^Error: /);
  await expectAccessible(page);
  // The notice leaves with the last error.
  await fillIn(page);
  await expect(toast).toHaveCount(0);
});

const broken: [keyof Answers, string, string][] = [
  ["name", " P ", fieldMessages.name],
  ["email", "priya.raman@", fieldMessages.email],
  ["phone", "555-018", fieldMessages.phone],
  ["location", "On", fieldMessages.location],
  ["startDate", "", fieldMessages.startDate],
  ["endDate", "", fieldMessages.endDate],
  ["endDate", "2027-06-11", fieldMessages.endBeforeStart],
  ["eventType", "", fieldMessages.eventType],
  ["guestCount", "", fieldMessages.guestCount],
];

test("each answer that cannot be is said at its field until it is changed (§4, §5, §8, §9)", async ({
  page,
}) => {
  // A click that comes while the page still scrolls smoothly to the field before it may end both.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openForm(page);
  await fillIn(page);
  for (const [field, answer, message] of broken) {
    const control = fieldOf(page, field);
    const isChoice = (await control.evaluate(({ tagName }) => tagName)) === "SELECT";
    const write = (text: string) => (isChoice ? control.selectOption(text) : control.fill(text));
    const right = await control.inputValue();
    await write(answer);
    await submitButton(page).click();
    await expect(control, message).toBeFocused();
    await expect(control).toBeInViewport();
    await expect(control).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("#quote-request-errors a")).toHaveText([message]);
    await write(right);
    await expect(page.locator(`#quote-request-${field}-error`)).toBeHidden();
    await expect(control).not.toHaveAttribute("aria-invalid");
  }
});

test("two rejected fields: changing one leaves the other's message (§4)", async ({ page }) => {
  await openForm(page);
  await fillIn(page, { name: "", phone: "1" });
  await submitButton(page).click();
  await fieldOf(page, "name").fill("Priya");
  await expect(page.locator("#quote-request-name-error")).toBeHidden();
  await expect(page.locator("#quote-request-phone-error")).toBeVisible();
});

test.describe("when the server refuses", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("a sentence of the server stands under the field that its code or its words name, or in the toast alone (§8, §10)", async ({
    page,
  }) => {
    await openForm(page);
    await fillIn(page);
    for (const { field, ...json } of [
      { error: "Invalid email: this address cannot receive mail", field: "email" },
      { error: "Invalid phone: please check the number", field: "phone" },
      { error: "We could not find this place", code: "invalid", field: "location" },
      { error: "Invalid location: please name a place", field: "" },
      { error: "Invalid request", field: "" },
    ] as const) {
      await page.route(functionUrl, (route) =>
        route.fulfill({ status: 422, json: "code" in json ? { ...json, field } : json }),
      );
      await submitButton(page).press("Enter");
      const toast = page.locator("[data-notice=problem]");
      await expect(toast).toContainText("Validation Error");
      await expect(toast).toContainText(json.error);
      if (field) {
        await expect(page.locator(`#quote-request-${field}-error`)).toContainText(json.error);
        await expect(fieldOf(page, field)).toBeFocused();
      } else {
        await expect(page.locator("#quote-request-errors")).toBeHidden();
        await expect(submitButton(page)).toBeFocused();
      }
      await expect(fieldOf(page, "message")).toHaveValue(/narrow gate/);
      await expectAccessible(page);
      await page.unroute(functionUrl);
    }
  });

  for (const { status, json } of [
    {
      status: 429,
      json: { error: "Please try again in 42 minutes.", code: "rate-limited" },
    },
    { status: 500, json: { error: "Please call 905-555-0142." } },
  ]) {
    test(`"${json.error}" stands beside the button, which has the focus (§8, §10)`, async ({
      page,
    }) => {
      await page.route(functionUrl, (route) => route.fulfill({ status, json }));
      await page.setViewportSize({ width: 390, height: 664 });
      await openForm(page);
      await fillIn(page);
      await submitButton(page).click();
      const toast = page.locator("[data-notice=problem]");
      await expect(toast).toContainText(announcements.failed.text);
      await expect(toast).not.toContainText(json.error);
      const sentence = page.getByRole("status").filter({ hasText: json.error });
      await expect(sentence).toBeVisible();
      await expect(submitButton(page)).toBeFocused();
      await expectUncovered(sentence);
      await expectUncovered(submitButton(page));
      await expectAccessible(page);
      await page.unroute(functionUrl);
      await submitButton(page).click();
      await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    });
  }

  test("any other error keeps the form and can be tried again without sending twice (§8)", async ({
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
    // The toast leaves, and this stays.
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByText(/^We could not confirm that it reached us/)).toBeVisible();
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

for (const { width, height } of [
  { width: 320, height: 480 },
  { width: 820, height: 1180 },
  { width: 1440, height: 700 },
]) {
  test(`a toast covers neither the field that is meant nor the footer's links at ${width} px (§5)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openForm(page);
    await fillIn(page, { guestCount: "" });
    await submitButton(page).click();
    const toast = page.locator("[data-notice=problem]");
    await expect(toast).toHaveCSS("background-color", "rgb(163, 38, 28)");
    await expect(toast).toHaveCSS("color", "rgb(250, 247, 240)");
    await expect(fieldOf(page, "guestCount")).toBeFocused();
    await expectUncovered(fieldOf(page, "guestCount"));
    await expectUncovered(page.locator("#quote-request-guestCount-error"));
    // The toast stays while the pointer is on it.
    await toast.hover();
    for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
      await link.focus();
      await expectUncovered(link);
    }
    // From 768 pixels up it stands at the foot, clear of the telephone number.
    const { y = 0 } = (await toast.boundingBox()) ?? {};
    expect(y > height / 2).toBe(width >= 768);
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toHaveCount(0);
    const room = await page.evaluate(() => {
      const { scrollPaddingTop, scrollPaddingBottom } = document.documentElement.style;
      return scrollPaddingTop + scrollPaddingBottom + document.body.style.paddingBottom;
    });
    expect(room).toBe("");
  });
}

test("on a phone the list of errors and the first field stand under the toast, both uncovered (§4)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openForm(page);
  await submitButton(page).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  await expectUncovered(page.locator("[data-notice=problem]"));
  await expectUncovered(page.locator("#quote-request-errors h2"));
  await expectUncovered(fieldOf(page, "name"));
});

test("every field of one line has one height and one indent (§3.4)", async ({ page }) => {
  await openForm(page);
  const looks = await page
    .locator("#quote-request-form :is(input, select):not([tabindex='-1'])")
    .evaluateAll((all) =>
      all.map((field) => `${field.clientHeight} ${getComputedStyle(field).paddingLeft}`),
    );
  expect(looks.length).toBeGreaterThan(6);
  expect(new Set(looks).size).toBe(1);
});

/** Expects that nothing lies over the middle of an element, nor over its lower edge. */
async function expectUncovered(locator: Locator) {
  await expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [0.5, 0.9].every((part) => {
          const seen = document.elementFromPoint(left + width / 2, top + height * part);
          return seen !== null && (element.contains(seen) || seen.contains(element));
        });
      }),
    )
    .toBe(true);
}
