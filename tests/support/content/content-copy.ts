import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished } from "vitest";

/** Changes a copy of content/; `content` returns the path of a file in it. */
export type ContentChange = (content: (file: string) => string) => void;

/** What programmers read and owners cannot use. */
export const stackTrace = /^\s+at |node_modules|file:\/\/|\[\w*Error\]|ZodError|Stack trace/m;

const plainPicture = await sharp({
  create: { width: 1_600, height: 900, channels: 3, background: "#345" },
})
  .jpeg()
  .toBuffer();

/** Copies content/ with plain pictures for its photographs: every check decodes all of them. */
export function copyContentTo(folder: string): void {
  const isPhoto = (file: string) => file.endsWith(".jpg");
  cpSync("content", folder, { recursive: true, filter: (file) => !isPhoto(file) });
  for (const file of globSync("photos/*.jpg", { cwd: "content" }))
    writeFileSync(join(folder, file), plainPicture);
}

/** Copies content/ into a new folder, changes it and returns the folder, gone after the test. */
export function copyContent(change: ContentChange): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyContentTo(join(folder, "content"));
  change((file) => join(folder, "content", file));
  return folder;
}

/** Returns the article of docs/content.md, with LF and in UTF-8. */
export function exampleArticle(): string {
  const guide = readFileSync("docs/content.md", "utf8");
  const [head = ""] = /^ {4}---\n[\s\S]*?^ {4}---\n/m.exec(guide) ?? [];
  expect(head).toContain("    title: ");
  return `${head.replace(/^ {4}/gm, "")}\nWords.\n\n## A heading\n\nMore words.\n`;
}
