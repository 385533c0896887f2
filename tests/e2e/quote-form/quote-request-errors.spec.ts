import type { Locator } from "@playwright/test";
import { announcements, fieldMessages } from "../../../quote-request/messages.ts";
import {
  type Answers,
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
import { databaseOf, executeSql } from "../../support/databases/database.ts";
import { startServer } from "../../support/servers/running-server.ts";

test("an empty form shows every message, in order, and focuses the first field, under the toast on a phone (§4.22–23, §5.01–02, §5.21–22, §8.01–03)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
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
  await expectUncovered(toast);
  // On phones the list is a line: toast and fields say the rest.
  const count = page.getByText(`${required.length} answers are missing`);
  await expectUncovered(count);
  await expect(page.locator("#quote-request-errors :is(h2, a)").first()).toBeHidden();
  await expectUncovered(fieldOf(page, "name"));
  await expectAccessible(page);
  // The notice leaves with the last error.
  await fillIn(page);
  await expect(toast).toHaveCount(0);
});

for (const size of [
  { width: 1280, height: 720 },
  { width: 820, height: 844 },
])
  test(`each link of the list of errors shows its field with its label at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openForm(page);
    await submitButton(page).click();
    const links = page.locator("#quote-request-errors a");
    for (const link of await links.all()) {
      await link.click();
      const focused = page.locator("#quote-request-form :focus");
      await expectUncovered(focused);
      await expectUncovered(page.locator("[data-field]:focus-within > label > span").first());
    }
    expect(await links.count()).toBeGreaterThan(5);
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

test("each answer that cannot be is said at its field until it is changed (§4.21, §5.04–19, §8.01, §8.03, §9.01)", async ({
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
  await fillIn(page, { name: "", phone: "1" });
  await submitButton(page).click();
  await fieldOf(page, "name").fill("Priya");
  await expect(page.locator("#quote-request-name-error")).toBeHidden();
  await expect(page.locator("#quote-request-phone-error"), "the other's message").toBeVisible();
});

test.describe("when the server refuses", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("its sentence stands under the field that its code or its words name, in the toast, or beside the button (§8.04–09, §10.07, §10.10, §10.12)", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openForm(page);
    await fillIn(page);
    const toast = page.locator("[data-notice=problem]");
    const answerWith = async (status: number, json: object) => {
      await page.unroute(functionUrl);
      await page.route(functionUrl, (route) => route.fulfill({ status, json }));
      await submitButton(page).press("Enter");
    };
    for (const { field, ...json } of [
      { error: "Invalid email: this address cannot receive mail", field: "email" },
      { error: "We could not find this place", code: "invalid", field: "location" },
      { error: "Invalid location: please name a place", field: "" },
    ] as const) {
      await answerWith(422, "code" in json ? { ...json, field } : json);
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
    }
    for (const [status, json] of [
      [429, { error: "Please try again in 42 minutes.", code: "rate-limited" }],
      [500, { error: "Please call 905-555-0142." }],
    ] as const) {
      await answerWith(status, json);
      await expect(toast).toContainText(announcements.failed.text);
      await expect(toast).not.toContainText(json.error);
      const sentence = page.getByRole("status").filter({ hasText: json.error });
      await expect(sentence).toBeVisible();
      await expect(submitButton(page)).toBeFocused();
      await expectUncovered(sentence);
      await expectUncovered(submitButton(page));
    }
    await expectAccessible(page);
    await page.unroute(functionUrl);
    await submitButton(page).press("Enter");
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  });

  test("any other error keeps the form and can be tried again without sending twice, where site data is blocked, too (§8.08–10)", {
    tag: "@replicas",
  }, async ({ page, server }) => {
    await page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
    const keys: (string | undefined)[] = [];
    await page.route(functionUrl, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 2) return route.continue();
      // The request is stored, and the answer gets lost on its way back, the form's second one too.
      await route.fetch();
      await route.fulfill({ status: 502, body: "Bad Gateway" });
    });
    await openForm(page);
    await fillIn(page, { name: "Sent Once Only" });
    await submitButton(page).click();
    await expect(page.locator("[data-notice=problem]")).toContainText(announcements.failed.text);
    await expect(fieldOf(page, "name")).toHaveValue("Sent Once Only");
    // The toast leaves, and this stays.
    await expect(page.locator("[data-notice=problem]")).toHaveCount(0);
    await expect(page.getByText(/^We could not confirm that it reached us/)).toBeVisible();
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    const { requests } = await server.readData();
    expect(requests.filter(({ name }) => name === "Sent Once Only")).toHaveLength(1);
  });
});

test.describe("when the server itself breaks", () => {
  test.use({ expectedConsole: /500/ });

  test("a page says so, and the form keeps everything and shows the phone number (§2.1.25–26, §8.09–10, §8.19)", async ({
    page,
    dataDir,
  }) => {
    const server = await startServer({ dataDir });
    await openForm(page, server.url);
    await fillIn(page);
    await executeSql(
      await databaseOf(dataDir),
      "alter table outbox_mail rename to gone; alter table quote_request rename to lost",
    );

    await submitButton(page).click();
    await expect(page.locator("[data-notice=problem]")).toContainText(
      "There was a problem submitting your quote. Please try again.",
    );
    await expect(fieldOf(page, "message")).toHaveValue(answers.message);

    const response = await page.goto(`${server.url}${contactPath}/thank-you?reference=ABCDEFGH`);
    expect(response?.status()).toBe(500);
    await expect(
      page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
    ).toBeVisible();
    await expect(page.getByText("500 Internal Server Error")).toBeVisible();
    await expectAccessible(page);
    await server.stop();
  });
});

for (const { width, height } of [
  { width: 320, height: 480 },
  { width: 820, height: 1180 },
]) {
  test(`a toast covers neither the field that is meant nor the footer's links at ${width} px (§5.20)`, async ({
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
