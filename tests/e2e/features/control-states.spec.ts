import { contactPath, expect, test, waitForHydrationCode } from "../../support/browser/journey.ts";

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
    await expect(control).toHaveCSS("opacity", "0.65");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(control).toHaveCSS("transition-duration", "0s");
  });

test("a button that waits for its code is busy until it works", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_astro/Gallery.*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(trailer);
  await waitForHydrationCode(page);
  const next = page.getByRole("button", { name: "Next picture" });
  await next.click();
  await expect(next).toHaveAttribute("aria-busy", "true");
  await expect(next).toHaveCSS("cursor", "progress");
  release();
  await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.9 });
  await expect(next).not.toHaveAttribute("aria-busy");
});
