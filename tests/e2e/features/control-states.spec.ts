import { expect, test } from "../../support/browser/journey.ts";

test("a link, a button, a question and a filter show that they are pressed, at once under reduced motion", async ({
  page,
}) => {
  for (const [path, finds] of [
    [
      "/washroom-restroom-trailer/luxury-2-station-restroom-trailer",
      ["main a[href*='item=']", "main [data-quote-item] button", "main summary:visible"],
    ],
    ["/washroom-restroom-trailer-rentals-blog", ["main nav a"]],
  ] as const) {
    await page.goto(path);
    for (const find of finds) {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const control = page.locator(find).first();
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
  }
});
