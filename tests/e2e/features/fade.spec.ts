import type { Page } from "@playwright/test";
import { expect, test, waitForLayout } from "../../support/browser/journey.ts";

const about = "/about-washroom-restroom-trailer-rentals";
const main = (page: Page) => page.getByRole("main");

/** Follows a link and says whether the browser itself faded from one document to the other. */
async function followLink(page: Page): Promise<boolean> {
  await page.goto("/privacy");
  await page.evaluate(() => {
    addEventListener("pageswap", (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown };
      sessionStorage.setItem("faded", String(Boolean(viewTransition)));
    });
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(new RegExp(about));
  return page.evaluate(() => sessionStorage.getItem("faded") === "true");
}

test("a page fades in once, by the browser or by an animation, and not for a visitor who prefers less motion (§2.1.24)", async ({
  page,
}) => {
  expect(await followLink(page), "whether the browser fades").toBe(true);
  await expect(main(page)).toHaveCSS("animation-name", "none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await followLink(page), "whether it fades under reduced motion").toBe(false);
  await expect(main(page)).toHaveCSS("animation-name", "none");

  // What browsers have that fade within a document only: all but this interface.
  await page.addInitScript(() => Reflect.deleteProperty(window, "CSSViewTransitionRule"));
  await page.reload();
  await expect(main(page)).toHaveCSS("animation-name", "none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await followLink(page);
  await expect(main(page)).toHaveCSS("animation-name", "fade-in");
  await expect(main(page)).toHaveCSS("animation-duration", "0.25s");
  await expect(main(page)).toHaveCSS("opacity", "1");
});

test("a new page starts at its top, and Back and Forward return to where the reader was (§2.1.23)", async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  const heading = page.getByRole("heading", { name: "Where we deliver" });
  const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
  await page.goto("/");
  await waitForLayout(page);
  const link = page.getByRole("main").getByRole("listitem").getByRole("link", { name: "Hamilton" });
  await link.scrollIntoViewIfNeeded();
  const left = await top();
  expect(await place()).toBeGreaterThan(1_000);
  await link.click();
  await expect(page).toHaveURL(/hamilton/);
  expect(await place()).toBe(0);
  await page.goBack();
  await waitForLayout(page);
  expect(Math.abs((await top()) - left)).toBeLessThan(40);
  await page.goForward();
  await expect(page).toHaveURL(/hamilton/);
  await expect.poll(place).toBe(0);
});
