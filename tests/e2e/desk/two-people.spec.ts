import { expect, partner, sendRequest, signIn, test } from "../../support/browser/desk.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("two people on one request see beside Send that the other writes, and has answered", async ({
  page,
  browser,
  desk,
}) => {
  await page.clock.install();
  const context = await browser.newContext({ baseURL: desk.url });
  await context.addCookies([await signIn(desk, partner)]);
  const other = await context.newPage();

  const email = "dora@example.com";
  const reference = await sendRequest(desk.url, { name: "Dora Double", email });
  await page.goto(`/desk/requests/${reference}`);
  await page.getByLabel("Text").fill("Hello Dora, the owner writes.");
  await other.goto(`/desk/requests/${reference}`);
  await expect(other.getByText(/ is writing a reply\.$/)).toBeVisible();
  await expect(page.getByText(`${partner} is writing a reply.`)).toHaveCount(0);
  await other.getByLabel("Text").fill("Hello Dora, the partner writes.");
  await page.clock.fastForward(15_000);
  await expect(page.getByText(`${partner} is writing a reply.`)).toBeVisible();
  await other.getByRole("button", { name: "Send from here" }).click();
  await expect(other.getByRole("region", { name: "Your replies" })).toBeVisible();
  await expect(other.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(page.getByText(new RegExp(`^${partner} sent a reply at `))).toBeVisible();
  await expect(page.getByText(`${partner} is writing a reply.`)).toHaveCount(0);
  await expect(page.getByLabel("Text")).toHaveValue("Hello Dora, the owner writes.");
  await context.close();
});
