import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { showProgress } from "../cli/progress.ts";
import { readBusiness } from "../server/business/business.ts";
import { readConfig, readEnvironment } from "../server/config.ts";
import { explainError } from "../server/log/explain-error.ts";
import { listWaitingArticles } from "../site/content/posts/publication.ts";
import { nextFolderOf, siteFolderOf } from "../site-folder.ts";
import { lockBuild } from "./build/build-lock.ts";
import { compressSite } from "./build/compress-site.ts";
import { writeHostFiles } from "./build/host-files.ts";
import { hashSources } from "./build/source-hash.ts";
import { stampFileOf, switchSite } from "./build/switch-site.ts";
import { buildDeskIfStale } from "./build-desk.ts";
import { runAstroBuild } from "./run-astro.ts";

/** What the built site is made from; a change in any of these files makes the build stale. */
const sources = [
  "content/**/*",
  "site/**/*",
  "quote-request/**/*",
  "server/built-site/http-headers.ts",
  "server/built-site/short-paths.ts",
  "site-folder.ts",
  "scripts/build/*",
  "scripts/run-astro.ts",
  "content-files/*",
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
/**
 * Builds the site unless its folder was built from the same sources and settings; throws when the
 * build fails.
 */
export async function buildIfStale(env: NodeJS.ProcessEnv): Promise<void> {
  const folder = siteFolderOf(env);
  const stamp = await hashOfSite(env);
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
 * Builds the site beside the folder that the settings name, checks the finished pages, and puts
 * them in its place. Throws a sentence for each mistake in content/, in the settings that the pages
 * are made with, and in the finished pages; the built site then stays as it was.
 */
export async function buildSite(env: NodeJS.ProcessEnv): Promise<void> {
  const folder = siteFolderOf(env);
  // A new name for each build: after a build process was killed alone, its Astro process goes on
  // writing into the earlier folder for a while.
  const next = join(nextFolderOf(folder), randomUUID());
  const release = lockBuild(folder);
  try {
    // Loaded here, so that a server that has nothing to build does not hold them in memory.
    const { expectGoodContent } = await import("../site/build/content/check-content.ts");
    const { checkPages } = await import("./build/page-checks.ts");
    const notes = await expectGoodContent();
    readConfig(env, readBusiness());
    const stamp = await hashOfSite(env);
    await removeAll(nextFolderOf(folder));
    await makePages(next, env);
    notes.push(...(await checkPages(next)));
    await switchSite({ folder, next, stamp });
    if (notes.length > 0) console.log(["", "Worth knowing:", ...notes, ""].join("\n"));
  } finally {
    // What a failed build has made; it may be the disk that is full.
    await removeAll(nextFolderOf(folder));
    release();
  }
}

/** Tries again where a killed build's Astro still writes. */
const removeAll = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });

async function makePages(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await runAstroBuild({ ...env, BUILD_FOLDER: folder });
  await writeHostFiles(folder);
  await compressSite(folder, (done, of) =>
    showProgress(`Compressing: ${done} of ${of} files …`),
  ).finally(() => showProgress(""));
}

const hashOfSite = (env: NodeJS.ProcessEnv): Promise<string> =>
  hashSources(sources, [
    ...settings.map((name) => `${name}=${env[name] ?? ""}`),
    // An article that waits makes the build stale on its day.
    ...listWaitingArticles(),
  ]);

if (import.meta.main)
  try {
    await buildSite(readEnvironment());
    await buildDeskIfStale(readEnvironment());
  } catch (error) {
    console.error(`\n${explainError(error)}\n\nThe site was not built.`);
    process.exitCode = 1;
  }
