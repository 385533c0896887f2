import {
  contactPath,
  expect,
  fieldOf,
  fillIn,
  openForm,
  submitButton,
  test,
} from "../../support/browser/journey.ts";

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date("2027-03-02T15:00:00Z") });
});

test("the first day, once chosen, fills the last day in and is the first that its calendar offers", async ({
  page,
}) => {
  await openForm(page);
  const [start, end] = [fieldOf(page, "startDate"), fieldOf(page, "endDate")];
  await expect(end).toHaveAttribute("min", "2027-03-02");
  await submitButton(page).click();
  await expect(page.locator("#quote-request-endDate-error")).toBeVisible();
  await start.fill("2027-06-12");
  await expect(end).toHaveValue("2027-06-12");
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
  await start.fill("");
  await expect(end).toHaveAttribute("min", "2027-03-02");
  await expect(end).toHaveValue("2027-06-25");
});

test("a first day within two days brings the phone number, also once the request is sent", async ({
  page,
}) => {
  await openForm(page);
  const soon = page.getByText("That is soon. Please call us as well:");
  for (const [day, isSoon] of [
    ["2027-03-01", false],
    ["2027-03-02", true],
    ["2027-03-05", false],
    ["2027-03-04", true],
  ] as const) {
    await fieldOf(page, "startDate").fill(day);
    await expect(soon).toBeVisible({ visible: isSoon });
  }
  await fillIn(page, { startDate: "2027-03-04", endDate: "2027-03-04" });
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

test("a first day in winter says that a trailer needs two circuits", async ({ page }) => {
  await openForm(page);
  const winter = page.getByText("Winter rentals typically need two power circuits.");
  for (const [day, isWinter] of [
    ["2027-06-20", false],
    ["2027-11-01", true],
    ["2028-04-01", false],
    ["2028-03-31", true],
    ["", false],
  ] as const) {
    await fieldOf(page, "startDate").fill(day);
    await expect(winter).toBeVisible({ visible: isWinter });
  }
});

test("a last day that stands there is left alone, and a draft keeps both", async ({ page }) => {
  await openForm(page);
  const [start, end] = [fieldOf(page, "startDate"), fieldOf(page, "endDate")];
  await end.fill("2027-06-13");
  await start.fill("2027-06-12");
  await expect(end).toHaveValue("2027-06-13");
  await page.reload();
  await expect(start).toHaveValue("2027-06-12");
  await expect(end).toHaveValue("2027-06-13");
  await expect(end).toHaveAttribute("min", "2027-06-12");
});

test("typing a year digit by digit fills in the whole date only", async ({ page }) => {
  await page.goto(`${contactPath}?utm_source=card`);
  await expect(page.locator("#quote-request-form")).toHaveAttribute("novalidate");
  const seen: string[] = [];
  await page.exposeFunction("tell", (value: string) => seen.push(value));
  await page.evaluate(() =>
    document.querySelector("#quote-request-form")?.addEventListener("input", () => {
      const end = document.querySelector<HTMLInputElement>("[name=endDate]");
      (window as unknown as { tell: (value?: string) => void }).tell(end?.value);
    }),
  );
  await fieldOf(page, "startDate").focus();
  await page.keyboard.type("06122027");
  await expect(fieldOf(page, "startDate")).toHaveValue("2027-06-12");
  await expect(fieldOf(page, "endDate")).toHaveValue("2027-06-12");
  expect(seen.filter((value) => value !== "" && value !== "2027-06-12")).toEqual([]);
});
