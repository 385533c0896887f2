import { contactPath, expect, expectAccessible, test } from "./journey.ts";

const pages = [
  { path: "/", heading: "The nicest room at your event." },
  { path: contactPath, heading: "Get Your Free Quote" },
  {
    path: "/about-washroom-restroom-trailer-rentals",
    heading: "We rent the room nobody wants to think about.",
  },
  { path: "/privacy", heading: "Privacy notice" },
];

for (const { path, heading } of pages) {
  for (const width of [320, 390, 820, 1280, 1920]) {
    test(`${path} at ${width} px has its heading, no sideways scroll and nothing for axe`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  }
}

test.describe("what is not there", () => {
  test.use({ expectedConsole: /404/ });

  test("an unknown path is a 404 with two ways back", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(2);
    await expectAccessible(page);
  });
});

test("the hero moves on every five seconds, stops on demand, and loops", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const hero = page.getByRole("group", { name: "Our trailers, inside and out" });
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
});

test("the hero stands still for a visitor who prefers less motion", async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const hero = page.getByRole("group", { name: "Our trailers, inside and out" });
  await expect(hero.getByRole("button", { name: "Play the pictures" })).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(hero).toContainText("1 / 3");
});

test("the keyboard reaches every link of the home page, and the focus is never lost or hidden", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const reached = new Set<string>();
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + Math.min(width, 30) / 2, top + height / 2);
      const isHidden = !seen || !(element.contains(seen) || seen.contains(element));
      return { href: element.getAttribute("href"), isHidden, text: element.textContent };
    });
    if (!stop) break;
    expect(stop.isHidden, `"${stop.text}" is hidden while it has the focus`).toBe(false);
    if (stop.href) reached.add(stop.href);
  }
  const links = await page
    .locator("main a, footer a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.filter((href) => href && !reached.has(href))).toEqual([]);
});
