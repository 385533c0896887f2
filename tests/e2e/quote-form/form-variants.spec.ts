import type { Page } from "@playwright/test";
import { fieldMessages } from "../../../quote-request/messages.ts";
import {
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  functionUrl,
  openForm,
  submitButton,
  test,
  waitForForm,
} from "../../support/browser/journey.ts";

const category = (slug: string) => `/washroom-restroom-trailer-rentals-blog/${slug}`;

/** The form's labels, in order. */
const labels = (page: Page) => page.locator("#quote-request-form [data-field] > label");

const usualLabels = [
  "Your name",
  "E-mail",
  "Phone",
  "Location",
  "Rental start date",
  "Rental end date",
  "Event type",
  "Expected guests",
  "Anything we should know (optional)",
];
const siteLabels = usualLabels
  .with(3, "Site location")
  .with(4, "Delivery date")
  .with(5, "Removal date")
  .with(7, "People on site");

test("a construction site has words of its own, by a link as by the event type (§3.4, §10)", async ({
  page,
}) => {
  await page.goto(`${contactPath}?event=construction`);
  await expect(labels(page)).toHaveText(siteLabels);
  await expect(page.getByText("A guess is fine.")).toBeVisible();
  await expect(page.getByText("Under 25? Choose 25-50.")).toBeVisible();
  await expectAccessible(page);
  await fieldOf(page, "eventType").selectOption("wedding");
  await expect(labels(page)).toHaveText(usualLabels);
  await fieldOf(page, "eventType").selectOption("construction");
  await expect(labels(page)).toHaveText(siteLabels);
  // The choice is kept with the draft.
  await page.reload();
  await expect(labels(page)).toHaveText(siteLabels);
});

test("errors keep their sentences and their order under other labels (§10)", async ({ page }) => {
  await page.goto(`${contactPath}?event=construction`);
  await expect(labels(page)).toHaveText(siteLabels);
  await submitButton(page).click();
  const { endBeforeStart, eventType, ...sentences } = fieldMessages;
  await expect(page.locator("#quote-request-errors a")).toHaveText(Object.values(sentences));
  await expect(fieldOf(page, "startDate")).toHaveAccessibleDescription(
    new RegExp(`${fieldMessages.startDate}$`),
  );
  await expectAccessible(page);
});

test("the number to call is there before the form wakes and pushes nothing down", async ({
  page,
}) => {
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await woken;
    await route.continue();
  });
  await page.goto(`${contactPath}?for=funeral`);
  await expect(page.getByText("For a service within two days:")).toBeVisible();
  await expect(page.getByText("Call first, day or night:")).toBeHidden();
  const top = async () => (await fieldOf(page, "name").boundingBox())?.y;
  const before = await top();
  wake();
  await expect(page.getByText("Short answers are enough.")).toBeVisible();
  expect(await top()).toBe(before);
  const call = page.getByText("For a service within two days:");
  await expect(call).toBeVisible();
  // A kind of event that was chosen since holds after a reload too.
  await fieldOf(page, "eventType").selectOption("construction");
  await expect(call).toBeHidden();
  await page.reload();
  await waitForForm(page);
  await expect(fieldOf(page, "eventType")).toHaveValue("construction");
  await expect(call).toBeHidden();
});

for (const { name, from, link, eventType, start, seen } of [
  {
    name: "funeral",
    from: category("funeral-religious-family-washroom-restroom-rentals"),
    link: "Get Your Free Quote",
    eventType: "other",
    start: "Funeral or memorial.",
    seen: "Short answers are enough. We call you within 24 hours",
  },
  {
    name: "emergency",
    from: category("emergency-disaster-relief-washroom-restroom-solutions"),
    link: "Get Your Free Quote",
    eventType: "other",
    start: "Emergency or disaster relief.",
    seen: "Call first, day or night:",
  },
  {
    name: "accessible",
    from: "/accessible-washroom-trailers",
    link: "Ask for an accessible washroom",
    eventType: "",
    start: "An accessible washroom is needed.",
    seen: "Tell us who is coming and what they need",
  },
]) {
  test(`visitors of the ${name} page get its form, also after a reload, and the message says so (§10)`, async ({
    page,
  }) => {
    await page.goto(from);
    await page.locator("main").getByRole("link", { name: link }).first().click();
    await expect(page).toHaveURL(`${contactPath}?for=${name}`);
    await expect(page.getByText(seen)).toBeVisible();
    await expect(fieldOf(page, "eventType")).toHaveValue(eventType);
    await expect(labels(page)).toHaveText(usualLabels);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(seen)).toBeVisible();
    await fillIn(page, { eventType: "other", message: "At two o'clock." });
    await expect(page.getByText(seen)).toBeVisible();
    const sending = page.waitForRequest(functionUrl);
    await submitButton(page).click();
    const request = (await sending).postDataJSON();
    expect(Object.keys(request)).toHaveLength(9);
    expect(request.message).toBe(`${start}\n\nAt two o'clock.`);
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await expect(page.getByText(start)).toBeVisible();
  });
}

test("a family in mourning meets no offer and no yellow button (§10)", async ({ page }) => {
  await page.goto(`${contactPath}?for=funeral`);
  await expect(page.getByText("When you are ready")).toBeVisible();
  await expect(page.getByText("Free, and no obligation")).toHaveCount(0);
  await expect(page.getByText("Other stands for a funeral or a memorial.")).toBeVisible();
  await expect(page.getByText("For a crew: Construction Site.")).toHaveCount(0);
  await expect(submitButton(page)).toHaveCSS("background-color", "rgb(31, 58, 46)");
  await fieldOf(page, "eventType").selectOption("wedding");
  await page.goto(contactPath);
  await expect(submitButton(page)).toHaveCSS("background-color", "rgb(246, 196, 69)");
});

test("an emergency has the phone number first", async ({ page }) => {
  await page.goto(`${contactPath}?for=emergency`);
  const call = page.locator("main").getByRole("link", { name: "905-555-0142" }).first();
  await expect(call).toHaveAttribute("href", "tel:+19055550142");
  const [above, form] = [
    await call.boundingBox(),
    await page.locator("#quote-request-form").boundingBox(),
  ];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
});

test("a guide's link says what its category says", async ({ page }) => {
  await page.goto(category("restroom-trailers-funeral-memorial-services"));
  const links = page.locator(`main a[href^="${contactPath}"]`);
  for (const link of await links.all())
    await expect(link).toHaveAttribute("href", /\?(event=other&)?for=funeral$/);
  await page.goto(category("construction-industrial-washroom-restroom-trailers"));
  await expect(
    page.locator(`main a[href="${contactPath}?event=construction"]`).first(),
  ).toBeVisible();
});

for (const [path, says] of [
  [category("funeral-religious-family-washroom-restroom-rentals"), /for=funeral$/],
  [category("restroom-trailers-funeral-memorial-services"), /for=funeral$/],
  ["/toronto-washroom-restroom-trailer-rentals", /city=toronto$/],
] as const)
  test(`the links to the form around ${path} say what the page is about`, async ({ page }) => {
    await page.goto(path);
    for (const place of ["nav[aria-label=Main] +", "#mobile-menu", "body > nav"])
      await expect(page.locator(`${place} a[href^="${contactPath}?"]`)).toHaveAttribute(
        "href",
        says,
      );
  });

test("unknown kinds of visitor are ignored", async ({ page }) => {
  for (const query of ["for=circus", "for=__proto__"]) {
    await page.goto(`${contactPath}?${query}`);
    await expect(page.locator("#quote-request-form")).toHaveAttribute("novalidate");
    await expect(labels(page)).toHaveText(usualLabels);
    await expect(fieldOf(page, "eventType")).toHaveValue("");
  }
  await fillIn(page);
  const sending = page.waitForRequest(functionUrl);
  await submitButton(page).click();
  expect((await sending).postDataJSON().message).toBe(
    (await sending).postDataJSON().message.trim(),
  );
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("another quote after the first begins with the same kind of visitor", async ({ page }) => {
  await page.goto(`${contactPath}?for=funeral`);
  await waitForForm(page);
  await expect(fieldOf(page, "eventType")).toHaveValue("other");
  await fillIn(page, { eventType: "other" });
  await submitButton(page).click();
  await page.getByRole("button", { name: "Request Another Quote" }).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  await expect(fieldOf(page, "eventType")).toHaveValue("other");
  await openForm(page);
  await expect(labels(page)).toHaveText(usualLabels);
});
