import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  test,
  waitForHydrationCode,
} from "../../support/browser/journey.ts";
import { categories } from "../../support/browser/route-table.ts";

const blog = "/washroom-restroom-trailer-rentals-blog";
const shownPosts = (page: Page) => page.locator("[data-category]:not([hidden])");
const choice = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name, exact: true });

test("a link opens the blog with a category's posts, under both paths, an unknown one with all, and one without posts says so (§2.9.11, §4.14)", async ({
  page,
}) => {
  await page.goto(`${blog}?category=balloons`);
  await waitForHydrationCode(page);
  await expect(shownPosts(page)).toHaveCount(12);
  await expect(choice(page, "All Posts")).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("No posts found in this category.")).toHaveCount(0);
  await page.route(`${blog}?category=weddings`, async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replaceAll('data-category="weddings"', 'data-category="others"');
    await route.fulfill({ body, contentType: "text/html" });
  });
  await page.goto(`${blog}?category=weddings`);
  await expect(page.getByText("No posts found in this category.")).toBeVisible();
  await expect(shownPosts(page)).toHaveCount(0);
  await page.goto("/blog?category=film-productions-remote-shoots");
  await expect(shownPosts(page)).toHaveCount(1);
  await expectAccessible(page);
});

test("a category filters the posts without a page load, and the address follows (§2.9.01, §4.14)", async ({
  page,
}) => {
  await page.goto(blog);
  await waitForHydrationCode(page);
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
  await expect(page.getByRole("status").filter({ hasText: /^1 post$/ })).toBeAttached();
  await page.goBack();
  await expect(shownPosts(page)).toHaveCount(2);
  await choice(page, "All Posts").click();
  await expect(shownPosts(page)).toHaveCount(12);
  await expect(page).toHaveURL(/rentals-blog$/);
  expect(await page.evaluate(() => document.body.dataset.samePage)).toBe("yes");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every post is shown, and chips lead to the pages of their categories, those without one aside (§2.9.03)", async ({
    page,
  }) => {
    await page.goto(`${blog}?category=weddings`);
    await expect(shownPosts(page)).toHaveCount(12);
    await expect(page.getByText("No posts found in this category.")).toBeHidden();
    for (const name of ["Event Planning Tips", "Washroom Trailer Guides"])
      await expect(choice(page, name)).toBeHidden();
    await choice(page, "Weddings").click();
    await expect(page).toHaveURL(categories[0]?.path ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding washroom trailers");
  });
});

test("on a phone a guide's contents are closed above its text, and lead to its sections", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${blog}/construction-site-restroom-requirements`);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents).toHaveCount(0);
  await page.locator("summary", { hasText: "On this page" }).click();
  await contents.getByRole("link", { name: "One toilet for every 15 workers" }).click();
  await expect(
    page.getByRole("heading", { name: "One toilet for every 15 workers" }),
  ).toBeInViewport();
});
