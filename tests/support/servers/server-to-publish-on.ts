import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readlinkSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished } from "vitest";
import { copyProject, replaceIn } from "../project-copy.ts";
import { environmentWith } from "../settings.ts";
import { freePort } from "./ports.ts";

/** In place of the real build, which takes long: one page with the words of page.txt. */
const quickBuild = `
  import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
  const words = readFileSync("page.txt", "utf8");
  if (words === "broken") throw new Error("page.txt: these words are broken");
  mkdirSync("dist/site/_astro", { recursive: true });
  writeFileSync("dist/site/index.html", words);
  writeFileSync(\`dist/site/_astro/form.\${words}.js\`, words);
`;

/** In place of the real server, which takes seconds to start: it has no tables. */
const quickServer = `
  import { readFile } from "node:fs/promises";
  import { createServer } from "node:http";
  createServer(async ({ url }, response) => {
    const read = (folder) => readFile(folder + (url === "/" ? "/index.html" : url));
    const file = read("dist/site").catch(() => read("dist/site.previous")).catch(() => null);
    const body = url === "/healthz" ? "ok" : await file;
    response.writeHead(body === null ? 404 : 200).end(body);
  }).listen(process.env.PORT, process.env.HOST, () => console.log("is served on"));
`;

/** The same with the real tables, which are all that a change of them needs. */
const serverWithTables = `
  import { deskMigrations } from "../desk/server/db/migrations.ts";
  import { openDatabase } from "./db/open-database.ts";
  const { DATABASE_URL, DATA_DIR } = process.env;
  await openDatabase(
    DATABASE_URL ? { postgres: DATABASE_URL } : { sqlite: DATA_DIR + "/requests.db" },
    [deskMigrations],
  );
  ${quickServer}
`;

/** What systemctl does: the unit's command in the current release, once the old one ended. */
const service = `
  import { spawn } from "node:child_process";
  import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
  import { setTimeout as wait } from "node:timers/promises";
  const isAlive = (pid) => { try { return process.kill(pid, 0); } catch { return false; } };
  const stop = async () => {
    const pid = existsSync("service.pid") ? Number(readFileSync("service.pid", "utf8")) : 0;
    if (pid && isAlive(pid)) process.kill(pid, "SIGTERM");
    while (pid && isAlive(pid)) await wait(20);
  };
  await stop();
  const fault = existsSync("fault") ? readFileSync("fault", "utf8") : "";
  rmSync("fault", { force: true });
  if (process.argv[2] === "restart" && fault === "does not start") process.exit(1);
  if (process.argv[2] === "restart") {
    const log = openSync("service.log", "w");
    const { pid, unref } = spawn("node_modules/.bin/node", ["--import", "tsx", "server/main.ts"], {
      cwd: "current", detached: true, stdio: ["ignore", log, log],
    });
    writeFileSync("service.pid", String(pid));
    if (fault === "migrates, then ends") {
      while (!readFileSync("service.log", "utf8").includes("is served on")) await wait(20);
      await stop();
      process.exit(1);
    }
  }
  process.exit(0);
`;

/** npm, which runs the command INSTALL, where it is set, in place of `npm ci`. */
const npm = `#!/bin/sh
[ "$1" != ci ] || [ -z "$INSTALL" ] || exec sh -c "$INSTALL"
exec "${execFileSync("sh", ["-c", "command -v npm"]).toString().trim()}" "$@"
`;

/** What is published: Git's patterns. */
const filesOfServer = [
  ...["package.json", "package-lock.json", "tsconfig.json", "content/**.yaml"],
  ...["scripts", "server", "desk/server", "load-desk.ts", "cli", "quote-request", "content-files"],
  ":!*.test.ts*",
];

type Options = {
  /** Whether the server that is published has tables, or is the project's own. */
  serves?: "pages" | "tables" | "everything";
  /** What the settings file holds beside DATA_DIR and the address. */
  settings?: Record<string, string>;
  /** Has work done when the machine is not needed any more. */
  atEnd?: (work: () => Promise<void>) => void;
};

export type ServerToPublishOn = Awaited<ReturnType<typeof openServerToPublishOn>>;

/** A machine on which nothing is published: an origin, its clone and a service manager. */
export async function openServerToPublishOn({
  serves = "pages",
  settings: own = {},
  atEnd = onTestFinished,
}: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), "publish-"));
  const [origin, root, dataDir] = ["origin", "washrooms", "data"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=Owner", "-c", "user.email=owner@example.com", ...words], {
      cwd: origin,
      stdio: "pipe",
    });
  await copyProject(origin, filesOfServer);
  await writeFile(join(origin, "quick-build.mjs"), quickBuild);
  await writeFile(join(origin, "page.txt"), "one");
  const packages = join(origin, "package.json");
  replaceIn(packages, "node scripts/build-site.ts", "node quick-build.mjs");
  if (serves !== "everything") {
    const server = serves === "pages" ? quickServer : serverWithTables;
    await writeFile(join(origin, "server/main.ts"), server);
  }
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Start");
  // Owners push to where nobody works; here the same folder is the origin and the place where tests
  // change files.
  git("config", "receive.denyCurrentBranch", "updateInstead");
  await mkdir(root);
  execFileSync("git", ["clone", "--quiet", origin, join(root, "repository")]);
  await writeFile(join(root, "service.mjs"), service);
  const port = await freePort();
  const settings = join(folder, "washrooms.env");
  const place = { DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1" };
  const written = { ...place, LOG_LEVEL: "silent", SITE_URL: "https://www.maple.example", ...own };
  const lines = Object.entries(written).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(settings, lines.join(""));

  const bin = join(folder, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "npm"), npm, { mode: 0o755 });
  const env = environmentWith({
    SETTINGS: settings,
    PATH: `${bin}:${environmentWith().PATH}`,
    INSTALL: `ln -s ${resolve("node_modules")} node_modules`,
    // As systemctl, one after the other.
    PUBLISH_RESTART: "flock --close service.lock node service.mjs restart",
    PUBLISH_STOP: "flock --close service.lock node service.mjs stop",
  });
  const systemctl = (word: "restart" | "stop", more: Record<string, string> = {}) =>
    void execFileSync("flock", ["--close", "service.lock", "node", "service.mjs", word], {
      cwd: root,
      env: { ...env, ...more },
    });
  atEnd(async () => {
    systemctl("stop");
    await rm(folder, { recursive: true, force: true });
  });

  /** Begins to publish, in a process group of its own. */
  function begin(words: string[] = [], more: Record<string, string> = {}) {
    const child = spawn("sh", ["scripts/publish/publish-site.sh", ...words], {
      cwd: join(root, "repository"),
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...env, ...more },
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => said.push(String(chunk)));
    const code = new Promise<number | null>((ended) => child.once("close", ended));
    return {
      code,
      said: () => said.join(""),
      /** Kills all of its processes, or sends them another signal as a terminal does. */
      kill(signal: NodeJS.Signals = "SIGKILL") {
        try {
          process.kill(-(child.pid as number), signal);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
        }
      },
    };
  }

  return {
    origin,
    root,
    dataDir,
    settings,
    env,
    git,
    begin,
    /** Publishes, and returns the exit code and what was said. */
    async publish(...words: string[]) {
      const publishing = begin(words);
      return { code: await publishing.code, said: publishing.said() };
    },
    /** Publishes, which must succeed, and returns what was said. */
    async release() {
      const publishing = begin();
      const code = await publishing.code;
      if (code !== 0) throw new Error(`Publishing ended with code ${code}: ${publishing.said()}`);
      return publishing.said();
    },
    async publishWith(more: Record<string, string>) {
      const publishing = begin([], more);
      return { code: await publishing.code, said: publishing.said() };
    },
    /** Commits a change of a file in the origin. */
    async commit(file: string, text: string) {
      await mkdir(join(origin, file, ".."), { recursive: true });
      await writeFile(join(origin, file), text);
      git("add", "--all");
      git("commit", "--quiet", "--message", `Change ${file}`);
    },
    /** Sets what the next start of the service does instead of starting the server. */
    breakNextStart: (fault: "does not start" | "migrates, then ends") =>
      writeFile(join(root, "fault"), fault),
    restart: () => systemctl("restart", written),
    async page(path = "/") {
      return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    },
    current: () => readlinkSync(join(root, "current")),
    releases: () => readdirSync(join(root, "releases")).sort(),
  };
}

/** What a publishing comes to that fails and says so. */
export const failure = (message: RegExp) => ({ code: 1, said: expect.stringMatching(message) });

/** Commits a release whose server changes the tables. */
export async function changeTables(server: ServerToPublishOn) {
  replaceIn(
    join(server.origin, "server/db/migrate.ts"),
    '"0001-requests": requests',
    '"0001-requests": requests, "9999-test": () => ["create table test (id integer)"]',
  );
  await server.commit("page.txt", "two");
}
