import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stackTrace } from "../../../tests/support/content/content-copy.ts";
import { copyProjectWith } from "../../../tests/support/content/project-build.ts";
import { replaceIn } from "../../../tests/support/project-copy.ts";
import { freePort } from "../../../tests/support/servers/ports.ts";
import { until } from "../../../tests/support/until.ts";

let project: Awaited<ReturnType<typeof copyProjectWith>>;
const content = (file: string) => join(project.folder, "content", file);

beforeAll(async () => {
  project = await copyProjectWith(undefined, { isQuick: true });
});
afterAll(() => project?.remove());

test("every program of the owner's says which line of content/ it cannot read", async () => {
  const [right, wrong] = ["baseTown: St. Catharines", "baseTown: Town: Niagara"];
  replaceIn(content("business.yaml"), right, wrong);
  for (const program of [
    "scripts/start.ts",
    "server/main.ts",
    "cli/requests.ts backup all.db",
    "cli/preflight/preflight.ts",
  ]) {
    const { status, said } = await project.run(program);
    expect([program, status]).toEqual([program, 1]);
    expect(said).toMatch(/^content\/business\.yaml, line 9: .*a text with a colon/);
    expect(said).not.toMatch(stackTrace);
  }
  replaceIn(content("business.yaml"), wrong, right);
});

test("npm start serves no site of content with a mistake, and builds and serves it without", async () => {
  const city = content("cities/fort-erie.yaml");
  cpSync("content/cities/ajax.yaml", city);
  const PORT = String(await freePort());
  const failing = await project.run("scripts/start.ts", { PORT });
  expect(failing.status).toBe(1);
  expect(failing.said).toMatch(/ajax\.yaml and content\/cities\/fort-erie\.yaml share \d+ %/);
  rmSync(city);
  const SITE_URL = "https://build-next.example";
  const settings = { SITE_URL, PORT, DATA_DIR: join(project.folder, "data"), LOG_LEVEL: "silent" };
  const started = project.begin("scripts/start.ts", settings);
  await until(() => started.said().includes("is served on"), "the site to be built and served");
  const home = await fetch(`http://127.0.0.1:${PORT}/`);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining(SITE_URL)]);
  started.signal("SIGTERM");
  expect(await started.ended).toBe(0);
});

test("a build that fails says why in sentences, and the built site stays", async () => {
  const before = "https://before.example/";
  expect((await project.build({ SITE_URL: before.slice(0, -1) })).status).toBe(0);
  const file = (name: string) => join(project.folder, name);
  const failing = async (env: Record<string, string>, message: RegExp) => {
    const { status, said } = await project.build(env);
    expect([status, said]).toEqual([1, expect.stringMatching(message)]);
    expect(said).toMatch(/\n\nThe site was not built\.\n$/);
    expect(said).not.toMatch(stackTrace);
    expect(await project.readPage("index")).toContain(before);
  };
  // Links to a trailer that was deleted.
  const link = "/washroom-restroom-trailer/grand-4-station-restroom-trailer";
  writeFileSync(file("page.html"), `<a href="${link}">A trailer</a>`);
  await failing(
    {},
    /\/grand-4-station-restroom-trailer: There is no such page or file\.[\s\S]* {2}written in content\/\S+, line \d+\n[\s\S]* {2}on \/page\b/,
  );
  rmSync(file("page.html"));

  writeFileSync(
    file("astro-fails"),
    "The pages /a and /b have the same title.\n  Location:\n    /a:1\n",
  );
  await failing({}, /\n?The pages \/a and \/b have the same title\.\n\n/);
  rmSync(file("astro-fails"));
  await failing({ SITE_URL: "www.maple.ca" }, /^\nSITE_URL must be the site's address /);

  rmSync(file("dist"), { recursive: true });
  writeFileSync(file("dist"), "a file in the folder's place");
  const blocked = await project.build();
  expect(blocked.status).toBe(1);
  expect(blocked.said).toMatch(
    /\n\n?\S*dist\S* (has a file in its path where a folder should be|is there already, as something else) \(\w+\)\. Look at its owner and permissions.*\n\nThe site was not built\.\n$/,
  );
  expect(blocked.said).not.toMatch(stackTrace);
});
