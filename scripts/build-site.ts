import { siteFolderOf } from "../server/built-site/builds.ts";
import { readBusiness } from "../server/business/business.ts";
import { readConfig, readEnvironment } from "../server/config.ts";
import { explainError } from "../server/log/explain-error.ts";
import { cacheKeyOf, hashOfFiles } from "../site/build/build-cache.ts";
import { listWaitingArticles } from "../site/content/posts/publication-dates.ts";
import { compressSite } from "./build/compress-site.ts";
import { writeHostFiles } from "./build/host-files.ts";
import { readBuildState, replaceBuild } from "./build/replace-build.ts";
import { buildDeskIfStale } from "./build-desk.ts";
import { runAstroBuild } from "./run-astro.ts";

/** What the built site is made from; a change in any of these files makes the build stale. */
const sources = [
  "content/**/*",
  "site/**/*",
  "quote-request/**/*",
  "server/built-site/http-headers.ts",
  "server/built-site/short-paths.ts",
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
  const { isWhole, isFresh } = await readBuildState(siteFolderOf(env), await hashOfSite(env));
  if (isFresh) return;
  console.log(
    isWhole
      ? "The site has changed; building it again …"
      : "Building the site (about a minute the first time) …",
  );
  await buildSite(env);
}

/**
 * Builds the site and has the path that the settings name lead to it. Throws what `makeSite` says;
 * the site that was built before then stays.
 */
export const buildSite = (env: NodeJS.ProcessEnv): Promise<void> =>
  replaceBuild(siteFolderOf(env), (folder) => makeSite(env, folder));

/**
 * Builds the site in a folder, checks the finished pages, and returns what it was made from. Throws
 * a sentence for each mistake in content/, in the settings that the pages are made with, and in the
 * finished pages. What else there is to say goes to `output`.
 */
export async function makeSite(
  env: NodeJS.ProcessEnv,
  folder: string,
  output: NodeJS.WriteStream = process.stdout,
): Promise<string> {
  // Loaded here, so that a server that has nothing to build does not hold them in memory.
  const { expectGoodContent } = await import("../site/build/content/check-content.ts");
  const { checkPages } = await import("./build/page-checks.ts");
  const notes = await expectGoodContent();
  readConfig(env, readBusiness());
  const stamp = await hashOfSite(env);
  await runAstroBuild({ ...env, BUILD_FOLDER: folder }, output);
  await writeHostFiles(folder);
  await compressSite(folder);
  notes.push(...(await checkPages(folder)));
  if (notes.length > 0) output.write(["", "Worth knowing:", ...notes, "", ""].join("\n"));
  return stamp;
}

const hashOfSite = async (env: NodeJS.ProcessEnv): Promise<string> =>
  cacheKeyOf(
    await hashOfFiles(...sources),
    ...settings.map((name) => `${name}=${env[name] ?? ""}`),
    // An article that waits makes the build stale on its day.
    ...listWaitingArticles(),
  );

if (import.meta.main)
  try {
    await buildSite(readEnvironment());
    await buildDeskIfStale(readEnvironment());
  } catch (error) {
    console.error(`\n${explainError(error)}\n\nThe site was not built.`);
    process.exitCode = 1;
  }
