import { expect, test } from "../../support/browser/journey.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: "print" });
});

test("the home page is printed in ink, without an empty half page at its head", async ({
  page,
}) => {
  await page.goto("/");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("color", "rgb(20, 32, 27)");
  const box = await page.locator("main > section").first().boundingBox();
  expect(box?.height).toBeLessThan(500);
});

for (const path of ["/toronto-washroom-restroom-trailer-rentals", "/no-such-page"])
  test.describe(path, () => {
    test.use({ expectedConsole: /404/ });

    test("no heading is printed in a colour for dark grounds", async ({ page }) => {
      await page.goto(path);
      for (const heading of await page.locator("main :is(h1, h2, h3):visible").all())
        await expect(heading).not.toHaveCSS("color", "rgb(255, 255, 255)");
    });
  });

test("a row of a list or a table is not split between two sheets", async ({ page }) => {
  await page.goto("/luxury-washroom-restroom-trailer-rentals");
  for (const row of [page.locator("main li").first(), page.locator("main tr").first()])
    await expect(row).toHaveCSS("break-inside", "avoid");
});
