import {
  contactPath,
  expect,
  fieldOf,
  fillIn,
  openForm,
  submitButton,
  test,
  waitForForm,
} from "../../support/browser/journey.ts";

test.beforeEach(async ({ page }) => {
  // Still the first of March in Ontario.
  await page.clock.install({ time: new Date("2027-03-02T03:30:00Z") });
});

test("the first day, once it is typed in full, fills the last day in and is the first that its calendar offers", async ({
  page,
}) => {
  await page.goto(`${contactPath}?utm_source=card`);
  await waitForForm(page);
  const [start, end] = [fieldOf(page, "startDate"), fieldOf(page, "endDate")];
  await expect(start).toHaveAttribute("min", "2027-03-01");
  await expect(end).toHaveAttribute("min", "2027-03-01");
  await submitButton(page).click();
  await expect(page.locator("#quote-request-endDate-error")).toBeVisible();

  const seen: string[] = [];
  await page.exposeFunction("tell", (value: string) => seen.push(value));
  await page.evaluate(() =>
    document.querySelector("#quote-request-form")?.addEventListener("input", () => {
      const end = document.querySelector<HTMLInputElement>("[name=endDate]");
      (window as unknown as { tell: (value?: string) => void }).tell(end?.value);
    }),
  );
  await start.focus();
  await page.keyboard.type("06122027");
  await expect(start).toHaveValue("2027-06-12");
  await expect(end).toHaveValue("2027-06-12");
  expect(seen.filter((value) => value !== "" && value !== "2027-06-12")).toEqual([]);
  await expect(end).toHaveAttribute("min", "2027-06-12");
  await expect(page.locator("#quote-request-startDate-error")).toBeHidden();
  await expect(page.locator("#quote-request-endDate-error")).toBeHidden();

  // A last day that was filled in follows the first day; one that was chosen stays.
  await start.fill("2027-06-20");
  await expect(end).toHaveValue("2027-06-20");
  await end.fill("2027-06-25");
  await start.fill("2027-06-22");
  await expect(end).toHaveValue("2027-06-25");
  await expect(end).toHaveAttribute("min", "2027-06-22");
  await page.reload();
  await expect(start).toHaveValue("2027-06-22");
  await expect(end).toHaveValue("2027-06-25");
  await expect(end).toHaveAttribute("min", "2027-06-22");
  await start.fill("");
  await expect(end).toHaveAttribute("min", "2027-03-01");
  await expect(end).toHaveValue("2027-06-25");
});

test("the last day follows a first day that a link filled in, that a reload brought back, and that of a second request", async ({
  page,
}) => {
  await page.goto(`${contactPath}?date=2027-06-12`);
  await waitForForm(page);
  const [start, end] = [fieldOf(page, "startDate"), fieldOf(page, "endDate")];
  await expect(end).toHaveValue("2027-06-12");
  await start.focus();
  await page.keyboard.type("07102028");
  await expect(end).toHaveValue("2028-07-10");
  await page.reload();
  await waitForForm(page);
  await start.fill("2027-07-17");
  await expect(end).toHaveValue("2027-07-17");
  await fillIn(page, { startDate: "2027-07-17", endDate: "2027-07-18" });
  await submitButton(page).click();
  await page.getByRole("button", { name: "Request Another Quote" }).click();
  await start.fill("2027-08-01");
  await expect(end).toHaveValue("2027-08-01");
});

test("a first day in winter brings a word about power, one within two days the phone number, and a past one is accepted (§5.24)", async ({
  page,
}) => {
  await openForm(page);
  const winter = page.getByText("Winter rentals typically need two 20-amp circuits");
  const soon = page.getByText("That is soon. Please call us as well:");
  for (const [day, { isWinter = false, isSoon = false }] of [
    ["2027-06-20", {}],
    ["2027-11-01", { isWinter: true }],
    ["2028-04-01", {}],
    ["2028-03-31", { isWinter: true }],
    ["", {}],
    ["2027-02-28", { isWinter: true }],
    ["2027-03-01", { isWinter: true, isSoon: true }],
    ["2027-03-04", { isWinter: true }],
    ["2027-03-03", { isWinter: true, isSoon: true }],
  ] as [string, { isWinter?: boolean; isSoon?: boolean }][]) {
    await fieldOf(page, "startDate").fill(day);
    await expect(winter, `winter: ${day}`).toBeVisible({ visible: isWinter });
    await expect(soon, `soon: ${day}`).toBeVisible({ visible: isSoon });
  }
  await fillIn(page, { startDate: "2026-01-05", endDate: "2026-01-05" });
  await submitButton(page).click();
  await page.getByRole("button", { name: "Request Another Quote" }).click();

  await fillIn(page, { startDate: "2027-03-03", endDate: "2027-03-03" });
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(soon).toBeVisible();
  await expect(soon.locator("..").getByRole("link", { name: "905-555-0142" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "While you wait" })).toHaveCount(0);
  // What is promised within 24 hours comes too late.
  const steps = page.getByRole("listitem").filter({ hasText: "Your day is near" }).locator("..");
  await expect(steps).not.toContainText("24 hours");
});
