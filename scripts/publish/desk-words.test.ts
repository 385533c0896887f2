import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { hashOf, keepFile } from "../../desk/server/website/store/kept-files.ts";
import { buildsOf, mergePublished } from "../../desk/server/website/store/release-content.ts";
import { switchTo } from "../../server/built-site/builds.ts";
import {
  failure,
  openServerToPublishOn,
} from "../../tests/support/servers/server-to-publish-on.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";

const path = "about.yaml";
const original = readFileSync(`content/${path}`, "utf8");
const ours = original.replace(/^eyebrow: .*$/m, "eyebrow: Her own words");

/** Leaves what a publication in the desk leaves in the data folder. */
function publishInDesk(dataDir: string, text: string, base: string | null, file = path): void {
  const website = join(dataDir, "website");
  const files = { [file]: { ours: keepFile(website, text), base: keepFile(website, base) } };
  mkdirSync(join(website, "versions"), { recursive: true });
  const version = { id: "v1", at: 1, by: "owner@example.com", words: ["Eyebrow"], files };
  writeFileSync(join(website, "versions/v1.json"), JSON.stringify(version));
  mkdirSync(join(website, "builds/b1"), { recursive: true });
  writeFileSync(join(website, "builds/b1/published.json"), '["v1"]');
  switchTo(buildsOf(website), "b1");
}

test("a release after her publication has her words, and one that changed the same text stops", async () => {
  const server = await openServerToPublishOn();
  const inRelease = (file: string) => readFileSync(join(server.root, "current", file), "utf8");
  // A build runs as the user of the data folder; only root runs programs as somebody else.
  const own = statSync(server.root).uid;
  const user = own === 0 ? 65_534 : own;
  mkdirSync(server.dataDir);
  chownSync(server.dataDir, user, user);
  chmodSync(dirname(server.root), 0o755);
  publishInDesk(server.dataDir, ours, original);
  await server.release();
  expect(inRelease("dist/site/user.txt")).toBe(String(user));
  // What it built is given back.
  expect(statSync(join(server.root, "current/dist/site/index.html")).uid).toBe(own);
  expect(inRelease(`content/${path}`)).toBe(ours);
  expect(inRelease(`content-merged/${path}`)).toBe(original);

  const before = server.current();
  await server.commit(`content/${path}`, original.replace(/^eyebrow: .*$/m, "eyebrow: Theirs"));
  expect(await server.publish()).toEqual(
    failure(
      /content\/about\.yaml, eyebrow was changed in the desk and in this commit\.\nIn the desk:\nHer own words\nIn the commit:\nTheirs\n[\s\S]*The site is as it was\.\n$/,
    ),
  );
  expect([server.current(), await server.page()]).toEqual([before, "one"]);
});

/** Makes a release whose content is one file, and the data folder of its server. */
async function openRelease(text: string, file = path) {
  const [dataDir, root] = [await temporaryFolder(), await temporaryFolder()];
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content", file), text);
  return { dataDir, root, content: () => readFileSync(join(root, "content", file), "utf8") };
}

test("what programmers changed elsewhere in a text is merged, and her words that they took in are there", async () => {
  const theirs = original.replace(/^heading: .*$/m, "heading: Theirs");
  for (const [text, merged] of [
    [theirs, ours.replace(/^heading: .*$/m, "heading: Theirs")],
    [ours, ours],
  ] as const) {
    const { dataDir, root, content } = await openRelease(text);
    publishInDesk(dataDir, ours, original);
    expect(await mergePublished(dataDir, root, true)).toEqual([]);
    expect(content()).toBe(merged);
    expect(readFileSync(join(root, "content-merged", path), "utf8")).toBe(text);
  }
});

test("a release refuses another business.yaml where that would say who may sign in", async () => {
  const base = "email: owner@maple.example";
  const { dataDir, root, content } = await openRelease(base, "business.yaml");
  publishInDesk(dataDir, "email: other@maple.example", base, "business.yaml");
  await expect(mergePublished(dataDir, root, false)).rejects.toThrow("who may sign in");
  expect(content()).toBe(base);
  expect(await mergePublished(dataDir, root, true)).toEqual([]);
});

test.each([
  ["a link", (file: string) => symlinkSync("/etc/passwd", file)],
  ["a folder", (file: string) => mkdirSync(file)],
  ["other bytes", (file: string) => writeFileSync(file, "x")],
  ["a large file", (file: string) => writeFileSync(file, "x".repeat(2_000_000))],
])("a release refuses %s in the place of her text, and writes nothing", async (_, spoil) => {
  const { dataDir, root, content } = await openRelease(original);
  const text = "secret: words";
  publishInDesk(dataDir, text, original);
  const kept = join(dataDir, "website/files", hashOf(text));
  rmSync(kept);
  spoil(kept);
  await expect(mergePublished(dataDir, root, true)).rejects.toThrow();
  expect(content()).toBe(original);
});

test("a release refuses a text at a path outside of content/", async () => {
  const { dataDir, root } = await openRelease(original);
  publishInDesk(dataDir, "text", null, "../server/main.ts");
  await expect(mergePublished(dataDir, root, true)).rejects.toThrow();
});
