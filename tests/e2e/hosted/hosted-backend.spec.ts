import {
  answers,
  contactPath,
  expect,
  fieldOf,
  fillIn,
  functionUrl,
  openForm,
  submitButton,
  test,
} from "../../support/browser/journey.ts";

test.use({ expectedConsole: /4(04|22)/ });

test("what the function refuses is shown in its words, and what it takes is stored once under its key (§7.01, §8.04, §8.07)", {
  tag: "@hosted",
}, async ({ page, server }) => {
  await page.route(functionUrl, async (route) => {
    // As if the browser's rules were older than the function's.
    const body = { ...route.request().postDataJSON(), email: "nobody" };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await openForm(page);
  await fillIn(page, { name: "Hosted Guest" });
  await submitButton(page).click();
  await expect(page.locator("#quote-request-email-error")).toContainText(
    "Please enter a valid email address",
  );
  await expect(fieldOf(page, "message")).toHaveValue(answers.message);

  await page.unroute(functionUrl);
  const asked = page.waitForRequest(functionUrl);
  await submitButton(page).press("Enter");
  const request = await asked;
  expect(new URL(request.url()).origin).not.toBe(new URL(page.url()).origin);
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(Object.keys(answers).sort());
  const headers = await request.allHeaders();
  expect(headers).toMatchObject({ apikey: "a-public-key", origin: new URL(page.url()).origin });
  expect(headers["idempotency-key"]).toBeTruthy();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const reference = await page.locator("#quote-request-reference").textContent();
  const { requests } = await server.readData();
  expect(requests.filter(({ name }) => name === "Hosted Guest")).toMatchObject([
    { reference, quarantine_reasons: null },
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a rejected form is told what is missing, the way back leads to what was typed, and it ends at the site's thank-you page", {
    tag: "@hosted",
  }, async ({ page, server }) => {
    await page.goto(contactPath);
    await fillIn(page, { name: "P", phone: "12" });
    await submitButton(page).click();
    await expect(page.getByText("Some answers need another look.")).toBeVisible();
    await expect(page.getByText("Name must be at least 2 characters long")).toBeVisible();
    await page.goBack();
    await expect(fieldOf(page, "email")).toHaveValue("priya.raman@example.com");
    await expect(fieldOf(page, "message")).toHaveValue(/narrow gate/);
    await fillIn(page, { name: "No Script" });
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/thank-you\?reference=[A-Z2-9]{8}$/);
    await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
    await page.reload();
    const { requests } = await server.readData();
    const [request] = requests.filter(({ name }) => name === "No Script");
    expect(page.url()).toContain(request?.reference);
  });
});
