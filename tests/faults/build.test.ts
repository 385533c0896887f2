import { spawn } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBuiltSite } from "../../server/built-site/built-site.ts";
import { copyProject, linkPackages } from "../support/project-copy.ts";
import { freePort } from "../support/servers/ports.ts";
import { environmentWith } from "../support/settings.ts";
import { until } from "../support/until.ts";

let project: string;
/** How long a whole build takes here, in milliseconds. */
let duration: number;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "build-"));
  await copyProject(project);
  await linkPackages(project);
  const start = Date.now();
  expect(await runScript("scripts/build-site.ts", "https://build-0.example").ended).toBe(0);
  duration = Date.now() - start;
}, 1_200_000);
afterAll(() => rm(project, { recursive: true, force: true }));

/** Runs a script of the copy in a process group of its own. */
function runScript(script: string, siteUrl: string, env: Record<string, string> = {}) {
  const child = spawn("node", ["--import", "tsx", script], {
    cwd: project,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: environmentWith({ SITE_URL: siteUrl, ...env }),
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => said.push(String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const group = -(child.pid as number);
  return {
    ended,
    said: () => said.join(""),
    signal: (name: NodeJS.Signals) => process.kill(group, name),
  };
}

/** Each file of the built site with what is in it. */
function readFiles() {
  const folder = join(project, "dist/site");
  return new Map(
    globSync("**/*.*", { cwd: folder }).map((file) => [
      file,
      readFileSync(join(folder, file)).toString("base64"),
    ]),
  );
}

test("a build that fails takes nothing from the site, which is served once the mistake is undone", async () => {
  const before = readFiles();
  const url = "https://build-0.example";
  const city = join(project, "content/cities/fort-erie.yaml");
  cpSync("content/cities/ajax.yaml", city);
  const PORT = String(await freePort());
  const failing = runScript("scripts/start.ts", url, { PORT });
  expect(await failing.ended).toBe(1);
  expect(failing.said()).toMatch(/ajax\.yaml and content\/cities\/fort-erie\.yaml share \d+ %/);
  expect(readFiles()).toEqual(before);

  rmSync(city);
  const DATA_DIR = join(project, "data");
  const started = runScript("scripts/start.ts", url, { PORT, DATA_DIR, LOG_LEVEL: "silent" });
  // The start builds the whole site once more.
  const served = () => started.said().includes("is served on");
  await until(served, "the site to be served", 5 * duration + 120_000);
  for (const page of ["/", "/ajax-washroom-restroom-trailer-rentals", "/sitemap.xml"])
    expect((await fetch(`http://127.0.0.1:${PORT}${page}`)).status, page).toBe(200);
  started.signal("SIGTERM");
  await started.ended;
}, 1_200_000);

test("a build that is killed at a random moment leaves the pages of one build", async () => {
  const pagesBefore = openBuiltSite(join(project, "dist/site")).pages.size;
  const build = runScript("scripts/build-site.ts", "https://build-1.example");
  await Promise.race([wait(Math.random() * duration), build.ended]);
  try {
    build.signal("SIGKILL");
  } catch {
    // It had ended.
  }
  await build.ended;
  const { pages } = openBuiltSite(join(project, "dist/site"));
  const origins = new Set(
    [...pages.values()].flatMap(({ identity }) =>
      [...identity.body.toString().matchAll(/<link rel="canonical" href="(https:\/\/[^/"]+)/g)].map(
        ([, origin]) => origin,
      ),
    ),
  );
  expect([pages.size, origins.size]).toEqual([pagesBefore, 1]);
  const last = runScript("scripts/build-site.ts", "https://build-last.example");
  expect([await last.ended, last.said()]).toEqual([0, expect.any(String)]);
  const home = openBuiltSite(join(project, "dist/site")).page("/");
  expect(home).toContain("https://build-last.example");
}, 1_200_000);
