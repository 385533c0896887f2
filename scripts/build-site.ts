import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { readBusiness } from "../server/business.ts";
import { readConfig } from "../server/config.ts";
import { explainError } from "../server/explain-error.ts";
import { listWaitingArticles } from "../site/lib/publication.ts";
import { siteFolderOf } from "../site-folder.ts";
import { checkBudgets } from "./check-budgets.ts";
import { compressSite } from "./compress-site.ts";
import { writeHostFiles } from "./host-files.ts";
import { startProgress } from "./progress.ts";
import { runAstroBuild } from "./run-astro.ts";

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
  "scripts/run-astro.ts",
  "read-yaml.ts",
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

/**
 * Builds the site into the folder that the settings name, and notes what it was made from. Throws a sentence for each mistake
 * in content/, in the settings that the pages are made with, and in the links of the finished pages.
 */
export async function buildSite(env = process.env): Promise<void> {
  // Loaded here, so that a server that has nothing to build does not hold them in memory.
  const { expectGoodContent } = await import("../site/build/check-content.ts");
  const { checkLinks } = await import("../site/build/check-links.ts");
  const notes = await expectGoodContent();
  readConfig(env, readBusiness());
  const folder = siteFolderOf(env);
  const stamp = await hashSources(env);
  await runAstroBuild(env);
  await writeHostFiles(folder);
  const progress = startProgress();
  await compressSite(folder, (done, of) =>
    progress.report(`Compressing: ${done} of ${of} files …`),
  ).finally(progress.stop);
  notes.push(...(await checkBudgets(folder)));
  await checkLinks(folder);
  await writeFile(stampFileOf(folder), stamp);
  if (notes.length > 0) console.log(["", "Worth knowing:", ...notes, ""].join("\n"));
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
  // An article that waits makes the build stale on its day.
  for (const file of listWaitingArticles()) hash.update(`${file}\0`);
  return hash.digest("hex");
}

if (import.meta.main)
  await buildSite().catch((error) => {
    console.error(`\n${explainError(error)}\n\nThe site was not built.`);
    process.exitCode = 1;
  });
