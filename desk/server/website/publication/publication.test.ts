import { hash } from "node:crypto";
import fs, { globSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { describeContent } from "../../../../scripts/website/describe-content.ts";
import { day } from "../../../../server/time/durations.ts";
import {
  buildHomePage,
  makeRelease,
  openTestWebsite,
} from "../../../../tests/support/desk/open-website.ts";
import { endBefore } from "../../../../tests/support/end-before.ts";
import { temporaryFolder } from "../../../../tests/support/servers/test-server.ts";
import { until } from "../../../../tests/support/until.ts";
import { takeBack } from "../changes/changes.ts";
import type { ContentDescription } from "../content-description.ts";
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
  await website.edits.save({ ...entry, value });
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
  expect((await website.read()).build).toMatchObject({ step: "ready", isUpToDate: true });
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
  expect((await website.read()).build).toMatchObject({ step: "ready", isUpToDate: false });
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
      if (isSlow && contentFolder.includes("/saves/")) await opened.promise;
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
  const text = await edits.textOf("about.yaml");
  const edited = text?.replace(/^heading: .*$/m, `heading: ${heading}`) ?? null;
  const saving = edits.change(async () => new Map([["about.yaml", edited]]), null);
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
        expect(read.build).toMatchObject({ step: "ready", isUpToDate: true });
      // Pages that were open before, and those that are now, find their hashed files.
      for (const each of [before, page])
        expect(
          website.publication.online().site.files.has(`/_astro/${hash("sha256", each)}.js`),
        ).toBe(true);
      served.push(isNew);
    }
    expect(served.length).toBeGreaterThan(10);
    expect(served).toContain(0);
    expect(served).toEqual(served.toSorted());
    expect(served.at(-1)).toBe(1);
  });

/** Makes what is online a build of another release, as after a new one; returns its file. */
function leaveRelease(dataDir: string): string {
  const file = join(dataDir, "website/current/build.json");
  const build = JSON.parse(readFileSync(file, "utf8"));
  const releases = join(dataDir, "website/releases");
  fs.renameSync(join(releases, build.release), join(releases, "another"));
  writeFileSync(file, JSON.stringify({ ...build, release: "another" }));
  return file;
}

test("a new release goes on with the pages before until it has built the owner's words", async () => {
  const dataDir = await folderWithPublication();
  leaveRelease(dataDir);
  const { website, builds: built } = await open(dataDir);
  expect(homeOf(website)).toContain(newPhone);
  const { contentFolder } = website.publication.online();
  await ended(website);
  expect(website.publication.online().contentFolder).not.toBe(contentFolder);
  expect([homeOf(website).includes(newPhone), built.length]).toEqual([true, 1]);
  expect((await website.read()).versions).toHaveLength(2);

  // What a power failure may leave: the server starts all the same, with the release's own site.
  const builds = join(dataDir, "website/builds");
  for (const file of globSync("*/site/index.html", { cwd: builds }))
    writeFileSync(join(builds, file), "");
  const { website: damaged } = await open(dataDir);
  expect(homeOf(damaged)).toContain(oldPhone);
  await ended(damaged);
  expect(homeOf(damaged)).toContain(newPhone);
  for (const name of ["build", "version"])
    writeFileSync(join(dataDir, `website/current/${name}.json`), "{");
  const { website: unnamed } = await open(dataDir);
  expect(homeOf(unnamed)).toContain(newPhone);
  await ended(unnamed);
  expect([homeOf(unnamed).includes(newPhone), unnamed.publication.state().step]).toEqual([
    true,
    "published",
  ]);
  // Where nothing can be built, the release shows what it has.
  leaveRelease(dataDir);
  expect(homeOf((await open(dataDir, { forbidden: "Set MAIL_FROM." })).website)).toContain(
    oldPhone,
  );
});

test("programmers' words are merged into the owner's, and what both have changed is said to the owner", async () => {
  for (const [theirs, isSaid] of [
    ["callHours: 25 }", false],
    ['phone: "905-555-0111"', true],
  ] as const) {
    const dataDir = await folderWithPublication();
    leaveRelease(dataDir);
    const file = join(release, "content/business.yaml");
    const before = readFileSync(file, "utf8");
    const [name] = theirs.split(":");
    writeFileSync(file, before.replace(new RegExp(`${name}: .*`), theirs));
    onTestFinished(() => writeFileSync(file, before));
    const { website, builds } = await open(dataDir);
    await ended(website);
    expect(homeOf(website)).toContain(newPhone);
    expect([homeOf(website).includes(theirs), builds.length]).toEqual([!isSaid, isSaid ? 0 : 1]);
    const said = JSON.stringify((await website.read()).build);
    expect(said.includes("This text was changed in the desk and by a programmer.")).toBe(isSaid);
    writeFileSync(file, before);
  }
});

test("a text that cannot be read any more is said, and undone", async () => {
  const { website } = await open(await folderWithPreview());
  writeFileSync(join(website.edits.folder, "notice.yaml"), "text: [");
  const { changes } = await website.read();
  expect(changes.map(({ words }) => words.join())).toEqual([
    `Phone: ${oldPhone} → ${newPhone}`,
    "This file cannot be read.",
  ]);
  await takeBack(website.edits, { version: null, file: "notice.yaml", key: null });
  expect((await website.read()).changes.map(({ file }) => file)).toEqual(["business.yaml"]);
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

test("a site that nobody has edited is built once when an article's day comes", async () => {
  let pass = 0;
  const { website, builds } = await open(await temporaryFolder(), {
    clock: () => Date.now() + pass,
    describeFolder: async () => ({ ...described, days: [dayAfter(2)] }),
  });
  for (const [days, built] of [
    [1, 0],
    [2, 1],
    [3, 1],
  ] as const) {
    pass = days * day;
    await website.publication.catchUp();
    await ended(website);
    expect(builds, `${days}`).toHaveLength(built);
  }
  expect(website.publication.state()).toMatchObject({ step: "published" });
  expect((await website.read()).versions).toEqual([]);
});
