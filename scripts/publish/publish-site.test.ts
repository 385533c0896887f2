import { execFileSync } from "node:child_process";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  openServerToPublishOn,
  type ServerToPublishOn,
} from "../../tests/support/servers/server-to-publish-on.ts";
import { until } from "../../tests/support/until.ts";

const timeout = 1_200_000;

test("each publishing serves the newest commit, hashed files of the release before stay, three releases are kept", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn();
  const published = {
    code: 0,
    said: expect.stringMatching(/\nPublished: \d{8}T\d{6}Z-[0-9a-f]+\.\n$/),
  };
  expect(await server.publish()).toEqual(published);
  expect(await server.page()).toBe("one");
  for (const words of ["two", "three", "four"]) {
    await server.commit("page.txt", words);
    expect(await server.publish()).toEqual(published);
    expect(await server.page()).toBe(words);
  }
  expect(server.releases()).toHaveLength(3);
  expect(server.current()).toBe(`releases/${server.releases().at(-1)}`);
  expect(await server.page("/_astro/form.four.js")).toBe("four");
  expect(await server.page("/_astro/form.three.js")).toBe("three");
  expect((await server.ask("/_astro/form.two.js")).status).toBe(404);
});

/** What can go wrong, what is said of it, and what was so far. */
const failures: {
  name: string;
  says: RegExp;
  fail: (server: ServerToPublishOn) => Promise<{ code: number | null; said: string }>;
}[] = [
  {
    name: "a repository that cannot be reached",
    says: /changes could not be taken in; Git says why above\. The site is as it was\.\n$/,
    async fail(server) {
      await rename(server.origin, `${server.origin}.away`);
      const said = await server.publish();
      await rename(`${server.origin}.away`, server.origin);
      return said;
    },
  },
  {
    name: "a change made by hand in the server's clone",
    says: /repository were changed and not committed \(git status names them\)\. .* The site is as it was\.\n$/,
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
    says: /are not in the repository that it was cloned from; push them first\. The site is as it was\.\n$/,
    async fail({ root, publish }) {
      const git = (...words: string[]) =>
        execFileSync(
          "git",
          ["-c", "user.name=Root", "-c", "user.email=root@example.com", ...words],
          {
            cwd: join(root, "repository"),
          },
        );
      git("commit", "--quiet", "--allow-empty", "--message", "By hand");
      const said = await publish();
      git("reset", "--quiet", "--hard", "HEAD~1");
      return said;
    },
  },
  {
    name: "packages that cannot be installed",
    says: /The packages could not be installed; npm says why above\. The site is as it was\.\n$/,
    fail: (server) => server.publishWith({ INSTALL: "false" }),
  },
  {
    name: "a build that fails",
    says: /page\.txt: these words are broken[\s\S]*\nThe build failed; what to correct is said above\. The site is as it was\.\n$/,
    async fail(server) {
      await server.commit("page.txt", "broken");
      return server.publish();
    },
  },
  {
    name: "a server that does not start",
    says: /\nThe new release's server does not answer\. The site is as it was\.\n$/,
    async fail(server) {
      await server.commit("page.txt", "two");
      await server.commit("server/main.ts", 'throw new Error("no start");');
      return server.publish();
    },
  },
  {
    name: "a server that does not answer once it is current",
    says: /\nThe new release's server does not answer, so the release before is served again: \S+\.\n$/,
    async fail(server) {
      server.git("checkout", "--quiet", "HEAD~1", "server/main.ts");
      await server.commit("page.txt", "three");
      await server.breakNextStart("does not start");
      return server.publish();
    },
  },
];

test("a publishing that fails leaves the release before, and says why in a sentence", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn();
  expect((await server.publish()).code).toBe(0);
  const before = server.current();
  for (const { name, says, fail } of failures) {
    expect(await fail(server), name).toEqual({ code: 1, said: expect.stringMatching(says) });
    expect(server.current(), name).toBe(before);
    expect(server.releases(), name).toEqual([before.replace("releases/", "")]);
    expect(await server.page(), name).toBe("one");
  }
  expect((await server.publish()).code).toBe(0);
  expect(await server.page()).toBe("three");
});

test("a signal before the switch stops publishing, and one after it is waited out", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn();
  expect((await server.publish()).code).toBe(0);
  await server.commit("page.txt", "two");
  const stopped = server.begin([], { INSTALL: "sleep 60" });
  await until(() => stopped.said().includes("Installing"), "packages");
  stopped.kill("SIGINT");
  expect(await stopped.code).toBe(1);
  expect(stopped.said()).toMatch(/\nStopped\. The site is as it was\.\n$/);

  const published = server.begin();
  await until(() => published.said().includes("Restarting the server"), "the switch");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) published.kill(signal);
  expect(await published.code, published.said()).toBe(0);
  expect(published.said()).toMatch(/\nPublished: \S+\.\n$/);
  expect(await server.page()).toBe("two");
});

test("after a first release that does not answer the next one is published", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn();
  await server.breakNextStart("does not start");
  expect(await server.publish()).toEqual({
    code: 1,
    said: expect.stringMatching(/does not answer, so nothing is published/),
  });
  expect((await server.publish()).code).toBe(0);
  expect(await server.page()).toBe("one");
});

test("what a killed publishing left half taken in does not stop the next", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn();
  const repository = join(server.root, "repository");
  await server.commit("page.txt", "two");
  await server.commit("new.txt", "new");
  // As when it is killed while Git writes the files of the new commit.
  await writeFile(join(server.root, "taking-in.writing"), "");
  for (const name of ["index.lock", "HEAD.lock", "refs/heads/main.lock"])
    await writeFile(join(repository, ".git", name), "");
  await writeFile(join(repository, "page.txt"), "tw");
  await writeFile(join(repository, "new.txt"), "n");
  expect(await server.publish()).toMatchObject({ code: 0 });
  expect(await server.page()).toBe("two");
});

test("a second publishing is refused while the first is under way", { timeout }, async () => {
  const server = await openServerToPublishOn();
  const gate = join(server.root, "gate");
  execFileSync("mkfifo", [gate]);
  const first = server.begin([], { INSTALL: `read -r line < ${gate} && false` });
  await until(() => first.said().includes("Installing"), "the first publishing");
  expect(await server.publish()).toEqual({
    code: 1,
    said: "Another publishing is under way. Wait until it has ended, then publish again.\n",
  });
  await writeFile(gate, "go\n");
  expect(await first.code).toBe(1);
});

test("what would publish by mistake is refused with a sentence", { timeout }, async () => {
  const server = await openServerToPublishOn();
  const refuse = async (fails: ReturnType<ServerToPublishOn["begin"]>, says: RegExp) =>
    expect({ code: await fails.code, said: fails.said() }).toEqual({
      code: 1,
      said: expect.stringMatching(says),
    });
  for (const option of ["undo", "backup"])
    await refuse(
      server.begin([], { [`npm_config_${option}`]: "true" }),
      /^Write two dashes before .* Nothing was changed\.\n$/,
    );
  for (const words of [["undo"], ["--undo", "now"], ["--backup"], ["--backup", "--undo"]])
    await refuse(server.begin(words), /^It is: npm run publish-site.* Nothing was changed\.\n$/);
  await refuse(
    server.begin([], { SETTINGS: "/nowhere.env" }),
    /SETTINGS is \/nowhere\.env, which cannot be read/,
  );
  await refuse(
    server.begin([], { SITE_FOLDER: "dist/other" }),
    /Take SITE_FOLDER out of the settings/,
  );
  const withoutData = (await readFile(server.settings, "utf8")).replace(/^DATA_DIR.*\n/, "");
  await writeFile(server.settings, withoutData);
  await refuse(server.begin(), /Set DATA_DIR to a folder outside the releases/);
  expect(server.releases()).toEqual([]);

  await rename(join(server.root, "repository"), join(server.root, "my-site"));
  expect(() =>
    execFileSync("sh", ["scripts/publish/publish-site.sh"], {
      cwd: join(server.root, "my-site"),
      stdio: "pipe",
    }),
  ).toThrow(/On your own machine: npm start/);
});
