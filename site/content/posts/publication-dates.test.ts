import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { dayInBusinessZone, isPublished, listWaitingArticles } from "./publication-dates.ts";

test("an article is published on its day where the business is, and one of a month from its first day", () => {
  // Half past midnight UTC is the evening before in Ontario.
  expect(dayInBusinessZone("content", Date.parse("2026-12-01T00:30:00Z"))).toBe("2026-11-30");
  expect(dayInBusinessZone("content", Date.parse("2026-12-01T05:30:00Z"))).toBe("2026-12-01");
  expect(isPublished("2026-12-01", "2026-11-30")).toBe(false);
  expect(isPublished("2026-12-01", "2026-12-01")).toBe(true);
  expect(isPublished("2026-12", "2026-11-30")).toBe(false);
  expect(isPublished("2026-12", "2026-12-01")).toBe(true);
});

test("articles that wait are listed, however their date is written", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "articles-"));
  await mkdir(join(folder.path, "posts"));
  for (const [name, date] of Object.entries({
    bare: "2099-05-01",
    quoted: '"2099-05-01"',
    month: "2099-05",
    past: "2024-12",
  }))
    await writeFile(join(folder.path, "posts", `${name}.md`), `---\ndate: ${date}\n---\n`);
  const waiting = listWaitingArticles(folder.path, "2026-11-22").map((file) => basename(file));
  expect(waiting).toEqual(["bare.md", "month.md", "quoted.md"]);
  expect(listWaitingArticles(folder.path, "2099-05-01")).toEqual([]);
});
