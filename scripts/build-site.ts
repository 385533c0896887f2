import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { nextFolderOf, siteFolderOf } from "../site-folder.ts";
import { lockBuild } from "./build/build-lock.ts";
import { pageChecks } from "./build/page-checks.ts";
import { stampFileOf, switchSite } from "./build/switch-site.ts";
import { compressSite } from "./compress-site.ts";
import { writeHostFiles } from "./host-files.ts";
import { startProgress } from "./progress.ts";

/** What the built site is made from; a change in any of these files makes the build stale. */
const sources = [
  "content/**/*",
  "site/**/*",
  "quote-request/**/*",
  "server/http-headers.ts",
  "server/short-paths.ts",
  "budgets.ts",
  "site-folder.ts",
  "scripts/build/*",
  "scripts/check-budgets.ts",
  "scripts/compress-site.ts",
  "scripts/host-files.ts",
  "astro.config.ts",
  "package-lock.json",
];
/** Settings that end up in the pages. */
const settings = [
  "SITE_URL",
  "PUBLIC_BACKEND_URL",
  "PUBLIC_BACKEND_ANON_KEY",
  "PUBLIC_EMAIL_API_URL",
];
/** What Astro says in import.meta.env; variables of these names, as tests have them, would win over it. */
const saidByAstro = ["SITE", "BASE_URL", "ASSETS_PREFIX", "MODE", "DEV", "PROD", "SSR"];
/** Builds the site unless its folder was built from the same sources and settings; throws when the build fails. */
export async function buildIfStale(env = process.env): Promise<void> {
  const folder = siteFolderOf(env);
  const stamp = await hashSources(env);
  const built = await readFile(stampFileOf(folder), "utf8").catch(() => null);
  const isWhole = existsSync(join(folder, "index.html"));
  if (isWhole && built === stamp) return;
  console.log(
    isWhole && built !== null
      ? "The site has changed; building it again …"
      : "Building the site (about a minute the first time) …",
  );
  await buildSite(env);
}

/**
 * Builds the site beside the folder that the settings name, checks the finished pages, and puts them in its place. When that
 * fails it throws, and the built site stays as it was.
 */
export async function buildSite(env = process.env): Promise<void> {
  const folder = siteFolderOf(env);
  // A name of its own: where a build was killed alone, its Astro goes on writing for a while.
  const next = join(nextFolderOf(folder), randomUUID());
  const release = lockBuild(folder);
  try {
    const stamp = await hashSources(env);
    await removeAll(nextFolderOf(folder));
    await makePages(next, env);
    for (const check of pageChecks) await check(next);
    await switchSite({ folder, next, stamp });
  } finally {
    // What a failed build has made; it may be the disk that is full.
    await removeAll(nextFolderOf(folder));
    release();
  }
}

/** Tries again where a killed build's Astro still writes. */
const removeAll = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });

async function makePages(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const ownEnv = Object.fromEntries(
    Object.entries(env).filter(([name]) => !saidByAstro.includes(name)),
  );
  // Whoever builds, also a test: React has another, larger edition for those who develop.
  await run("astro", ["build"], { ...ownEnv, NODE_ENV: "production", BUILD_FOLDER: folder });
  await writeHostFiles(folder);
  const progress = startProgress();
  await compressSite(folder, (done, of) =>
    progress.report(`Compressing: ${done} of ${of} files …`),
  ).finally(progress.stop);
}

async function hashSources(env: NodeJS.ProcessEnv): Promise<string> {
  const files: string[] = [];
  for (const pattern of sources)
    for await (const entry of glob(pattern, { withFileTypes: true }))
      if (entry.isFile()) files.push(relative(".", join(entry.parentPath, entry.name)));
  const hash = createHash("sha256");
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(await readFile(file));
  for (const name of settings) hash.update(`${name}=${env[name] ?? ""}\0`);
  return hash.digest("hex");
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, args, {
    stdio: "inherit",
    env: { ...env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(" ")} ended with code ${code}.`)),
    );
  });
}

if (import.meta.main) await buildSite();
