import type { Page } from "@playwright/test";
import { hour } from "../../../server/time/durations.ts";
import { addStyles, expect, expectAccessible, test } from "../../support/browser/journey.ts";
import { openAsOldestBrowser } from "../../support/browser/oldest-browser.ts";
import { cities } from "../../support/browser/route-table.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const services = (page: Page) => main(page).locator("details").first();
const areas = (page: Page) => main(page).locator("details").nth(1);
const isOpen = (menu: ReturnType<typeof services>) =>
  menu.evaluate((details: HTMLDetailsElement) => details.open);

test("hover opens a menu after 100 ms, and leaving grants 300 ms of grace (§4.04–06)", async ({
  page,
}) => {
  await page.goto("/privacy");
  const menu = services(page);
  // The first hover comes before or after the script; from then on the page's clock stands.
  await menu.hover();
  await expect(menu).toHaveAttribute("open");
  await page.mouse.move(10, 700);
  await expect(menu).not.toHaveAttribute("open");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + hour);

  await menu.hover();
  await page.clock.runFor(99);
  expect(await isOpen(menu), "after 99 ms").toBe(false);
  await page.clock.runFor(1);
  expect(await isOpen(menu), "after 100 ms").toBe(true);
  await page.mouse.move(10, 700);
  await page.clock.runFor(299);
  expect(await isOpen(menu), "299 ms after leaving").toBe(true);
  await menu.hover();
  // Had it closed, the hover would open it again 100 ms later.
  await page.clock.runFor(1);
  expect(await isOpen(menu), "after a return within the grace").toBe(true);
  await page.mouse.move(10, 700);
  await page.clock.runFor(300);
  expect(await isOpen(menu), "300 ms after leaving").toBe(false);

  await menu.hover();
  await page.keyboard.press("Escape");
  await page.clock.runFor(1_000);
  expect(await isOpen(menu), "after Escape before the menu had opened").toBe(false);

  await page.mouse.move(10, 700);
  await menu.hover();
  await page.clock.runFor(800);
  await menu.locator("summary").click();
  expect(await isOpen(menu), "after the first click on what a hover opened").toBe(true);
  await menu.locator("summary").click();
  expect(await isOpen(menu), "after the second click").toBe(false);
});

test("menus show all their links, one at a time, by keyboard too; a click elsewhere and Escape close them (§2.1.38, §2.2.11, §2.2.13–15, §4.03–04, §9.34)", async ({
  page,
}) => {
  // Any page of the blog lies under Services.
  await page.goto("/blog/category/wedding-washroom-restroom-trailer-rentals");
  await expect(services(page).locator("summary")).toHaveCSS("text-decoration-line", "underline");
  await expect(areas(page).locator("summary")).toHaveCSS("text-decoration-line", "none");
  await services(page).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(services(page)).toHaveAttribute("open");
  await expect(services(page).getByRole("link")).toHaveCount(10);
  await expect(services(page).getByRole("link").last()).toBeInViewport({ ratio: 1 });
  expect(
    await services(page)
      .locator("ul")
      .evaluate((ul) => ul.scrollHeight > ul.clientHeight),
    "the Services menu is cut off",
  ).toBe(false);
  await page.keyboard.press("ArrowDown");
  await expect(services(page).getByRole("link", { name: "Our Services" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(services(page).locator("summary")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(services(page)).not.toHaveAttribute("open");
  await expect(services(page).locator("summary")).toBeFocused();

  await page.keyboard.press("Enter");
  await areas(page).locator("summary").click();
  await expect(areas(page)).toHaveAttribute("open");
  await expect(services(page)).not.toHaveAttribute("open");
  await expect(areas(page).getByRole("link")).toHaveCount(cities.length + 1);
  const list = await areas(page)
    .locator("ul")
    .evaluate((ul) => ({
      height: ul.getBoundingClientRect().height,
      isCut: ul.scrollHeight > ul.clientHeight,
      overflow: getComputedStyle(ul).overflowY,
    }));
  expect(list.height, "px of the city menu, at most 20rem").toBeLessThanOrEqual(320);
  // Four columns show all of them; larger letters scroll.
  expect(list).toMatchObject({ isCut: false, overflow: "auto" });
  await expectAccessible(page);
  await page.mouse.click(20, 800);
  await expect(areas(page)).not.toHaveAttribute("open");
});

test("the header sticks as far as the window has room, and stays usable in wide letters (§2.2.01–03)", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.locator("header");
  const stuck = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 1_200, behavior: "instant" }));
    const isInView = async (name: string, at: "first" | "last") => {
      const box = await header.getByRole("link", { name })[at]().boundingBox();
      return box !== null && box.y >= -12 && box.y < height;
    };
    return {
      bar: await isInView("hello@", "first"),
      logo: await isInView("Maple & Brass", "last"),
    };
  };
  expect(await stuck(768, 900)).toEqual({ bar: true, logo: true });
  expect(await stuck(767, 900)).toEqual({ bar: false, logo: true });
  expect(await stuck(844, 415)).toEqual({ bar: false, logo: false });

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const box = await header.locator("> div").first().boundingBox();
    expect(box?.height, `the bar with phone and e-mail at ${width} px`).toBeLessThanOrEqual(44);
  }
  for (const [width, css] of [
    [360, "html { font-size: 20px }"],
    [390, "html { font-size: 24px }"],
    [
      320,
      "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }",
    ],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await addStyles(page, css);
    await expect(header.getByRole("button", { name: "Open the menu" })).toBeInViewport({
      ratio: 1,
    });
    // Its target reaches beyond the bar, which is less than 44 px high.
    const call = header.getByRole("link", { name: "905-555-0142" }).first();
    await expect(call).toBeInViewport({ ratio: 0.7 });
    expect(await header.evaluate((row) => row.scrollWidth - innerWidth), css).toBeLessThanOrEqual(
      0,
    );
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the hamburger opens a sheet that holds the focus, and a chosen link closes it (§1.30, §2.2.03, §2.2.17, §2.2.19, §4.01–02, §10.15)", async ({
    page,
  }) => {
    await page.goto("/privacy");
    const opener = page.getByRole("button", { name: "Open the menu" });
    await opener.tap();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole("button", { name: "Close the menu" })).toBeFocused();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await expect(sheet.getByRole("link", { name: "905-555-0142" })).toBeVisible();
    await expect(sheet.getByRole("link", { name: "hello@mapleandbrass.example" })).toBeVisible();
    await expect(sheet).toContainText("Luxury washroom trailers across Southern Ontario");
    await sheet.getByText("Services", { exact: true }).tap();
    await expect(sheet.getByRole("link", { name: "Weddings" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    await expect(opener).toBeFocused();
    await opener.tap();
    await page.getByRole("button", { name: "Close the menu" }).tap();
    await expect(opener).toBeFocused();

    await opener.tap();
    await sheet.getByRole("link", { name: "Contact" }).tap();
    await expect(page).toHaveURL(/contact-washroom/);
    await expect(sheet).toBeHidden();
  });

  test("the menu opens and closes on an iPhone 8, whose browser knows no popovers", async ({
    page,
  }) => {
    await openAsOldestBrowser(page);
    await page.route("**/privacy", async (route) => {
      const html = await (await route.fetch()).text();
      // Without the policy, which knows the styles and scripts by their hashes.
      const body = html
        .replaceAll("Content-Security-Policy", "x-policy")
        .replaceAll('popover="auto"', "data-unknown")
        .replaceAll("[popover]", "[data-unknown]")
        .replaceAll(":popover-open", ":unknown");
      await route.fulfill({ body, contentType: "text/html" });
    });
    await page.goto("/privacy");
    const opener = page.getByRole("button", { name: "Open the menu" });
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet).toBeHidden();
    // Such a browser does nothing at a tap before the menu's code is there.
    await expect(async () => {
      await opener.tap();
      await expect(sheet).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole("button", { name: "Close the menu" })).toBeFocused();
    await expect(page.locator("main")).toHaveAttribute("inert");
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.tap();
    await page.getByRole("button", { name: "Close the menu" }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    await opener.tap();
    await sheet.getByRole("link", { name: "Contact" }).tap();
    await expect(page).toHaveURL(/contact-washroom/);
  });
});
