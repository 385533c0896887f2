import {
  contactPath,
  expect,
  holdBack,
  test,
  waitForHydrationCode,
} from "../../support/browser/journey.ts";

const trailer = "/washroom-restroom-trailer/luxury-2-station-restroom-trailer";
const blog = "/washroom-restroom-trailer-rentals-blog";
const thumbnail = "[data-thumbnails] li:nth-child(3) a";
const nameField = "#quote-request-form [name=name]";
const submit = "#quote-request-form button[type=submit]";

/** What a click before any script does: the control, and what is there once it has done it. */
for (const [name, path, control, seen, width = 1280] of [
  [
    "opens a menu (§4.04)",
    "/privacy",
    "nav[aria-label=Main] summary",
    "nav[aria-label=Main] details[open] a",
  ],
  [
    "opens the phone's menu",
    "/privacy",
    "[aria-label='Open the menu']",
    "[data-mobile-menu]:popover-open",
    390,
  ],
  [
    "shows a picture of the gallery (§2.7.08)",
    trailer,
    thumbnail,
    `${thumbnail}[aria-current=true]`,
  ],
  ["shows the hero's next picture", "/", "[aria-label='Next picture']", ":text('2 / 3')"],
  ["says what the form lacks", contactPath, submit, `${nameField}:focus`],
] as const)
  test(`a click before any script is there ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1400 });
    const release = await holdBack(page, "**/_astro/*.js");
    await page.goto(path, { waitUntil: "commit" });
    const clicked = page.locator(control).first();
    await expect(clicked).toBeVisible();
    await clicked.evaluate((element: HTMLElement) => element.click());
    expect(await page.evaluate(() => customElements.get("astro-island") === undefined)).toBe(true);
    release();
    await expect(page.locator(seen).first()).toBeVisible();
  });

test("a click that comes while the code loads is kept, and does what it would have done", async ({
  page,
}) => {
  const releaseGallery = await holdBack(page, "**/_astro/Gallery.*.js");
  await page.goto(trailer);
  await waitForHydrationCode(page);
  const third = page.locator(thumbnail);
  await third.click();
  releaseGallery();
  await expect(third).toHaveAttribute("aria-current", "true");
  await expect(page).not.toHaveURL(/#/);

  const releaseForm = await holdBack(page, "**/_astro/QuoteRequestForm.*.js");
  await page.goto(contactPath);
  await waitForHydrationCode(page);
  const button = page.locator(submit);
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toHaveCSS("cursor", "progress");
  releaseForm();
  await expect(page.locator(nameField)).toBeFocused();
  await expect(page.locator("#quote-request-errors")).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-busy");

  const releaseFilter = await holdBack(page, "**/_astro/PostFilter.*.js");
  await page.goto(blog);
  await waitForHydrationCode(page);
  await page.evaluate(() => {
    document.body.dataset.samePage = "yes";
  });
  await page.getByRole("main").getByRole("link", { name: "Weddings", exact: true }).click();
  releaseFilter();
  await expect(page.locator("[data-category]:not([hidden])")).toHaveCount(2);
  expect(await page.evaluate(() => document.body.dataset.samePage)).toBe("yes");
});

test("a click without a pointer or the focus opens the gallery in full", async ({ page }) => {
  await page.goto(trailer);
  await waitForHydrationCode(page);
  await page
    .locator("[aria-label='Show the picture in full']")
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole("dialog")).toContainText("1 / 10");
});

test.describe("a click for code that never comes", () => {
  test.use({
    expectedConsole: /Failed to (load|fetch)|ERR_FAILED|Error hydrating|dynamically imported/,
  });

  test("goes to the browser", async ({ page }) => {
    // Astro asks a second time, with a query.
    await page.route("**/_astro/Gallery.*.js*", (route) => route.abort());
    await page.goto(trailer);
    await waitForHydrationCode(page);
    await page.locator(thumbnail).click();
    await expect(page).toHaveURL(/#picture-3$/);
    await expect(page.locator("#picture-3")).toBeInViewport({ ratio: 0.9 });
  });
});
