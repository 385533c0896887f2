import fs, { globSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { describeContent } from "../../../../scripts/website/describe-content.ts";
import { day, hour } from "../../../../server/time/durations.ts";
import {
  buildHomePage,
  makeRelease,
  openTestWebsite,
} from "../../../../tests/support/desk/open-website.ts";
import { endBefore } from "../../../../tests/support/end-before.ts";
import { temporaryFolder } from "../../../../tests/support/servers/test-server.ts";
import { until } from "../../../../tests/support/until.ts";
import type { ContentDescription } from "../content-description.ts";
import { hashOf, keepFile } from "../store/kept-files.ts";
import { WebsiteFiles } from "../store/website-files.ts";
import type { Website } from "../website.ts";
import type { Problem } from "../website-api.ts";

const owner = "owner@maple.example";
const dayAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const [oldPhone, newPhone] = ["905-555-0142", "905-555-0199"];

let folder: string;
let release: string;
let described: ContentDescription;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "publication-"));
  release = await makeRelease(join(folder, "release"));
  const content = join(release, "content");
  described = await describeContent(content);
  // Each save and each build copies all of it; these tests change files beside these folders.
  for (const name of await readdir(content, { withFileTypes: true }))
    if (name.isDirectory()) await rm(join(content, name.name), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Opens the website of a data folder, and counts what it builds. */
async function open(dataDir: string, options: Parameters<typeof openTestWebsite>[2] = {}) {
  const builds: string[] = [];
  const buildWorkspace = (workspace: string) => {
    builds.push(workspace);
    return buildHomePage(workspace);
  };
  // No test looks at what the content check finds but those that have it described.
  const describeFolder = async () => described;
  const { website } = await openTestWebsite(release, dataDir, {
    buildWorkspace,
    describeFolder,
    ...options,
  });
  onTestFinished(() => website.stop());
  return { website, builds };
}

const homeOf = (website: Website) => website.publication.online().site.page("/") ?? "";
const ended = (website: Website) => until(() => !website.publication.isBuilding, "the build");

async function change(website: Website, file: string, changes: object) {
  const entry = await website.edits.entry({ file, key: null, copyTitle: null });
  const value = { ...(entry.value as object), ...changes };
  await website.edits.save({ ...entry, value }, owner);
}

/** Returns a data folder in which a phone number and a notice are saved and previewed. */
async function folderWithPreview(): Promise<string> {
  const [made, dataDir] = [join(folder, "previewed"), await temporaryFolder()];
  if (!fs.existsSync(made)) {
    const { website } = await open(made);
    await change(website, "notice.yaml", { text: "Closed.", lastDay: dayAfter(2) });
    await change(website, "business.yaml", { phone: newPhone });
    website.publication.preview();
    await ended(website);
  }
  await cp(made, dataDir, { recursive: true });
  return dataDir;
}

test("a preview outlives the server, is not online, and is published without another build", async () => {
  const dataDir = await folderWithPreview();
  const { website, builds } = await open(dataDir);
  expect((await website.read()).build).toMatchObject({ step: "ready", isOfNow: true });
  expect(website.publication.previewSite()?.page("/")).toContain(newPhone);
  const before = website.publication.online().site;
  expect(before.page("/")).toContain(oldPhone);
  const heard: unknown[] = [];
  website.publication.onOnline((online) => heard.push(online));

  await website.publication.publish(owner);
  await ended(website);
  const { build, changes, versions } = await website.read();
  expect([build.step, changes, builds, website.publication.previewSite()]).toEqual([
    "published",
    [],
    [],
    null,
  ]);
  expect(versions).toMatchObject([
    {
      ...{ isOnline: true, by: owner },
      words: [
        `Business: Phone: ${oldPhone} → ${newPhone}`,
        expect.stringMatching(/^Notice: Last day: /),
        "Notice: Text: nothing → Closed.",
      ],
    },
    { isOnline: false, words: ["The website before the first change"] },
  ]);
  expect(homeOf(website)).toContain(newPhone);
  expect(heard).toEqual([website.publication.online()]);
  // The next start serves what was published last.
  expect(homeOf((await open(dataDir)).website)).toContain(newPhone);
});

test("what was saved since the preview is built first, and an undo builds only what is not there", async () => {
  const { website, builds } = await open(await folderWithPreview());
  await change(website, "about.yaml", { eyebrow: "Since this morning" });
  expect((await website.read()).build).toMatchObject({ step: "ready", isOfNow: false });
  await website.publication.publish(owner);
  expect(() => website.publication.preview()).toThrow("being built already");
  await ended(website);
  expect(builds).toHaveLength(1);
  await expect(website.publication.publish(owner)).rejects.toThrow("Nothing is saved to publish.");

  // The release's own words are its own site.
  const [published, own] = (await website.read()).versions;
  website.publication.undo(own?.id ?? "", owner);
  await ended(website);
  const undone = await website.read();
  expect([undone.build.step, undone.versions.length, builds.length]).toEqual(["published", 3, 1]);
  expect(undone.versions[0]?.words).toEqual(["Went back to: The website before the first change"]);
  expect(homeOf(website)).toContain(oldPhone);

  website.publication.undo(published?.id ?? "", owner);
  await ended(website);
  expect([homeOf(website).includes(newPhone), builds.length]).toEqual([true, 2]);
  expect((await website.read()).versions[0]?.words[0]).toMatch(/^Went back to: About page: /);
  expect(() => website.publication.undo("another", owner)).toThrow("not kept any more");
});

test("what is saved while it is built stays in the edits", async () => {
  const { website } = await open(await folderWithPreview(), {
    async buildWorkspace(workspace) {
      await change(website, "business.yaml", { phone: "905-555-0177" });
      return buildHomePage(workspace);
    },
  });
  await change(website, "about.yaml", { eyebrow: "New" });
  await website.publication.publish(owner);
  await ended(website);
  expect(homeOf(website)).toContain(newPhone);
  expect((await website.read()).changes).toMatchObject([
    { file: "business.yaml", words: [`Phone: ${newPhone} → 905-555-0177`] },
  ]);
});

test("a save that is described while a version is taken back brings none of its words back", async () => {
  const opened = Promise.withResolvers<void>();
  let isSlow = false;
  const { website } = await open(await folderWithPreview(), {
    async describeFolder(contentFolder) {
      if (isSlow && contentFolder === website.edits.folder) await opened.promise;
      return described;
    },
  });
  await website.publication.publish(owner);
  await ended(website);
  await change(website, "about.yaml", { eyebrow: "New" });
  await website.publication.publish(owner);
  await ended(website);
  const [, first = ""] = (await website.read()).versions.map(({ id }) => id);
  website.publication.onOnline(() => opened.resolve());
  const { edits } = website;
  await edits.content();
  isSlow = true;
  const heading = "Who comes to you";
  const edit = (data: unknown) => ({ data: { ...(data as object), heading }, body: null });
  const saving = edits.inTurn(() => edits.change("about.yaml", owner, null, edit));
  website.publication.undo(first, owner);
  await saving;
  await ended(website);
  expect((await website.read()).changes.flatMap(({ words }) => words)).toEqual([
    expect.stringContaining(heading),
  ]);
});

test("a build that fails says why, and the site and the draft stay as they were", async () => {
  const problem: Problem = {
    sentence: "The link /gone leads nowhere. There is no such page or file.",
    address: { file: "about.yaml", key: null },
    path: ["body"],
  };
  const failure = { sentence: "The build failed on this server. The website is as it was." };
  for (const [buildWorkspace, said] of [
    [async () => [problem], problem],
    [async () => Promise.reject(new Error("at build.ts:1")), failure],
    // As a build that was killed: no site.
    [async () => [], failure],
  ] as const) {
    const { website } = await open(await folderWithPreview(), { buildWorkspace });
    await change(website, "about.yaml", { eyebrow: "New" });
    const before = website.publication.online();
    await website.publication.publish(owner);
    await ended(website);
    const { build, changes, versions } = await website.read();
    expect(build).toMatchObject({ step: "failed", problems: [said] });
    expect([website.publication.online(), changes.length, versions]).toEqual([before, 3, []]);
  }
});

/** Returns a data folder in which what `folderWithPreview` saves is published. */
async function folderWithPublication(): Promise<string> {
  const dataDir = await folderWithPreview();
  const { website } = await open(dataDir);
  await website.publication.publish(owner);
  await ended(website);
  return dataDir;
}

for (const { name, from, begin, phones, changes, versions } of [
  {
    name: "publishing",
    from: folderWithPreview,
    begin: ({ publication }: Website) => publication.publish(owner),
    ...{ phones: [oldPhone, newPhone], changes: [2, 0], versions: [0, 2] },
  },
  {
    name: "undoing",
    from: folderWithPublication,
    begin: async ({ publication, read }: Website) =>
      publication.undo((await read()).versions[1]?.id ?? "", owner),
    ...{ phones: [newPhone, oldPhone], changes: [0, 0], versions: [2, 3] },
  },
])
  test(`killed before every change of files while ${name}, the next start serves the site before or the new one, whole`, async () => {
    const served: number[] = [];
    const start = await from();
    for (let isKilled = true; isKilled; ) {
      const dataDir = await temporaryFolder();
      await cp(start, dataDir, { recursive: true });
      const { website: first } = await open(dataDir);
      const before = homeOf(first);
      const counts = (file: string) => file.startsWith(dataDir) && !file.includes("/workspace");
      isKilled = await endBefore(served.length, counts, async () => {
        await begin(first);
        await ended(first);
      });
      const { website } = await open(dataDir);
      const page = homeOf(website);
      const isNew = Number(page.includes(phones[1] as string));
      expect(page).toContain(phones[isNew]);
      const read = await website.read();
      expect([read.changes.length, read.versions.length]).toEqual([
        changes[isNew],
        versions[isNew],
      ]);
      if (read.changes.length > 0)
        expect(read.build).toMatchObject({ step: "ready", isOfNow: true });
      // Pages that were open before, and those that are now, find their hashed files.
      for (const each of [before, page])
        expect(website.publication.online().site.files.has(`/_astro/${hashOf(each)}.js`)).toBe(
          true,
        );
      served.push(isNew);
    }
    expect(served.length).toBeGreaterThan(10);
    expect(served).toContain(0);
    expect(served).toEqual(served.toSorted());
    expect(served.at(-1)).toBe(1);
  });

test("a server that starts on a release without her words builds it with them at once", async () => {
  const dataDir = await folderWithPreview();
  const { website: earlier } = await open(dataDir);
  await earlier.publication.publish(owner);
  await ended(earlier);
  // As after a release by npm start in a clone.
  const builds = join(dataDir, "website/builds");
  for (const file of globSync("*/build.json", { cwd: builds })) {
    const build = JSON.parse(readFileSync(join(builds, file), "utf8"));
    writeFileSync(join(builds, file), JSON.stringify({ ...build, release: "another" }));
  }
  const { website, builds: built } = await open(dataDir);
  expect(homeOf(website)).toContain(oldPhone);
  await ended(website);
  expect([homeOf(website).includes(newPhone), built.length]).toEqual([true, 1]);
  expect((await website.read()).versions).toHaveLength(2);

  // What a power failure may leave: the server starts all the same, with the release's own site.
  for (const file of globSync("*/site/index.html", { cwd: builds }))
    writeFileSync(join(builds, file), "");
  const { website: damaged } = await open(dataDir);
  expect(homeOf(damaged)).toContain(oldPhone);
  await ended(damaged);
  expect(homeOf(damaged)).toContain(newPhone);
  writeFileSync(join(dataDir, "website/current/published.json"), "{");
  const { website: unnamed } = await open(dataDir);
  expect(homeOf(unnamed)).toContain(oldPhone);
  await ended(unnamed);
  expect(homeOf(unnamed)).toContain(newPhone);
});

test("a release whose check refuses her published words serves its own site", async () => {
  const dataDir = await temporaryFolder();
  const data = join(dataDir, "website");
  const own = readFileSync("content/about.yaml");
  const ours = keepFile(data, `${own}newField: A later release knows this.\n`);
  const files = { "about.yaml": { ours, base: keepFile(data, own) } };
  const version = { id: "v1", at: 1, by: owner, words: [], files };
  await mkdir(join(data, "versions"));
  writeFileSync(join(data, "versions/v1.json"), JSON.stringify(version));
  new WebsiteFiles(data).putOnline("b1", ["v1"]);
  const finding = { sentence: "There is no field newField.", files: ["about.yaml"] };
  const { website, builds } = await open(dataDir, {
    async describeFolder(folder) {
      const isOurs = readFileSync(join(folder, "about.yaml"), "utf8").includes("newField");
      return { ...described, findings: isOurs ? [{ ...finding, key: null, path: [] }] : [] };
    },
  });
  await ended(website);
  expect(JSON.stringify((await website.read()).build)).toMatch(/failed.*newField/);
  expect([website.publication.online().contentFolder, builds]).toEqual([
    join(release, "content"),
    [],
  ]);
  // Nothing of ours is built over until somebody has looked.
  expect(() => website.publication.preview()).toThrow("does not hold what you published before");
});

test("what was saved and cannot be read any more is kept and said, and the rest goes on", async () => {
  const dataDir = await folderWithPreview();
  const stored = (name: string) => join(dataDir, "website", name);
  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(stored(name), change(readFileSync(stored(name), "utf8")));
  const textsBefore = await readdir(stored("files"));
  const cutShort = (text: string) => text.slice(0, -20);

  // One field of another type, as after a release with another schema.
  edit("edits.json", (text) => {
    const edited = JSON.parse(text);
    return JSON.stringify({ ...edited, "notice.yaml": { ...edited["notice.yaml"], at: "today" } });
  });
  const { website } = await open(dataDir, { clock: () => Date.now() + 2 * hour });
  const read = await website.read();
  expect(read.changes.map(({ file }) => file)).toEqual(["business.yaml"]);
  expect(read.unreadable.map(({ files }) => files)).toEqual([["notice.yaml"]]);
  await change(website, "about.yaml", { eyebrow: "Since this morning" });
  await website.publication.publish(owner);
  await ended(website);
  // What the copy names is not swept, although no edit names it.
  expect(await readdir(stored("files"))).toEqual(expect.arrayContaining(textsBefore));

  // Files that are cut, and a text whose bytes are gone.
  await change(website, "about.yaml", { eyebrow: "This evening" });
  edit("edits.json", cutShort);
  expect((await (await open(dataDir)).website.read()).unreadable).toHaveLength(2);
  await change(website, "about.yaml", { eyebrow: "Tonight" });
  await change(website, "notice.yaml", { text: "Open.", lastDay: dayAfter(3) });
  const { ours } = JSON.parse(readFileSync(stored("edits.json"), "utf8"))["about.yaml"];
  await rm(stored(`files/${ours}`));
  website.edits.forget();
  expect((await website.read()).changes.map(({ file }) => file)).toEqual(["notice.yaml"]);
  edit("current/published.json", cutShort);
  const { website: last } = await open(dataDir);
  await ended(last);
  expect((await last.read()).versions).toHaveLength(2);
  expect(homeOf(last)).toContain(newPhone);
  await last.publication.publish(owner);
  await ended(last);
  const end = await last.read();
  expect([end.versions.length, end.unreadable.length]).toEqual([3, 4]);
});

test("the site is built again by itself once a notice's last day is over", async () => {
  let pass = 0;
  const { website, builds } = await open(await folderWithPreview(), {
    clock: () => Date.now() + pass,
    describeFolder: async () => ({ ...described, days: [dayAfter(3)] }),
  });
  await website.publication.publish(owner);
  await ended(website);
  const { contentFolder } = website.publication.online();
  for (const [days, isPublishedAgain] of [
    [1, false],
    [2, false],
    [3, true],
  ] as const) {
    pass = days * day;
    await website.publication.catchUp();
    expect(website.publication.isBuilding, `${days}`).toBe(isPublishedAgain);
  }
  await ended(website);
  expect(website.publication.online().contentFolder).not.toBe(contentFolder);
  expect([(await website.read()).versions.length, builds.length]).toEqual([2, 1]);
  await website.publication.catchUp();
  expect(website.publication.isBuilding).toBe(false);
});
