import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import type { ContentDescription } from "./content-description.ts";
import { errorOf, runProgram } from "./run-program.ts";
import { searchTexts } from "./search-texts.ts";
import type { Problem } from "./website-api.ts";

/** What a build needs of a release, beside its content and its packages. */
const sources = [
  ...[
    "astro.config.ts",
    "cli",
    "content-files",
    "package-lock.json",
    "package.json",
    "quote-request",
  ],
  ...["scripts", "server", "site", "site-folder.ts", "tsconfig.json"],
];
/** A cold build on a loaded machine took 51 seconds. */
const buildTimeout = 180_000;

/** Where a workspace has its content, and its finished site. */
export const contentOf = (workspace: string): string => join(workspace, "content");
export const siteOf = (workspace: string): string => join(workspace, "dist/site");

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
  const [cache, warm] = [join(workspace, ".cache"), join(root, ".cache")];
  if (!existsSync(cache) && existsSync(warm))
    await cp(warm, cache, { recursive: true, dereference: true });
}

/** Builds the site of a workspace; returns what is wrong where that fails. */
export async function buildContent(
  workspace: string,
  description: ContentDescription,
  env: NodeJS.ProcessEnv,
): Promise<Problem[]> {
  const { code, output, errors } = await runProgram(workspace, ["scripts/build-site.ts"], {
    timeout: buildTimeout,
    env: { ...env, SITE_FOLDER: "dist/site", DESK: "off" },
    isBuild: true,
  });
  if (code === 0) return [];
  if (code === null) return [{ sentence: "The build took too long and was stopped. Try again." }];
  const said = errors || String(output);
  // A stack is for programmers, and so is the path that a full disk is said with.
  if (/^ +at .*:\d+|\bENOSPC\b/m.test(said)) throw errorOf(said);
  return explainBuild(said, description);
}

/** Returns what a build says of its failure, with the field of each dead link. */
function explainBuild(said: string, description: ContentDescription): Problem[] {
  const parts = said.split(/\n{2,}/).map((part) => part.trim());
  const links = parts.flatMap((part): Problem[] => {
    const [, link = "", why] = /^(\S+): (.+)\n/.exec(`${part}\n`) ?? [];
    const files = [...part.matchAll(/written in content\/([\w./-]{1,120}), line/g)].map(
      ([, file]) => file,
    );
    if (!part.includes("\n  on /") && files.length === 0) return [];
    const sentence = `The link ${link} leads nowhere. ${why}`;
    const hits = searchTexts(description, link).filter(({ file }) => files.includes(file));
    if (hits.length === 0) return [{ sentence }];
    return hits.map(({ file, key, path }) => ({ sentence, address: { file, key }, path }));
  });
  // The same link stands in feeds and structured data too, as a whole address.
  const written = links.filter(({ address }) => address);
  if (links.length > 0) return written.length > 0 ? written : links;
  const sentence = parts.filter((part) => part && part !== "The site was not built.").join("\n");
  return [{ sentence: sentence.slice(0, 1_000) || "The build failed." }];
}
