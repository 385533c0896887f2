import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readBuiltPage } from "../support/browser/read-page.ts";
import { articles, categories, guides, posts } from "../support/browser/route-table.ts";

const blog = "/washroom-restroom-trailer-rentals-blog";

test("each card of the blog shows the picture that its post opens with", () => {
  const pictureIn = (path: string, within: string) => {
    const $ = load(readBuiltPage(path).html);
    return /\/_astro\/([\w-]+)\./.exec($(`${within} img`).attr("src") ?? "")?.[1];
  };
  for (const { path } of guides) {
    const opening = pictureIn(path, "main");
    expect(opening, path).toBeDefined();
    expect(pictureIn(blog, `li:has(a[href="${path}"])`), path).toBe(opening);
  }
});

test("the blog lists every guide and category, and each category its own (§1, §2.1, §2.9, §2.11, §3.5)", () => {
  const lists = [...guides, ...categories].map(({ path }) => path);
  expect(readBuiltPage(blog).mainLinks).toEqual(expect.arrayContaining(lists));
  for (const [at, { path }] of categories.entries())
    expect(readBuiltPage(path).mainLinks, path).toContain(posts[at]?.path);
});

test("posts know their neighbours, their date and their read time (§2.10, §2.14, §3.5)", () => {
  const dated = guides
    .map((post) => {
      const [, head = ""] = readFileSync(post.file, "utf8").split("---\n");
      return { ...post, ...(parse(head) as { date: string; title: string; author: string }) };
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
  for (const [at, { path, title, author }] of dated.entries()) {
    const page = readBuiltPage(path);
    expect(page.h1).toEqual([title]);
    expect(page.text).toContain(author);
    const [before, after] = [dated[at - 1], dated[at + 1]];
    if (before) expect(page.mainLinks).toContain(before.path);
    if (after) expect(page.mainLinks).toContain(after.path);
    expect(page.text.includes("No previous post")).toBe(!before);
    expect(page.text.includes("No next post")).toBe(!after);
  }
  const [wedding, comparison] = articles.map(({ path }) => readBuiltPage(path));
  expect(wedding?.text).toMatch(/Weddings\s*8 min read.*December 2024/);
  expect(comparison?.text).not.toContain("Washroom Trailer Guides");
  expect(comparison?.text).toMatch(/Guides\s*6 min read.*December 2024/);
});

test("an excerpt has 150 characters at most and ends with a sentence", () => {
  for (const { path } of categories) {
    const $ = load(readBuiltPage(path).html);
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
