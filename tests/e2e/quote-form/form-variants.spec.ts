import type { Page } from "@playwright/test";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { type FieldName, fieldNames } from "../../../quote-request/fields.ts";
import { fieldMessages } from "../../../quote-request/messages.ts";
import {
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  functionUrl,
  holdBack,
  submitButton,
  test,
  translate,
  waitForForm,
} from "../../support/browser/journey.ts";

const category = (slug: string) => `/washroom-restroom-trailer-rentals-blog/${slug}`;

/** The form's labels, in order. */
const labels = (page: Page) => page.locator("#quote-request-form [data-field] > label");

const { form } = readYaml("content/contact.yaml").data as {
  form: { fields: Record<FieldName, { label: string }> };
};
const labelsWith = (others: Partial<Record<FieldName, string>>) =>
  fieldNames.map((name) => {
    const label = others[name] ?? form.fields[name].label;
    return new RegExp(`^${RegExp.escape(label)}\\s*(\\(optional\\))?$`);
  });
const usualLabels = labelsWith({});
const siteLabels = labelsWith({
  location: "Location of the site",
  startDate: "Rental start date (delivery)",
  endDate: "Rental end date (removal)",
  guestCount: "Expected guests (people on site)",
});

test("a construction site has words of its own, by a link as by the event type, and the usual errors (§10.05–06)", async ({
  page,
}) => {
  await page.goto(`${contactPath}?event=construction`);
  await expect(labels(page)).toHaveText(siteLabels);
  await expect(page.getByText("A guess is fine.")).toBeVisible();
  await expect(page.getByText("For fewer than 25 people, choose 25-50.")).toBeVisible();
  await fieldOf(page, "eventType").selectOption("wedding");
  await expect(labels(page)).toHaveText(usualLabels);
  await fieldOf(page, "eventType").selectOption("construction");
  await expect(labels(page)).toHaveText(siteLabels);
  // The choice is kept with the draft.
  await page.reload();
  await expect(labels(page)).toHaveText(siteLabels);
  await submitButton(page).click();
  const { endBeforeStart, eventType, ...sentences } = fieldMessages;
  await expect(page.locator("#quote-request-errors a")).toHaveText(Object.values(sentences));
  await expect(fieldOf(page, "startDate")).toHaveAccessibleDescription(
    new RegExp(`${fieldMessages.startDate}$`),
  );
  await expectAccessible(page);
});

test("a form that the browser has translated takes the words of another kind of event, and is sent", async ({
  page,
}) => {
  await page.goto(contactPath);
  await waitForForm(page);
  await translate(page.locator("#quote-request-form"));
  await fieldOf(page, "eventType").selectOption("construction");
  await expect(labels(page)).toHaveText(siteLabels);
  await expect(page.getByText("A guess is fine.")).toBeVisible();
  await submitButton(page).click();
  await expect(page.locator("#quote-request-location-error")).toHaveText(fieldMessages.location);
  await translate(page.locator("#quote-request-form"));
  await fillIn(page, { eventType: "wedding" });
  await expect(labels(page)).toHaveText(usualLabels);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("the number to call is there before the form wakes and pushes nothing down", async ({
  page,
}) => {
  const wake = await holdBack(page, "**/_astro/*.js");
  await page.goto(`${contactPath}?for=funeral`);
  await expect(page.getByText("For a funeral, please call at any hour:")).toBeVisible();
  await expect(page.getByText("Call first, day or night:")).toBeHidden();
  const top = async () => (await fieldOf(page, "name").boundingBox())?.y;
  const before = await top();
  wake();
  await expect(page.getByText("Short answers are enough.")).toBeVisible();
  expect(await top()).toBe(before);
  const call = page.getByText("For a funeral, please call at any hour:");
  await expect(call).toBeVisible();
  // A kind of event that was chosen since holds after a reload too.
  await fieldOf(page, "eventType").selectOption("construction");
  await expect(call).toBeHidden();
  await page.reload();
  await waitForForm(page);
  await expect(fieldOf(page, "eventType")).toHaveValue("construction");
  await expect(call).toBeHidden();
});

test("a family in mourning meets no offer and no yellow button, and the message says what it is for", async ({
  page,
}) => {
  await page.goto(category("funeral-religious-family-washroom-restroom-rentals"));
  await page.locator("main").getByRole("link", { name: "Get Your Free Quote" }).first().click();
  await expect(page).toHaveURL(`${contactPath}?for=funeral`);
  const short = page.getByText("Short answers are enough. We call you within 24 hours");
  await expect(short).toBeVisible();
  await expect(page.getByText("When you are ready")).toBeVisible();
  await expect(page.getByText("Free, and no obligation")).toHaveCount(0);
  await expect(page.getByText("For a funeral or a memorial, choose Other.")).toBeVisible();
  await expect(page.getByText("For a crew: Construction Site.")).toHaveCount(0);
  await expect(submitButton(page)).toHaveCSS("background-color", "rgb(31, 58, 46)");
  await expectAccessible(page);
  await page.reload();
  await expect(short).toBeVisible();
  await expect(fieldOf(page, "eventType")).toHaveValue("other");
  await fillIn(page, { eventType: "other", message: "At two o'clock." });
  const sending = page.waitForRequest(functionUrl);
  await submitButton(page).click();
  const request = (await sending).postDataJSON();
  expect(Object.keys(request).toSorted()).toEqual(fieldNames.toSorted());
  expect(request.message).toBe("Funeral or memorial.\n\nAt two o'clock.");
  await expect(page.getByText("Funeral or memorial.")).toBeVisible();
  // Another quote begins with the same kind of visitor, and the next visit without.
  await page.getByRole("button", { name: "Request Another Quote" }).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  await expect(fieldOf(page, "eventType")).toHaveValue("other");
  await page.goto(contactPath);
  await waitForForm(page);
  await expect(labels(page)).toHaveText(usualLabels);
  await expect(submitButton(page)).toHaveCSS("background-color", "rgb(246, 196, 69)");
});

test("an emergency has the phone number first, and an accessible washroom its own words", async ({
  page,
}) => {
  await page.goto(`${contactPath}?for=emergency`);
  await waitForForm(page);
  await expect(page.getByText("Call first, day or night:")).toBeVisible();
  await expect(fieldOf(page, "eventType")).toHaveValue("other");
  const call = page.locator("main").getByRole("link", { name: "905-555-0142" }).first();
  await expect(call).toHaveAttribute("href", "tel:+19055550142");
  const [above, form] = [
    await call.boundingBox(),
    await page.locator("#quote-request-form").boundingBox(),
  ];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
  await fieldOf(page, "eventType").selectOption("");
  await page.goto(`${contactPath}?for=accessible`);
  await waitForForm(page);
  await expect(page.getByText("Tell us who is coming and what they need")).toBeVisible();
  await expect(fieldOf(page, "eventType")).toHaveValue("");
  await expect(labels(page)).toHaveText(usualLabels);
});
