import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./journey.ts";

const blog = "/washroom-restroom-trailer-rentals-blog";
const shownPosts = (page: Page) => page.locator("[data-category]:not([hidden])");
const choice = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name, exact: true });

test("a category filters the posts without a page load, and the address follows", async ({
  page,
}) => {
  await page.goto(blog);
  await expect(shownPosts(page)).toHaveCount(12);
  await expect(choice(page, "All Posts")).toHaveAttribute("aria-current", "true");
  await page.evaluate(() => {
    document.body.dataset.samePage = "yes";
  });
  await choice(page, "Weddings").click();
  await expect(shownPosts(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\?category=weddings$/);
  await expect(choice(page, "Weddings")).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("status").filter({ hasText: "2 posts" })).toBeAttached();
  await choice(page, "Emergency Response & Disaster Relief").click();
  await expect(shownPosts(page)).toHaveCount(1);
  await page.goBack();
  await expect(shownPosts(page)).toHaveCount(2);
  await choice(page, "All Posts").click();
  await expect(shownPosts(page)).toHaveCount(12);
  await expect(page).toHaveURL(/rentals-blog$/);
  expect(await page.evaluate(() => document.body.dataset.samePage)).toBe("yes");
});

test("a link to a category opens the blog with its posts, under both paths", async ({ page }) => {
  for (const path of [blog, "/blog"]) {
    await page.goto(`${path}?category=film-productions-remote-shoots`);
    await expect(shownPosts(page)).toHaveCount(1);
    await expectAccessible(page);
  }
});

test("a category without posts says so", async ({ page }) => {
  await page.goto(`${blog}?category=balloons`);
  await expect(page.getByText("No posts found in this category.")).toBeVisible();
  await expect(shownPosts(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every post is shown", async ({ page }) => {
    await page.goto(`${blog}?category=weddings`);
    await expect(shownPosts(page)).toHaveCount(12);
    await expect(page.getByText("No posts found in this category.")).toBeHidden();
  });
});
