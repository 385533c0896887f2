import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { minute } from "../../../../server/time/durations.ts";
import type { ContentDescription } from "../content-description.ts";
import { searchTexts } from "../entries/search-texts.ts";
import { runProgram, StoppedProgramError } from "../run-program.ts";
import type { Problem } from "../website-api.ts";

/** What a build needs of a release, beside its content and its packages. */
const sources = [
  "astro.config.ts",
  "content-files",
  "load-desk.ts",
  "package-lock.json",
  "package.json",
  "quote-request",
  "scripts",
  "server",
  "site",
  "tsconfig.json",
];
/** A build takes 45 seconds of the processor, of which 25 other programs leave it a small part. */
const maxTime = 20 * minute;

/** Where a workspace has its content, and its finished site. */
export const contentOfWorkspace = (workspace: string): string => join(workspace, "content");
export const siteOfWorkspace = (workspace: string): string => join(workspace, "dist/site");

/**
 * Prepares a folder of the release's files in which a build writes nothing into the release; the
 * caller fills in its content.
 */
export async function prepareWorkspace(root: string, workspace: string): Promise<void> {
  for (const name of [...sources, "content", "dist", "node_modules"])
    await rm(join(workspace, name), { recursive: true, force: true });
  await mkdir(join(workspace, "node_modules"), { recursive: true });
  for (const name of sources.filter((one) => existsSync(join(root, one))))
    await cp(join(root, name), join(workspace, name), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  // A folder of links: through one plain link Vite would write into the release.
  for (const name of readdirSync(join(root, "node_modules")))
    if (!name.startsWith(".") || name === ".bin")
      await symlink(join(root, "node_modules", name), join(workspace, "node_modules", name));
  const cache = join(workspace, ".cache");
  const warm = join(root, ".cache");
  if (!existsSync(cache) && existsSync(warm))
    await cp(warm, cache, { recursive: true, dereference: true });
}

/** What keeps a site from being built, as the program that builds it says it. */
export type BuildFailure = { sentence: string } | { link: string; why: string; files: string[] };

/** Builds the site of a workspace; returns what is wrong where that fails. */
export async function buildContent(
  workspace: string,
  description: ContentDescription,
  env: NodeJS.ProcessEnv,
): Promise<Problem[]> {
  const failures = await runProgram<BuildFailure[]>(
    workspace,
    ["scripts/website/build-website.ts"],
    { timeout: maxTime, env: { ...env, SITE_FOLDER: "dist/site", DESK: "off" }, isBuild: true },
  ).catch((error) => {
    if (!(error instanceof StoppedProgramError)) throw error;
    return [{ sentence: "The build took too long and was stopped. Try again." }];
  });
  const problems = failures.flatMap((failure) => problemsOfFailure(failure, description));
  // The same link stands in feeds and structured data too, as a whole address.
  const written = problems.filter(({ address }) => address);
  return written.length > 0 ? written : problems;
}

/** Returns a failure for the desk: a dead link with each field that it is written in. */
function problemsOfFailure(failure: BuildFailure, description: ContentDescription): Problem[] {
  if ("sentence" in failure) return [failure];
  const { link, why, files } = failure;
  const sentence = `The link ${link} leads nowhere. ${why}`;
  const hits = searchTexts(description, link).filter(({ file }) => files.includes(file));
  if (hits.length === 0) return [{ sentence }];
  return hits.map(({ file, key, path }) => ({ sentence, address: { file, key }, path }));
}
