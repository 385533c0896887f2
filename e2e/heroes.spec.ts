import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { expect, islandsCanWake, test } from "./journey.ts";

const toronto = parse(readFileSync("content/cities/toronto.yaml", "utf8"));

const heroes = [
  { path: "/", name: "Our trailers, inside and out" },
  { path: "/toronto-washroom-restroom-trailer-rentals", name: toronto.hero.heading },
];

/** Lets the page's clock run once it can wake its islands. */
async function wakesAfter(page: Page, milliseconds: number) {
  await islandsCanWake(page);
  await page.clock.runFor(milliseconds);
}

for (const { path, name } of heroes) {
  test(`the hero of ${path} moves on every five seconds, stops on demand, and loops both ways`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    const hero = page.getByRole("group", { name });
    // Its code comes when the first picture has had its time, and moves on at once.
    await wakesAfter(page, 5_000);
    await expect(hero.getByRole("button", { name: "Pause the pictures" })).toBeVisible();
    await page.clock.runFor(100);
    await expect(hero).toContainText("2 / 3");
    await page.clock.runFor(5_100);
    await expect(hero).toContainText("3 / 3");
    await page.clock.runFor(5_100);
    await expect(hero).toContainText("1 / 3");
    await page.clock.runFor(5_100);
    await expect(hero).toContainText("2 / 3");
    await hero.getByRole("button", { name: "Pause the pictures" }).click();
    await page.mouse.move(600, 5);
    await page.clock.runFor(20_000);
    await expect(hero).toContainText("2 / 3");
    await hero.getByRole("button", { name: "Next picture" }).click();
    await hero.getByRole("button", { name: "Next picture" }).click();
    await page.clock.runFor(1_000);
    await expect(hero).toContainText("1 / 3");
    await hero.getByRole("button", { name: "Previous picture" }).click();
    await page.clock.runFor(1_000);
    await expect(hero).toContainText("3 / 3");
  });
}

test("the hero stands still for a visitor who prefers less motion", async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const hero = page.getByRole("group", { name: "Our trailers, inside and out" });
  await wakesAfter(page, 5_000);
  await expect(hero.getByRole("button", { name: "Play the pictures" })).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(hero).toContainText("1 / 3");
});
