import { expect, test } from "../../support/browser/journey.ts";

test.use({ expectedConsole: /404/ });

test("a page is printed in ink, without an empty half page at its head and without a row on two sheets", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/toronto-washroom-restroom-trailer-rentals", "/no-such-page"]) {
    await page.goto(path);
    for (const heading of await page.locator("main :is(h1, h2, h3):visible").all())
      await expect(heading, path).not.toHaveCSS("color", "rgb(255, 255, 255)");
    if (path !== "/") continue;
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(20, 32, 27)");
    const box = await page.locator("main > section").first().boundingBox();
    expect(box?.height).toBeLessThan(500);
  }
  await page.goto("/luxury-washroom-restroom-trailer-rentals");
  for (const row of [page.locator("main li").first(), page.locator("main tr").first()])
    await expect(row).toHaveCSS("break-inside", "avoid");
});
