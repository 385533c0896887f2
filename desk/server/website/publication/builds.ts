import { randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { cp, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltSite, openBuiltSite } from "../../../../server/built-site/built-site.ts";
import type { Online } from "../../../../server/registrations.ts";
import { contentOf, prepareWorkspace, siteOf } from "../build-content.ts";
import type { Editor } from "../editor.ts";
import { writeWhole } from "../kept-files.ts";
import { layOver, listDifferences, type Overlay } from "../overlay.ts";
import { problemsOf, problemsOfMerge } from "../problems.ts";
import type { Problem } from "../website-api.ts";
import type { StoredBuild } from "../website-files.ts";
import type { Progress } from "./progress.ts";

/** A build that is to be made: of a content folder, and what is laid over it. */
export type BuildSource = { base: string; overlay: Overlay };

/** Builds from a source; `contentKey` is what the build is found by as a preview. */
export async function makeBuild(
  editor: Editor,
  source: BuildSource,
  contentKey: string,
  progress: Progress,
): Promise<StoredBuild | Problem[]> {
  const { root, files, clock, dayOf, describeFolder } = editor;
  const startedAt = clock();
  const workspace = join(files.folder, "workspace");
  await prepareWorkspace(root, workspace);
  const content = contentOf(workspace);
  await cp(source.base, content, { recursive: true });
  const conflicts = await layOver(source.overlay, files.folder, content);
  const description = await describeFolder(content);
  if (conflicts.length > 0) return problemsOfMerge(conflicts, description);
  if (description.findings.length > 0) return problemsOf(description.findings);
  progress.goOn("building");
  const isOwn = await isSameContent(join(root, "content"), content);
  if (isOwn) await cp(editor.ownSite, siteOf(workspace), { recursive: true });
  const failed = isOwn ? [] : await editor.buildWorkspace(workspace, description);
  if (failed.length > 0) return failed;
  const day = isOwn ? ownDay(editor) : dayOf(startedAt);
  return storeBuild(editor, workspace, { day, contentKey });
}

async function isSameContent(one: string, other: string): Promise<boolean> {
  for await (const _ of listDifferences(one, other)) return false;
  return true;
}

/** Moves the finished site of a workspace and its content to where builds are kept. */
async function storeBuild(
  { files, release, clock }: Editor,
  workspace: string,
  madeFrom: Pick<StoredBuild, "day" | "contentKey">,
): Promise<StoredBuild> {
  const made = { id: randomUUID(), at: clock(), release, ...madeFrom };
  const folder = files.buildFolder(made.id);
  const part = `${folder}.part`;
  await mkdir(part, { recursive: true });
  await rename(siteOf(workspace), join(part, "site"));
  await rename(contentOf(workspace), join(part, "content"));
  writeWhole(join(part, "build.json"), JSON.stringify(made));
  await syncFiles(part);
  await rename(part, folder);
  return made;
}

/**
 * Returns what a finished build shows, with the files of a known site whose names have a hash;
 * throws where a file of it is missing or damaged.
 */
export async function openBuild(
  { files, expectReadable }: Editor,
  id: string,
  known?: BuiltSite,
): Promise<Online> {
  const folder = files.buildFolder(id);
  const opened = {
    site: await openBuiltSite(join(folder, "site"), undefined, known?.files),
    contentFolder: join(folder, "content"),
  };
  if (!opened.site.page("/")) throw new Error("The finished build has no home page.");
  expectReadable(opened.contentFolder);
  return opened;
}

/** Keeps the hashed files of the site before for pages of it that are open in browsers. */
export async function keepHashedFiles(before: string, previous: string): Promise<void> {
  const [from, to] = [before, previous].map((site) => join(site, "_astro")) as [string, string];
  await rm(to, { recursive: true, force: true });
  if (existsSync(from)) await cp(from, to, { recursive: true });
}

/** The file beside a built site that says what it was made from. */
export const stampOf = (site: string): string => `${site}.sources.sha256`;

/** Returns the day for which the release's own site was built. */
export function ownDay({ ownSite, clock, dayOf }: Editor): string {
  const stamp = stampOf(ownSite);
  return dayOf(existsSync(stamp) ? statSync(stamp).mtime.getTime() : clock());
}

/** Has the system write the files of a folder to the disk, so that a power failure loses none. */
async function syncFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name));
    await file.sync();
    await file.close();
  }
}
