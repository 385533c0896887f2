import { cpSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBuiltSite } from "../../server/built-site/built-site.ts";
import { copyProjectWith } from "../support/content/project-build.ts";
import { freePort } from "../support/servers/ports.ts";
import { until } from "../support/until.ts";

let project: Awaited<ReturnType<typeof copyProjectWith>>;
const firstUrl = "https://build-first.example";
/** How long a whole build takes here, in milliseconds. */
let duration: number;

beforeAll(async () => {
  project = await copyProjectWith(undefined, { isQuick: true });
  const start = Date.now();
  expect((await project.build({ SITE_URL: firstUrl })).status).toBe(0);
  duration = Date.now() - start;
});
afterAll(() => project?.remove());

const site = () => join(project.folder, "dist/site");

/** Each file of the built site with what is in it. */
const readFiles = () =>
  new Map(
    globSync("**/*.*", { cwd: site() }).map((file) => [
      file,
      readFileSync(join(site(), file)).toString("base64"),
    ]),
  );

test("a build that fails takes nothing from the site, which is served once the mistake is undone", async () => {
  const before = readFiles();
  const city = join(project.folder, "content/cities/fort-erie.yaml");
  cpSync("content/cities/ajax.yaml", city);
  const PORT = String(await freePort());
  const failing = await project.run("scripts/start.ts", { SITE_URL: firstUrl, PORT });
  expect(failing.status).toBe(1);
  expect(failing.said).toMatch(/ajax\.yaml and content\/cities\/fort-erie\.yaml share \d+ %/);
  expect(readFiles()).toEqual(before);

  rmSync(city);
  const DATA_DIR = join(project.folder, "data");
  const settings = { SITE_URL: "https://build-next.example", PORT, DATA_DIR };
  const started = project.begin("scripts/start.ts", { ...settings, LOG_LEVEL: "silent" });
  const served = () => started.said().includes("is served on");
  await until(served, "the site to be built again and served", 50_000);
  const home = await fetch(`http://127.0.0.1:${PORT}/`);
  expect([home.status, await home.text()]).toEqual([
    200,
    expect.stringContaining(settings.SITE_URL),
  ]);
  started.signal("SIGTERM");
  expect(await started.ended).toBe(0);
});

test("a build that is killed at a random moment leaves the pages of one build", async () => {
  const pagesBefore = openBuiltSite(site()).pages.size;
  for (let kill = 0; kill < 3; kill += 1) {
    const build = project.begin("scripts/build-site.ts", {
      SITE_URL: `https://kill-${kill}.example`,
    });
    await Promise.race([wait(Math.random() * duration), build.ended]);
    build.signal("SIGKILL");
    await build.ended;
    const { pages } = openBuiltSite(site());
    const origins = new Set(
      [...pages.values()].map(({ identity }) => /https:\/\/[^/"]+/.exec(`${identity.body}`)?.[0]),
    );
    expect([pages.size, origins.size]).toEqual([pagesBefore, 1]);
  }
  const last = await project.build({ SITE_URL: "https://build-last.example" });
  expect([last.status, last.said]).toEqual([0, expect.any(String)]);
  expect(openBuiltSite(site()).page("/")).toContain("https://build-last.example");
});
