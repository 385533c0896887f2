import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "./journey.ts";

const toronto = parse(readFileSync("content/cities/toronto.yaml", "utf8"));

const heroes = [
  { path: "/", name: "Our trailers, inside and out" },
  { path: "/toronto-washroom-restroom-trailer-rentals", name: toronto.hero.heading },
];

for (const { path, name } of heroes) {
  test(`the hero of ${path} moves on every five seconds, stops on demand, and loops both ways`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    const hero = page.getByRole("group", { name });
    await expect(hero.getByRole("button", { name: "Pause the pictures" })).toBeVisible();
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
  await expect(hero.getByRole("button", { name: "Play the pictures" })).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(hero).toContainText("1 / 3");
});
