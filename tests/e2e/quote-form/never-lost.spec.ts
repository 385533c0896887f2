import {
  answers,
  contactPath,
  expect,
  expectAccessible,
  fillIn,
  openForm,
  submitButton,
  test,
} from "../../support/browser/journey.ts";
import { databaseOf, executeSql } from "../../support/databases/database.ts";
import { startServer } from "../../support/servers/running-server.ts";

test("the quote is on disk before the page says thank you, and both mails follow (§7)", async ({
  page,
  server,
}) => {
  await openForm(page);
  const findCity = page.getByRole("heading", { name: "Find your city" });
  await expect(findCity).toBeVisible();
  await fillIn(page, { name: "On Disk" });
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(findCity).toBeHidden();
  const reference = await page.locator("#quote-request-reference").textContent();
  const { quotes } = await server.readData();
  expect(quotes.find((quote) => quote.reference === reference)).toMatchObject({
    name: "On Disk",
    email: answers.email,
    message: answers.message,
  });
  await expect
    .poll(async () => (await server.readData()).mails.map(({ file }) => file))
    .toEqual(
      expect.arrayContaining([`${reference}-owner-notice.eml`, `${reference}-acknowledgement.eml`]),
    );
});

test.describe("when the server itself breaks", () => {
  test.use({ expectedConsole: /500/ });

  test("a page says so, and the form keeps everything and shows the phone number (§2.1, §8)", async ({
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
    await expect(page.locator("[name=message]")).toHaveValue(answers.message);

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
