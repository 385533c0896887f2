import { expect, openForm, test } from "../../support/browser/journey.ts";

test("the contact page is read from a way past the header to the form's names, hints and needs (§2.8.10, §10.04)", async ({
  page,
}) => {
  await openForm(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(inMain).toBe(true);
  const order = await page
    .locator("body :is(header, main, footer)")
    .evaluateAll((all) =>
      all.filter((part) => !part.parentElement?.closest("main")).map((part) => part.tagName),
    );
  expect(order).toEqual(["HEADER", "MAIN", "FOOTER"]);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Get Your Free Quote" [level=1]
      - group "You":
        - textbox "Your name"
        - textbox "E-mail"
        - textbox "Phone"
      - group "The day":
        - textbox "Location"
        - textbox "Rental start date"
        - textbox "Rental end date"
        - combobox "Event type"
        - combobox "Expected guests"
        - textbox "Anything we should know (optional)"
      - button "Send My Request"
      - paragraph:
        - link "Read our privacy notice"
      - complementary "Other ways to reach us":
        - heading "Emergency?" [level=2]
        - heading "E-mail" [level=2]
        - heading "Where we deliver" [level=2]
        - heading "Business hours" [level=2]
  `);
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
    "Your quote goes to this address.",
  );
});
