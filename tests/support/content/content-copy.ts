import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { expectGoodContent } from "../../../site/build/content/check-content.ts";

/** Changes a copy of content/; `content` returns the path of a file in it. */
export type ContentChange = (content: (file: string) => string) => void;

/** What programmers read and owners cannot use. */
export const stackTrace = /^\s+at |node_modules|file:\/\/|\[\w*Error\]|ZodError|Stack trace/m;

/**
 * Copies content/ into a new folder, changes it and returns the folder, which the caller deletes.
 */
export function copyContent(change: ContentChange): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  change((file) => join(folder, "content", file));
  return folder;
}

/** Replaces a text that the file must contain. */
export function replaceIn(file: string, from: string, to: string): void {
  const before = readFileSync(file, "utf8");
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}

/** Returns the article of docs/content.md, with LF and in UTF-8. */
export function exampleArticle(): string {
  const guide = readFileSync("docs/content.md", "utf8");
  const [head = ""] = /^ {4}---\n[\s\S]*?^ {4}---\n/m.exec(guide) ?? [];
  expect(head).toContain("    title: ");
  return `${head.replace(/^ {4}/gm, "")}\nWords.\n\n## A heading\n\nMore words.\n`;
}

/** A mistake in content/ and what the build has to say about it. */
export type ContentMistake = { name: string; change: ContentChange; says: RegExp[] };

/**
 * Defines a test for each mistake: the check with which every build begins throws these sentences.
 */
export function testContentMistakes(mistakes: ContentMistake[]): void {
  for (const { name, change, says } of mistakes)
    test(`the build stops for ${name}, says what to do and nothing else`, async () => {
      const message = await checkCopy(copyContent(change));
      for (const sentence of says) expect(message).toMatch(sentence);
      expect(message).not.toMatch(stackTrace);
    });
}

/** Checks content/ of a folder and returns the message; empty when it finds nothing. */
async function checkCopy(folder: string): Promise<string> {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return expectGoodContent(join(folder, "content")).then(
    () => "",
    (error: Error) => error.message.replaceAll(`${folder}/`, ""),
  );
}
