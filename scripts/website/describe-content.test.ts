import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { countWords } from "../../content-files/interpolate.ts";
import type { ContentDescription } from "../../desk/server/website/content-description.ts";
import { copyContent } from "../../tests/support/content/content-copy.ts";
import { replaceIn } from "../../tests/support/project-copy.ts";
import { describeContent } from "./describe-content.ts";

let described: ContentDescription;
beforeAll(async () => {
  described = await describeContent("content");
});

test("a content folder is described by its collections, with what shows an entry and its days", () => {
  expect(described.findings).toEqual([]);
  expect(described.collections).toHaveLength(19);
  const entries = described.collections.find(({ name }) => name === "facts")?.entries;
  expect(entries?.find(({ key }) => key === "minimum-gate")).toMatchObject({
    title: "Narrowest gate",
    text: "8 to 10 feet",
  });
  expect(entries?.find(({ key }) => key === "fleet")?.text).toBe("5 trailers");
  expect(described.placeholders["facts.fleet"]).toBe("5 trailers");
  const titles = described.shownOn.photos?.["two-vanity"]?.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(["Ajax", "Luxury 2-Station Trailer"]));
  expect(described.choices.photos?.find(({ id }) => id === "two-vanity")).toMatchObject({
    title: expect.stringMatching(/^[A-Z]/),
    picture: "/desk/api/website/photos/two-vanity",
  });
  const questions = described.collections.find(({ name }) => name === "questions");
  expect(questions?.schema.properties?.answer?.words).toEqual({ min: 20, max: 45 });
  for (const { key, value } of questions?.entries ?? []) {
    const words = countWords((value as { answer: string }).answer, described.placeholders);
    expect(words >= 20 && words <= 45, `${key}: ${words} words`).toBe(true);
  }
  // The day after the notice's last one.
  expect(described.days).toContain("2026-11-02");
});

test("what is wrong in a text is said for a form, beside the text", async () => {
  const articles = described.collections
    .filter(({ name }) => name === "articles" || name === "posts")
    .flatMap(({ entries }) => entries.filter(({ body }) => body !== null));
  const bodies = [
    "<script>alert(1)</script>",
    "[x](javascript:alert(1))",
    "[x]\n\n[x]: javascript:alert(1)",
    "::site-plan{name=no}",
    "| A | B |\n| - | - |\n| 1 | 2 |",
  ];
  const answers = ["Open {hours", "Open {our hours}", "Open hours}"];
  const folder = copyContent((content) => {
    for (const [at, body] of bodies.entries()) {
      const file = content(articles[at]?.file ?? "");
      writeFileSync(file, `${readFileSync(file, "utf8")}\n\n${body}\n`);
    }
    const questions = parse(readFileSync(content("questions.yaml"), "utf8"));
    for (const [at, id] of Object.keys(questions).slice(0, 3).entries())
      questions[id].answer = answers[at];
    writeFileSync(content("questions.yaml"), stringify(questions));
    const guide = content("posts/restroom-trailer-rental-complete-planning-guide.md");
    const date = /^date: .*$/m.exec(readFileSync(guide, "utf8"))?.[0] ?? "";
    replaceIn(guide, date, "date: next June");
    writeFileSync(content("notice.yaml"), "text: Closed.\n");
    const business = parse(readFileSync(content("business.yaml"), "utf8"));
    const social = [{ name: "X", address: "javascript:alert(1)" }];
    writeFileSync(content("business.yaml"), stringify({ ...business, social, phone: "call me" }));
  });
  const { findings } = await describeContent(join(folder, "content"));
  const said = findings.map(
    ({ files, path, sentence }) => `${files} ${path.join(".")}: ${sentence}`,
  );
  const found = (start: string) => said.filter((line) => line.startsWith(start));
  for (const [at, { file }] of articles.slice(0, bodies.length).entries())
    expect(found(`${file} body: `).length > 0, bodies[at]).toBe(!bodies[at]?.startsWith("|"));
  expect(found("questions.yaml answer: ")).toEqual([
    expect.stringContaining("“{hours” is not closed. Write {business.hours}."),
    expect.stringMatching(
      /Nothing is filled in for “{our hours}” here. Write one of: {business.phone}/,
    ),
    expect.stringContaining("A “}” stands here without a “{”. Take it out."),
  ]);
  expect(found("posts/restroom-trailer-rental-complete-planning-guide.md date: ")).toEqual([
    expect.stringContaining("Write it like 2026-03-12, or 2024-12 for a month"),
  ]);
  expect(found("notice.yaml lastDay: ")).toHaveLength(1);
  expect(found("business.yaml social.0.address: ")).toHaveLength(1);
  expect(found("business.yaml phone: ").length).toBeGreaterThan(0);
});
