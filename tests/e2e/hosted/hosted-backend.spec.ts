import {
  answers,
  expect,
  fillIn,
  functionUrl,
  openForm,
  submitButton,
  test,
} from "../../support/browser/journey.ts";

test("a quote goes to the function with its key, and is stored once with both mails on their way (§7)", async ({
  page,
  server,
}) => {
  await openForm(page);
  await fillIn(page, { name: "Hosted Guest" });
  const asked = page.waitForRequest(functionUrl);
  await submitButton(page).click();
  const request = await asked;
  expect(new URL(request.url()).origin).not.toBe(new URL(page.url()).origin);
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(Object.keys(answers).sort());
  const headers = await request.allHeaders();
  expect(headers).toMatchObject({ apikey: "a-public-key", origin: new URL(page.url()).origin });
  expect(headers["idempotency-key"]).toBeTruthy();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const reference = await page.locator("#quote-request-reference").textContent();
  const { quotes } = await server.readData();
  expect(quotes.filter(({ name }) => name === "Hosted Guest")).toMatchObject([
    { reference, quarantine_reasons: null },
  ]);
});

test.describe("what the function refuses", () => {
  test.use({ expectedConsole: /422/ });

  test("is shown in the function's own words, at the field (§8)", async ({
    page,
    server: _server,
  }) => {
    await page.route(functionUrl, async (route) => {
      // As if the browser's rules were older than the function's.
      const body = { ...route.request().postDataJSON(), email: "nobody" };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await expect(page.locator("#quote-request-email-error")).toContainText(
      "Please enter a valid email address",
    );
    await expect(page.locator("[name=message]")).toHaveValue(answers.message);
  });
});
