import { expect, test } from "../../support/browser/journey.ts";

test.use({ javaScriptEnabled: false });

test("every link of both menus can be reached (§2.2.11, §2.2.14, §2.2.17)", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByText("Services", { exact: true }).click();
  await expect(main.getByRole("link", { name: "All Blog Posts" })).toBeVisible();
  await main.getByText("Service Areas").click();
  await expect(main.getByRole("link", { name: "Windsor" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the menu" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await sheet.getByText("Service Areas").click();
  await expect(sheet.getByRole("link", { name: "Kingston" })).toBeVisible();
  await page.getByRole("button", { name: "Close the menu" }).click();
  await expect(sheet).toBeHidden();
});
