import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../support/browser/journey.ts";

const path = "/washroom-restroom-trailer/luxury-2-station-restroom-trailer";
const name = "Luxury 2-Station Trailer";

const gallery = (page: Page) => page.getByRole("group", { name, exact: true });
const thumbnails = (page: Page) => gallery(page).locator("[data-thumbnails] a");

/** Number of the picture that fills the gallery, from 1. */
async function expectShown(page: Page, number: number) {
  await expect(thumbnails(page).nth(Math.min(number, 8) - 1)).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(gallery(page).locator("[data-thumbnails] [aria-current]")).toHaveCount(1);
  await expect(page.locator(`#picture-${number}`)).toBeInViewport({ ratio: 0.9 });
}

/** Opens the page, touches the gallery and waits until it is hydrated. */
async function openGallery(page: Page) {
  await page.goto(path);
  await page.locator("#picture-1").hover();
  await expect(gallery(page).locator("[data-viewport]")).toHaveAttribute("tabindex", "-1");
}

test("thumbnails, buttons and arrow keys change the main picture, round and round (§2.7, §4)", async ({
  page,
}) => {
  await openGallery(page);
  await expect(thumbnails(page)).toHaveCount(8);
  await expectShown(page, 1);
  await thumbnails(page).nth(3).click();
  await expectShown(page, 4);
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, 3);
  await gallery(page).getByRole("button", { name: "Next picture" }).click();
  await expectShown(page, 4);
  await thumbnails(page).first().focus();
  await page.keyboard.press("Enter");
  await expectShown(page, 1);
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, 15);
  for (const number of [14, 13]) {
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, number);
  }
  expect(new URL(page.url()).hash).toBe("");
});

test("the last thumbnail says how many more there are, and leads to all of them (§2.7)", async ({
  page,
}) => {
  await openGallery(page);
  const last = thumbnails(page).last();
  await expect(last).toContainText("+7");
  await expect(last).toHaveAccessibleName(/\+7 more pictures: The full photo gallery$/);
  await last.click();
  await expect(page.getByRole("heading", { name: "The full photo gallery" })).toBeInViewport();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a picture in full is shown whole and in the middle", async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    await openGallery(page);
    await gallery(page).getByRole("button", { name: "Show the picture in full" }).click();
    const image = page.getByRole("dialog", { name }).getByRole("img");
    await expect(image).toHaveCSS("object-fit", "contain");
    const { box, room } = await image.evaluate((element) => {
      const room = element.closest("[data-viewport]")?.getBoundingClientRect();
      return { box: element.getBoundingClientRect().toJSON(), room: room?.toJSON() };
    });
    // The room itself must be within the window: what it holds in full is not seen outside of it.
    expect(room.top).toBeGreaterThanOrEqual(0);
    expect(room.bottom).toBeLessThanOrEqual(viewport.height);
    expect(room.right).toBeLessThanOrEqual(viewport.width);
    expect(box.top).toBeGreaterThanOrEqual(room.top - 1);
    expect(box.bottom).toBeLessThanOrEqual(room.bottom + 1);
    expect(Math.abs(box.top + box.bottom - room.top - room.bottom)).toBeLessThan(4);
    expect(Math.abs(box.left + box.right - room.left - room.right)).toBeLessThan(4);
    expect(box.height).toBeGreaterThan(room.height * 0.95);
    for (const button of ["Close", "Previous picture", "Next picture"])
      await expect(
        page.getByRole("dialog", { name }).getByRole("button", { name: button }),
      ).toBeInViewport({ ratio: 1 });
  }
});

test("the floor plan stays on its paper in dark forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(path);
  const figure = page.locator("[data-plan]");
  await expect(figure).toHaveCSS("background-color", "rgb(241, 236, 224)");
  await expect(figure.locator("svg")).toHaveCSS("color", "rgb(117, 88, 42)");
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a swipe changes the main picture", async ({ page }) => {
    await openGallery(page);
    const box = await page.locator("#picture-1").boundingBox();
    if (!box) throw new Error("The first picture is not on the page.");
    const session = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch("touchStart", 330);
    for (let x = 310; x > 60; x -= 25) await touch("touchMove", x);
    await touch("touchEnd");
    await expectShown(page, 2);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("the picture fills the screen, moves by arrow keys, and Escape gives the focus back", async ({
  page,
}) => {
  await openGallery(page);
  await thumbnails(page).nth(1).click();
  await expectShown(page, 2);
  const opener = gallery(page).getByRole("button", { name: "Show the picture in full" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toContainText("2 / 15");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("3 / 15");
  await expect(dialog.getByRole("img")).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expectShown(page, 3);
  await page.locator("#picture-3").click();
  await expect(dialog).toContainText("3 / 15");
});

test("the full gallery has fifteen pictures, each opens in full (§2.7, §3.1)", async ({ page }) => {
  await page.goto(path);
  const wall = page.locator("section", {
    has: page.getByRole("heading", { name: "The full photo gallery" }),
  });
  await expect(wall.getByRole("link")).toHaveCount(15);
  await wall.scrollIntoViewIfNeeded();
  // Until then a link leads to its file.
  await expect(wall.locator("astro-island")).not.toHaveAttribute("ssr");
  await wall.getByRole("link").nth(8).click();
  const dialog = page.getByRole("dialog", { name: "The full photo gallery" });
  await expect(dialog).toContainText("9 / 15");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(wall.getByRole("link").nth(8)).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no button offers to print", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Print data sheet")).toBeHidden();
  });

  test("thumbnails lead to their pictures, and the wall to its files", async ({ page }) => {
    await page.goto(path);
    await thumbnails(page).nth(4).click();
    await expect(page.locator("#picture-5")).toBeInViewport({ ratio: 0.9 });
    const file = await page
      .locator("section", { has: page.getByRole("heading", { name: "The full photo gallery" }) })
      .getByRole("link")
      .first()
      .getAttribute("href");
    expect((await page.request.get(file ?? "")).headers()["content-type"]).toBe("image/jpeg");
  });
});

test("plan, capacity and power stand in one section, on a wide screen beside each other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const section = page.locator("section", {
    has: page.getByRole("heading", { name: "Guest Capacity" }),
  });
  // A section below the window has an estimated height until it is near.
  await section.scrollIntoViewIfNeeded();
  const boxOf = (name: string) => section.getByRole("heading", { name }).boundingBox();
  const [plan, capacity, power] = await Promise.all(
    ["Two private rooms, two doors.", "Guest Capacity", "Power & Water Requirements"].map(boxOf),
  );
  expect(capacity?.x).toBeGreaterThan((plan?.x ?? 0) + (plan?.width ?? 0));
  expect(power?.x).toBe(capacity?.x);
  expect((await section.boundingBox())?.height).toBeLessThan(1_100);
});

test("the gallery reaches the edge of a wide screen, and its thumbnails keep the frame", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(path);
  expect((await page.locator("#picture-1").boundingBox())?.x).toBe(0);
  const crumbs = await page.getByRole("navigation", { name: "Breadcrumb" }).boundingBox();
  expect((await thumbnails(page).first().boundingBox())?.x).toBe(crumbs?.x);
});

test("a button prints the data sheet, with its floor plan loaded", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const plan = document.querySelector<HTMLImageElement>("[data-plan] img");
      document.documentElement.dataset.printed = String(plan?.complete && plan.naturalWidth > 0);
    };
  });
  await page.goto(path);
  const button = page.getByRole("button", { name: "Print data sheet" });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "true");
  await expect(button).not.toHaveAttribute("aria-busy");
});

test("prints as a data sheet: the figures stay, buttons and menus go", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("about 3,500 lbs").first()).toBeVisible();
  for (const gone of ["Get Quote & Book", "Home"])
    await expect(page.getByRole("link", { name: gone, exact: true }).first()).toBeHidden();
  await expect(page.getByText("Add to Quote").first()).toBeHidden();
});
