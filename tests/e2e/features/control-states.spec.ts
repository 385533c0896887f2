import { expect, test } from "../../support/browser/journey.ts";

test("a link, a button and a question show that they are pressed, at once under reduced motion", async ({
  page,
}) => {
  await page.goto("/washroom-restroom-trailer/luxury-2-station-restroom-trailer");
  for (const find of ["a[href*='item=']", "[data-quote-item] button", "summary:visible"]) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const control = page.getByRole("main").locator(find).first();
    await control.scrollIntoViewIfNeeded();
    await expect(control, find).toHaveCSS("transition-duration", /^0\.2s/);
    await control.hover();
    await expect(control, find).toHaveCSS("opacity", "1");
    await page.mouse.down();
    await expect(control, find).toHaveCSS("opacity", "0.82");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(control, find).toHaveCSS("transition-duration", "0s");
    // Let go elsewhere, so that nothing is clicked.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});
