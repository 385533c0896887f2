import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../support/browser/journey.ts";
import { startTouching } from "../../support/browser/measure-page.ts";

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

const wall = (page: Page) =>
  page.locator("section", {
    has: page.getByRole("heading", { name: "The full photo gallery" }),
  });

test("thumbnails, buttons and arrow keys change the main picture, and each picture opens in full (§2.7.06–08, §2.7.39, §3.1.15, §4.11–12)", async ({
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
  for (const number of [10, 9]) {
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, number);
  }
  expect(new URL(page.url()).hash).toBe("");

  await thumbnails(page).nth(1).click();
  await expectShown(page, 2);
  const opener = gallery(page).getByRole("button", { name: "Show the picture in full" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toContainText("2 / 10");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("3 / 10");
  await expect(dialog.getByRole("img")).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expectShown(page, 3);
  await page.locator("#picture-3").click();
  await expect(dialog).toContainText("3 / 10");
  await page.keyboard.press("Escape");

  // The last thumbnail says how many more there are, and leads to all of them.
  const last = thumbnails(page).last();
  await expect(last).toContainText("+2");
  await expect(last).toHaveAccessibleName(/\+2 more pictures: The full photo gallery$/);
  await last.click();
  await expect(wall(page).getByRole("heading")).toBeInViewport();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(wall(page).getByRole("link")).toHaveCount(10);
  // Until then a link leads to its file.
  await expect(wall(page).locator("astro-island")).not.toHaveAttribute("ssr");
  await wall(page).getByRole("link").nth(8).click();
  const inFull = page.getByRole("dialog", { name: "The full photo gallery" });
  await expect(inFull).toContainText("9 / 10");
  await inFull.getByRole("button", { name: "Close" }).click();
  await expect(inFull).toBeHidden();
  await expect(wall(page).getByRole("link").nth(8)).toBeFocused();
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a swipe changes the main picture, and one in full is shown whole in windows of every shape", async ({
    page,
  }) => {
    await openGallery(page);
    const box = await page.locator("#picture-1").boundingBox();
    if (!box) throw new Error("The first picture is not on the page.");
    const y = box.y + box.height / 2;
    const touch = await startTouching(page);
    await touch("touchStart", 330, y);
    for (let x = 310; x > 60; x -= 25) await touch("touchMove", x, y);
    await touch("touchEnd");
    await expectShown(page, 2);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await gallery(page).getByRole("button", { name: "Show the picture in full" }).click();
    const dialog = page.getByRole("dialog", { name });
    const image = dialog.getByRole("img");
    await expect(image).toHaveCSS("object-fit", "contain");
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(viewport);
      const misplaced = () =>
        image.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const room = element.closest("[data-viewport]")?.getBoundingClientRect();
          if (!room) return ["no room"];
          const checks = {
            // The room itself must be within the window: what it holds in full is not seen outside.
            "the room is in the window":
              room.top >= 0 && room.bottom <= innerHeight && room.right <= innerWidth,
            "the picture is in the room": box.top >= room.top - 1 && box.bottom <= room.bottom + 1,
            "it fills the room": box.height > room.height * 0.95,
            "it is in the middle":
              Math.abs(box.top + box.bottom - room.top - room.bottom) < 4 &&
              Math.abs(box.left + box.right - room.left - room.right) < 4,
          };
          return Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [check]));
        });
      await expect.poll(misplaced, `not so at ${viewport.width} px`).toEqual([]);
      for (const button of ["Close", "Previous picture", "Next picture"])
        await expect(dialog.getByRole("button", { name: button })).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("thumbnails lead to their pictures, the wall to its files, and no button stands there for nothing (§10.26)", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText("Print Data Sheet")).toBeHidden();
    await expect(page.getByText("Wedding Package").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Add to Quote/ })).toHaveCount(0);
    await thumbnails(page).nth(4).click();
    await expect(page.locator("#picture-5")).toBeInViewport({ ratio: 0.9 });
    const file = await wall(page).getByRole("link").first().getAttribute("href");
    expect((await page.request.get(file ?? "")).headers()["content-type"]).toBe("image/jpeg");
  });
});

test("a button prints the data sheet: the plan and the figures, without buttons and menus", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const plan = document.querySelector<HTMLImageElement>("[data-plan] img");
      document.documentElement.dataset.printed = String(plan?.complete && plan.naturalWidth > 0);
    };
  });
  await page.goto(path);
  const button = page.getByRole("button", { name: "Print Data Sheet" });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page.locator("html"), "whether the plan was loaded").toHaveAttribute(
    "data-printed",
    "true",
  );
  await expect(button).not.toHaveAttribute("aria-busy");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const plan = page.locator("[data-plan]");
  await expect(plan, "the plan's paper in forced colours").toHaveCSS(
    "background-color",
    "rgb(241, 236, 224)",
  );
  await expect(plan.locator("svg")).toHaveCSS("color", "rgb(117, 88, 42)");
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("about 3,500 lbs").first()).toBeVisible();
  for (const gone of ["Get Quote & Book", "Home"])
    await expect(page.getByRole("link", { name: gone, exact: true }).first()).toBeHidden();
  await expect(page.getByText("Add to Quote").first()).toBeHidden();
});
