import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { openBuiltSite } from "../../server/built-site/built-site.ts";
import { endBefore } from "../../tests/support/end-before.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { lockBuild, readBuildState, replaceBuild } from "./replace-build.ts";

/** Makes a build of two pages and a hashed file, each of which says which build it is of. */
const make = (build: string) => async (folder: string) => {
  for (const name of ["index.html", "about.html", `_astro/form.${build}.js`]) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, build);
  }
  return `sources of ${build}`;
};

/** Returns which build a site is of, and the builds whose hashed files are served with it. */
async function readServed(folder: string) {
  const { pages, files } = await openBuiltSite(folder);
  const builds = new Set([...pages.values()].map(({ identity }) => identity.body.toString()));
  expect([pages.size, builds.size]).toEqual([2, 1]);
  const hashed = [...files.keys()].flatMap((file) => /form\.(\w+)\.js/.exec(file)?.[1] ?? []);
  return { build: [...builds][0] as string, hashed: hashed.sort() };
}

test("killed before every change of its files, a build leaves the old site or its own, whole", async () => {
  const served: string[] = [];
  for (let isKilled = true; isKilled; ) {
    const folder = join(await temporaryFolder(), "dist/site");
    await replaceBuild(folder, make("one"));
    await replaceBuild(folder, make("two"));
    const counts = (file: string) => file.startsWith(dirname(folder));
    isKilled = await endBefore(served.length, counts, () => replaceBuild(folder, make("three")));
    const { build, hashed } = await readServed(folder);
    expect(hashed).toContain(build);
    if (!isKilled) expect(hashed).toEqual(["three", "two"]);
    const { isFresh } = await readBuildState(folder, "sources of three");
    expect(isFresh ? "three" : build).toBe(build);
    served.push(build);

    await replaceBuild(folder, make("four"));
    expect(await readServed(folder)).toEqual({ build: "four", hashed: ["four", build].sort() });
    expect(globSync("**/about.html", { cwd: dirname(folder) }).length).toBeLessThanOrEqual(2);
  }
  expect(served.length).toBeGreaterThan(8);
  expect(served.indexOf("three")).toBeGreaterThan(4);
  // Once it is the new one, it stays so: "two" comes after "three".
  expect(served).toEqual(served.toSorted().reverse());
});

/** Replaces builds without pause. */
const replacing = `
  import { mkdir, writeFile } from "node:fs/promises";
  import { replaceBuild } from "./scripts/build/replace-build.ts";
  for (let build = 0; build < 100; build += 1)
    await replaceBuild(process.argv[1], async (next) => {
      await mkdir(next, { recursive: true });
      for (const name of ["index", "about"]) await writeFile(next + "/" + name + ".html", String(build));
      return "";
    });
`;

test("a server that starts while builds are replaced reads one of them", async () => {
  const folder = join(await temporaryFolder(), "site");
  await replaceBuild(folder, make("first"));
  const child = spawn("node", ["--input-type=module", "--eval", replacing, folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  let isReplacing = true;
  const code = new Promise((resolve) => child.once("exit", resolve)).finally(() => {
    isReplacing = false;
  });
  const seen = new Set<string>();
  while (isReplacing) {
    seen.add((await readServed(folder)).build);
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
