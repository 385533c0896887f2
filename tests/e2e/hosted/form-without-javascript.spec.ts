import {
  contactPath,
  expect,
  fieldOf,
  fillIn,
  submitButton,
  test,
} from "../../support/browser/journey.ts";

// The function answers in plain text, for which the browser asks an icon in vain.
test.use({ javaScriptEnabled: false, expectedConsole: /4(04|22)/ });

test("the form is posted to the function and ends at the site's thank-you page", async ({
  page,
  server,
}) => {
  await page.goto(contactPath);
  await fillIn(page, { name: "No Script" });
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=[A-Z2-9]{8}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
  await page.reload();
  const { quotes } = await server.readData();
  const [quote] = quotes.filter(({ name }) => name === "No Script");
  expect(page.url()).toContain(quote?.reference);
});

test("a rejected form is told what is missing, and the way back leads to what was typed", async ({
  page,
}) => {
  await page.goto(contactPath);
  await fillIn(page, { name: "P", phone: "12" });
  await submitButton(page).click();
  await expect(page.getByText("Some answers need another look.")).toBeVisible();
  await expect(page.getByText("Name must be at least 2 characters long")).toBeVisible();
  await page.goBack();
  await expect(fieldOf(page, "email")).toHaveValue("priya.raman@example.com");
  await expect(fieldOf(page, "message")).toHaveValue(/narrow gate/);
});
