import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { siteFolderOf } from "../site-folder.ts";
import { checkBudgets } from "./check-budgets.ts";
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
/** Beside the built site, because all that lies in it is served. */
const stampFileOf = (folder: string) => `${folder}.sources.sha256`;

/** Builds the site unless its folder was built from the same sources and settings; throws when the build fails. */
export async function buildIfStale(env = process.env): Promise<void> {
  const stamp = await hashSources(env);
  const built = await readFile(stampFileOf(siteFolderOf(env)), "utf8").catch(() => null);
  if (built === stamp) return;
  console.log(
    built === null
      ? "Building the site (about a minute the first time) …"
      : "The site has changed; building it again …",
  );
  await buildSite(env);
}

/** Builds the site into the folder that the settings name, and notes what it was made from. */
export async function buildSite(env = process.env): Promise<void> {
  const folder = siteFolderOf(env);
  const stamp = await hashSources(env);
  const ownEnv = Object.fromEntries(
    Object.entries(env).filter(([name]) => !saidByAstro.includes(name)),
  );
  // Whoever builds, also a test: React has another, larger edition for those who develop.
  await run("astro", ["build"], { ...ownEnv, NODE_ENV: "production" });
  await writeHostFiles(folder);
  const progress = startProgress();
  await compressSite(folder, (done, of) =>
    progress.report(`Compressing: ${done} of ${of} files …`),
  ).finally(progress.stop);
  await checkBudgets(folder);
  await writeFile(stampFileOf(folder), stamp);
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
