import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { parse } from "yaml";
import {
  expect,
  expectAccessible,
  test,
  waitForHydrationCode,
} from "../../support/browser/journey.ts";
import { readPage } from "../../support/browser/read-page.ts";
import { articles, categories, guides, posts } from "../../support/browser/route-table.ts";

const blog = "/washroom-restroom-trailer-rentals-blog";
const shownPosts = (page: Page) => page.locator("[data-category]:not([hidden])");
const choice = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name, exact: true });

test("a category filters the posts without a page load, and the address follows (§2.9, §4)", async ({
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

test("each card of the blog shows the picture that its post opens with", async ({ server }) => {
  const pictureIn = (html: string, within: string) =>
    /\/_astro\/([\w-]+)\./.exec(load(html)(`${within} img`).attr("src") ?? "")?.[1];
  const { html } = await readPage(server.url, blog);
  for (const { path } of guides) {
    const post = await readPage(server.url, path);
    const opening = pictureIn(post.html, "main");
    expect(opening, path).toBeDefined();
    expect(pictureIn(html, `li:has(a[href="${path}"])`), path).toBe(opening);
  }
});

test("a link to a category opens the blog with its posts, under both paths", async ({ page }) => {
  for (const path of [blog, "/blog"]) {
    await page.goto(`${path}?category=film-productions-remote-shoots`);
    await expect(shownPosts(page)).toHaveCount(1);
    await expectAccessible(page);
  }
});

test("a category without posts says so (§2.9)", async ({ page }) => {
  await page.goto(`${blog}?category=balloons`);
  await expect(page.getByText("No posts found in this category.")).toBeVisible();
  await expect(shownPosts(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("chips lead to the pages of their categories", async ({ page }) => {
    await page.goto(blog);
    for (const { path } of categories)
      await expect(
        page.getByRole("navigation", { name: "Categories" }).locator(`[href="${path}"]`),
      ).toHaveCount(1);
    await choice(page, "Weddings").click();
    await expect(page).toHaveURL(categories[0]?.path ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding washroom trailers");
  });

  test("every post is shown", async ({ page }) => {
    await page.goto(`${blog}?category=weddings`);
    await expect(shownPosts(page)).toHaveCount(12);
    await expect(page.getByText("No posts found in this category.")).toBeHidden();
  });
});

test("the blog lists every guide and article, and each category its own (§1, §2.1, §2.9, §2.11, §3.5)", async ({
  server,
}) => {
  const index = await readPage(server.url, blog);
  expect(index.mainLinks).toEqual(expect.arrayContaining(guides.map(({ path }) => path)));
  for (const [at, { path }] of categories.entries())
    expect((await readPage(server.url, path)).mainLinks, path).toContain(posts[at]?.path);
});

test("posts know their neighbours, their date and their read time (§2.10, §2.14, §3.5)", async ({
  server,
}) => {
  const dated = guides
    .map((post) => {
      const [, head = ""] = readFileSync(post.file, "utf8").split("---\n");
      return { ...post, ...(parse(head) as { date: string; title: string; author: string }) };
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
  for (const [at, { path, title, author }] of dated.entries()) {
    const page = await readPage(server.url, path);
    expect(page.h1).toEqual([title]);
    expect(page.text).toContain(author);
    const [before, after] = [dated[at - 1], dated[at + 1]];
    if (before) expect(page.mainLinks).toContain(before.path);
    if (after) expect(page.mainLinks).toContain(after.path);
    expect(page.text.includes("No previous post")).toBe(!before);
    expect(page.text.includes("No next post")).toBe(!after);
  }
  const [wedding, comparison] = await Promise.all(
    articles.map(({ path }) => readPage(server.url, path)),
  );
  expect(wedding?.text).toMatch(/Weddings\s*8 min read.*December 2024/);
  expect(comparison?.text).not.toContain("Washroom Trailer Guides");
  expect(comparison?.text).toMatch(/Guides\s*6 min read.*December 2024/);
});

test("an excerpt has 150 characters at most and ends with a sentence", async ({ server }) => {
  for (const { path } of categories) {
    const $ = load((await readPage(server.url, path)).html);
    const excerpts = $("[data-category] h2 + p").get();
    expect(excerpts.length, path).toBeGreaterThan(0);
    for (const element of excerpts) {
      const excerpt = $(element).text();
      expect(excerpt.length, path).toBeLessThanOrEqual(150);
      expect(excerpt.length, path).toBeGreaterThan(40);
      expect(excerpt, path).toMatch(/[.!?]$/);
    }
  }
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
