import { contactPath, expect, test } from "../../support/browser/journey.ts";

const trailer = "/washroom-restroom-trailer/luxury-2-station-restroom-trailer";

for (const { name, path, find } of [
  { name: "a yellow link", path: trailer, find: "main a[href*='item=']" },
  { name: "Add to Quote", path: trailer, find: "main [data-quote-item] button" },
  { name: "a question", path: contactPath, find: "main summary:visible" },
  {
    name: "a choice of the blog's filter",
    path: "/washroom-restroom-trailer-rentals-blog",
    find: "main nav a",
  },
])
  test(`${name} shows that it is pressed, at once under reduced motion`, async ({ page }) => {
    await page.goto(path);
    const control = page.locator(find).first();
    await control.scrollIntoViewIfNeeded();
    await expect(control).toHaveCSS("transition-duration", /^0\.2s/);
    await control.hover();
    await expect(control).toHaveCSS("opacity", "1");
    await page.mouse.down();
    await expect(control).toHaveCSS("opacity", "0.82");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(control).toHaveCSS("transition-duration", "0s");
  });
