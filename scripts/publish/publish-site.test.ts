import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeCurrent } from "../../server/built-site/builds.ts";
import {
  failure,
  openServerToPublishOn,
  type ServerToPublishOn,
} from "../../tests/support/servers/server-to-publish-on.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { until } from "../../tests/support/until.ts";
import * as releases from "./releases.ts";

test("publishing serves the newest commit, a signal before the switch stops it, and one after it is waited out", async () => {
  const server = await openServerToPublishOn();
  const published = /\nPublished: \d{8}T\d{6}Z-[0-9a-f]+\.\n$/;
  expect(await server.release()).toMatch(published);
  expect(await server.page()).toBe("one");
  await server.commit("page.txt", "two");
  await server.commit("new.txt", "new");
  const stopped = server.begin([], { INSTALL: "sleep 60" });
  await until(() => stopped.said().includes("Installing"), "packages");
  expect(await server.publish()).toEqual({
    code: 1,
    said: "Another publishing is under way. Wait until it has ended, then publish again.\n",
  });
  stopped.kill("SIGINT");
  expect(await stopped.code).toBe(1);
  expect(stopped.said()).toMatch(/\nStopped\. The site is as it was\.\n$/);

  // As when it is killed while Git writes the files of the new commit.
  const repository = join(server.root, "repository");
  await writeFile(join(server.root, "taking-in.writing"), "");
  for (const name of ["index.lock", "HEAD.lock", "refs/heads/main.lock"])
    await writeFile(join(repository, ".git", name), "");
  await writeFile(join(repository, "page.txt"), "tw");
  await writeFile(join(repository, "new.txt"), "n");
  const next = server.begin();
  await until(() => next.said().includes("Restarting the server"), "the switch");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) next.kill(signal);
  expect(await next.code, next.said()).toBe(0);
  expect(next.said()).toMatch(published);
  expect(await server.page()).toBe("two");
  expect(server.current()).toBe(`releases/${server.releases().at(-1)}`);
  for (const words of ["one", "two"])
    expect(await server.page(`/_astro/form.${words}.js`)).toBe(words);
});

test("with DESK=off a repository without the desk is published", async () => {
  const server = await openServerToPublishOn({ settings: { DESK: "off" } });
  server.git("rm", "-r", "--quiet", "desk");
  await server.commit("page.txt", "one");
  // What the owner published before the desk was turned off.
  await mkdir(join(server.dataDir, "website/current"), { recursive: true });
  expect(await server.release()).toContain("what was published in it is not in this release");
  expect(await server.page()).toBe("one");
});

test("three releases are kept, and the hashed files of one before", async () => {
  const root = await temporaryFolder();
  const names = ["1-a", "2-b", "3-c", "4-d"];
  for (const [at, name] of names.entries()) {
    const folder = releases.folderOf(root, name);
    await mkdir(join(folder, "dist/site/_astro"), { recursive: true });
    await writeFile(join(folder, `dist/site/_astro/form.${name}.js`), name);
    const release = { name, replaced: names[at - 1] ?? null, migrations: [], backup: null };
    await writeFile(releases.fileOf(root, name), JSON.stringify(release));
    if (release.replaced) await releases.keepReplacedFiles(root, release.replaced, name);
    makeCurrent(releases.releasesIn(root), name);
  }
  // One that was not completed is no release.
  await mkdir(releases.folderOf(root, "5-e"));
  await releases.pruneReleases(root);
  expect(await readdir(join(root, "releases"))).toEqual(names.slice(1));
  expect(releases.readCurrentRelease(root)?.name).toBe("4-d");
  const site = join(releases.folderOf(root, "4-d"), "dist/site");
  expect(await readdir(`${site}.previous/_astro`)).toEqual(["form.3-c.js"]);
  // A build runs as another user than the one who publishes.
  await rename(site, join(root, "elsewhere"));
  await symlink(join(root, "elsewhere"), site);
  await expect(releases.keepReplacedFiles(root, "3-c", "4-d")).rejects.toThrow(
    "out of its release",
  );
});

/** What can go wrong, what is said of it, and what was so far. */
const failures: {
  name: string;
  message: RegExp;
  fail: (server: ServerToPublishOn) => Promise<{ code: number | null; said: string }>;
}[] = [
  {
    name: "a repository that cannot be reached",
    message: /changes could not be taken in; Git says why above\. The site is as it was\.\n$/,
    async fail(server) {
      await rename(server.origin, `${server.origin}.away`);
      const said = await server.publish();
      await rename(`${server.origin}.away`, server.origin);
      return said;
    },
  },
  {
    name: "a change made by hand in the server's clone",
    message:
      /repository were changed and not committed \(git status names them\)\. .* The site is as it was\.\n$/,
    async fail({ root, publish }) {
      const file = join(root, "repository", "content/cities/fort-erie.yaml");
      await writeFile(file, "name: Fort Erie");
      const said = await publish();
      await rm(file);
      return said;
    },
  },
  {
    name: "a commit made in the server's clone",
    message:
      /are not in the repository that it was cloned from; push them first\. The site is as it was\.\n$/,
    async fail({ root, publish }) {
      const own = ["-c", "user.name=Root", "-c", "user.email=root@example.com"];
      const git = (...words: string[]) =>
        execFileSync("git", [...own, ...words], { cwd: join(root, "repository") });
      git("commit", "--quiet", "--allow-empty", "--message", "By hand");
      const said = await publish();
      git("reset", "--quiet", "--hard", "HEAD~1");
      return said;
    },
  },
  {
    name: "packages that cannot be installed",
    message: /The packages could not be installed; npm says why above\. The site is as it was\.\n$/,
    fail: (server) => server.publishWith({ INSTALL: "false" }),
  },
  {
    name: "a build that fails",
    message:
      /page\.txt: these words are broken[\s\S]*\nThe build failed; what to correct is said above\. The site is as it was\.\n$/,
    async fail(server) {
      await server.commit("page.txt", "broken");
      return server.publish();
    },
  },
  {
    name: "a server that does not start",
    message: /\nThe new release's server does not answer\. The site is as it was\.\n$/,
    async fail(server) {
      await server.commit("page.txt", "two");
      await server.commit("server/main.ts", 'throw new Error("no start");');
      return server.publish();
    },
  },
  {
    name: "a server that does not answer once it is current",
    message:
      /\nThe new release's server does not answer, so the release before is served again: \S+\.\n$/,
    async fail(server) {
      server.git("checkout", "--quiet", "HEAD~1", "server/main.ts");
      await server.commit("page.txt", "three");
      await server.breakNextStart("does not start");
      return server.publish();
    },
  },
];

test("a publishing that fails leaves the release before, and says why in a sentence", async () => {
  const server = await openServerToPublishOn();
  await server.breakNextStart("does not start");
  expect(await server.publish()).toEqual(failure(/does not answer, so nothing is published/));
  expect((await server.publish()).code).toBe(0);
  const before = server.current();
  for (const { name, message, fail } of failures) {
    expect(await fail(server), name).toEqual(failure(message));
    expect(server.current(), name).toBe(before);
    expect(server.releases(), name).toEqual([before.replace("releases/", "")]);
    expect(await server.page(), name).toBe("one");
  }
});

test("what would publish by mistake is refused with a sentence", async () => {
  const server = await openServerToPublishOn();
  const dashes = /^Write two dashes before .* Nothing was changed\.\n$/;
  const usage = /^It is: npm run publish-site.* Nothing was changed\.\n$/;
  for (const [words, settings, message] of [
    [[], { npm_config_undo: "true" }, dashes],
    [[], { npm_config_backup: "true" }, dashes],
    [["undo"], {}, usage],
    [["--undo", "now"], {}, usage],
    [["--backup"], {}, usage],
    [["--backup", "--undo"], {}, usage],
    [[], { SETTINGS: "/nowhere.env" }, /SETTINGS is \/nowhere\.env, which cannot be read/],
    [[], { SITE_FOLDER: "dist/other" }, /Take SITE_FOLDER out of the settings/],
  ] as [string[], Record<string, string>, RegExp][]) {
    const refused = server.begin(words, settings);
    expect({ code: await refused.code, said: refused.said() }).toEqual(failure(message));
  }
  const withoutData = (await readFile(server.settings, "utf8")).replace(/^DATA_DIR.*\n/, "");
  await writeFile(server.settings, withoutData);
  expect(await server.publish()).toEqual(failure(/Set DATA_DIR to a folder outside the releases/));
  expect(server.releases()).toEqual([]);

  await rename(join(server.root, "repository"), join(server.root, "my-site"));
  expect(() =>
    execFileSync("sh", ["scripts/publish/publish-site.sh"], {
      cwd: join(server.root, "my-site"),
      stdio: "pipe",
    }),
  ).toThrow(/On your own machine: npm start/);
});
