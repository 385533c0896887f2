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
import { keepFile } from "../../server/website/overlay.ts";
import { mergePublished } from "../../server/website/release-content.ts";
import {
  openServerToPublishOn,
  type ServerToPublishOn,
} from "../../tests/support/servers/server-to-publish-on.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";

const timeout = 600_000;
const path = "about.yaml";
const original = readFileSync(`content/${path}`, "utf8");
const hers = original.replace(/^eyebrow: .*$/m, "eyebrow: Her own words");
const inRelease = ({ root }: ServerToPublishOn, file = `content/${path}`) =>
  readFileSync(join(root, "current", file), "utf8");

/** Leaves what a publication in the desk leaves in the data folder. */
function publishInDesk(
  { dataDir }: Pick<ServerToPublishOn, "dataDir">,
  text: string,
  base: string | null,
  file = path,
): void {
  const website = join(dataDir, "website");
  const files = { [file]: { hers: keepFile(website, text), base: keepFile(website, base) } };
  mkdirSync(join(website, "versions"), { recursive: true });
  const version = { id: "v1", at: 1, by: "owner@example.com", words: ["Eyebrow"], files };
  writeFileSync(join(website, "versions/v1.json"), JSON.stringify(version));
  writeFileSync(join(website, "current.json"), JSON.stringify({ versions: ["v1"], build: "b1" }));
}

test("a release after her publication keeps her words, and so does the one after it", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn();
  await server.release();
  publishInDesk(server, hers, original);
  await server.commit("page.txt", "two");
  await server.release();
  expect(await server.page()).toBe("two");
  expect(inRelease(server)).toBe(hers);
  expect(inRelease(server, `content-merged/${path}`)).toBe(original);

  await server.commit(`content/${path}`, original.replace(/^heading: .*$/m, "heading: Theirs"));
  await server.release();
  expect(inRelease(server)).toBe(hers.replace(/^heading: .*$/m, "heading: Theirs"));
});

test("a build runs as the user of the data folder, and what it built is given back", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn();
  const own = statSync(server.root).uid;
  // Only root runs programs as somebody else, which is where it matters.
  const user = own === 0 ? 65_534 : own;
  mkdirSync(server.dataDir);
  chownSync(server.dataDir, user, user);
  chmodSync(dirname(server.root), 0o755);
  await server.release();
  expect(inRelease(server, "dist/site/user.txt")).toBe(String(user));
  const { uid } = statSync(join(server.root, "current/dist/site/index.html"));
  expect(uid).toBe(own);
});

test("a release that changed the same text stops and names both, and the site is as it was", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn();
  await server.release();
  publishInDesk(server, hers, original);
  await server.commit(`content/${path}`, original.replace(/^eyebrow: .*$/m, "eyebrow: Theirs"));
  const before = server.current();
  expect(await server.publish()).toEqual({
    code: 1,
    said: expect.stringMatching(
      /content\/about\.yaml was changed in the desk and in this commit\.\nIn the desk:\neyebrow: Her own words\nIn the commit:\neyebrow: Theirs\n[\s\S]*The site is as it was\.\n$/,
    ),
  });
  expect([server.current(), await server.page()]).toEqual([before, "one"]);

  // A programmer takes her words into the repository: the release has them already.
  await server.commit(`content/${path}`, hers);
  await server.release();
  expect(inRelease(server)).toBe(hers);
});

test("a release refuses another business.yaml where that would say who may sign in", async () => {
  const [dataDir, root] = [await temporaryFolder(), await temporaryFolder()];
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content/business.yaml"), "email: owner@maple.example");
  const base = "email: owner@maple.example";
  publishInDesk({ dataDir }, "email: other@maple.example", base, "business.yaml");
  expect(() => mergePublished(dataDir, root, false)).toThrow("who may sign in");
  expect(readFileSync(join(root, "content/business.yaml"), "utf8")).toBe(base);
  expect(mergePublished(dataDir, root, true)).toEqual([]);
});

test("a release refuses links and files that are not what they are called, and writes nothing", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn();
  await server.release();
  const website = join(server.dataDir, "website");
  const kept = keepFile(website, "secret: words") as string;
  for (const [name, spoil] of [
    ["a link", (file: string) => symlinkSync(server.settings, file)],
    ["a folder", (file: string) => mkdirSync(file)],
    ["other bytes", (file: string) => writeFileSync(file, "x")],
    ["a large file", (file: string) => writeFileSync(file, "x".repeat(2_000_000))],
  ] as const) {
    publishInDesk(server, "secret: words", original);
    rmSync(join(website, "files", kept), { recursive: true, force: true });
    spoil(join(website, "files", kept));
    await server.commit("page.txt", name);
    expect((await server.publish()).code, name).toBe(1);
    expect(inRelease(server), name).toBe(original);
    rmSync(join(website, "files", kept), { recursive: true, force: true });
  }
  writeFileSync(
    join(website, "versions/v1.json"),
    JSON.stringify({
      id: "v1",
      at: 1,
      by: "x",
      words: [],
      files: { "../server/main.ts": { hers: kept, base: null } },
    }),
  );
  expect((await server.publish()).code).toBe(1);
});
