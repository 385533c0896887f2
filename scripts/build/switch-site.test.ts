import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { openBuiltSite } from "../../server/built-site/built-site.ts";
import { nextFolderOf, previousFolderOf } from "../../site-folder.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { lockBuild } from "./replace-build.ts";
import { stampFileOf, stepsOfSwitch, switchSite } from "./switch-site.ts";

const nextOf = (folder: string) => join(nextFolderOf(folder), "build");

/** A finished build beside the folder, each of whose files says which build it is of. */
async function finishBuild(folder: string, build: string) {
  for (const name of ["index.html", "about.html", `_astro/form.${build}.js`]) {
    const file = join(nextOf(folder), name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, build);
  }
}

/** The builds that the pages of a site are of: one where it is whole. */
async function buildsOf(folder: string) {
  const { pages } = await openBuiltSite(folder);
  expect(pages.size).toBe(2);
  return new Set([...pages.values()].map(({ identity }) => identity.body.toString()));
}

test("a switch puts the build in place, keeps the one before, and writes the stamp", async () => {
  const folder = join(await temporaryFolder(), "site");
  for (const build of ["one", "two", "three"]) {
    await finishBuild(folder, build);
    await switchSite({ folder, next: nextOf(folder), stamp: `stamp of ${build}` });
    expect(await buildsOf(folder)).toEqual(new Set([build]));
    expect(await readFile(stampFileOf(folder), "utf8")).toBe(`stamp of ${build}`);
  }
  expect(existsSync(nextOf(folder))).toBe(false);
  expect(await readFile(join(previousFolderOf(folder), "index.html"), "utf8")).toBe("two");
  const { files } = await openBuiltSite(folder);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(["/_astro/form.three.js", "/_astro/form.two.js"]),
  );
  expect(files.has("/_astro/form.one.js")).toBe(false);
});

const steps = stepsOfSwitch({ folder: "", next: "", stamp: "" }).length;

for (let done = 0; done < steps; done += 1)
  test(`a switch that ends after ${done} of ${steps} steps leaves a whole site`, async () => {
    const folder = join(await temporaryFolder(), "site");
    for (const build of ["one", "two"]) {
      await finishBuild(folder, build);
      await switchSite({ folder, next: nextOf(folder), stamp: `stamp of ${build}` });
    }
    await finishBuild(folder, "three");
    const three = { folder, next: nextOf(folder), stamp: "stamp of three" };
    for (const step of stepsOfSwitch(three).slice(0, done)) await step();

    const [build, ...others] = await buildsOf(folder);
    expect(others).toEqual([]);
    expect(["two", "three"]).toContain(build);
    // A stamp that is there is that of the build that is there.
    const stamp = await readFile(stampFileOf(folder), "utf8").catch(() => null);
    expect([null, `stamp of ${build}`]).toContain(stamp);

    await rm(nextOf(folder), { recursive: true, force: true });
    await finishBuild(folder, "four");
    await switchSite({ folder, next: nextOf(folder), stamp: "stamp of four" });
    expect(await buildsOf(folder)).toEqual(new Set(["four"]));
    expect(await readFile(stampFileOf(folder), "utf8")).toBe("stamp of four");
  });

test("where the stamp cannot be written, as on a full disk, nothing is switched", async () => {
  const folder = join(await temporaryFolder(), "site");
  await finishBuild(folder, "one");
  await switchSite({ folder, next: nextOf(folder), stamp: "stamp of one" });
  await finishBuild(folder, "two");
  await mkdir(stampFileOf(nextOf(folder)));
  await expect(
    switchSite({ folder, next: nextOf(folder), stamp: "stamp of two" }),
  ).rejects.toThrow();
  expect(await buildsOf(folder)).toEqual(new Set(["one"]));
  expect(await readFile(stampFileOf(folder), "utf8")).toBe("stamp of one");
});

/** Finishes and switches builds without pause. */
const switching = `
  import { mkdir, writeFile } from "node:fs/promises";
  import { switchSite } from "./scripts/build/switch-site.ts";
  const folder = process.argv[1];
  for (let build = 0; build < 200; build += 1) {
    const next = folder + ".next/" + build;
    await mkdir(next, { recursive: true });
    for (const name of ["index.html", "about.html"]) await writeFile(next + "/" + name, String(build));
    await switchSite({ folder, next, stamp: "" });
  }
`;

test("a server that starts while builds are switched reads one of them", async () => {
  const folder = join(await temporaryFolder(), "site");
  await finishBuild(folder, "first");
  await switchSite({ folder, next: nextOf(folder), stamp: "" });
  const child = spawn("node", ["--input-type=module", "--eval", switching, folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  let isSwitching = true;
  const code = new Promise((resolve) => child.once("exit", resolve)).finally(() => {
    isSwitching = false;
  });
  const seen = new Set<string>();
  while (isSwitching) {
    const builds = await buildsOf(folder);
    expect(builds.size).toBe(1);
    for (const build of builds) seen.add(build);
    await new Promise(setImmediate);
  }
  expect(await code).toBe(0);
  expect(seen.size).toBeGreaterThan(5);
});

test("a second build into one folder is refused with a sentence, until the first has ended", async () => {
  const folder = join(await temporaryFolder(), "dist", "site");
  const release = lockBuild(folder);
  expect(() => lockBuild(folder)).toThrow(
    /Another build into .*site is under way\. Wait until it has ended/,
  );
  release();
  lockBuild(folder)();
});
