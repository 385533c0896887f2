import { randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { cp, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { folderAt, stampFileOf, syncFiles } from "../../../../server/built-site/builds.ts";
import { type BuiltSite, openBuiltSite } from "../../../../server/built-site/built-site.ts";
import { writeWhole } from "../../../../server/files/write-whole.ts";
import type { Online } from "../../../../server/registrations.ts";
import type { Editor } from "../editor.ts";
import { problemsOf, problemsOfMerge } from "../problems.ts";
import { layOver, listDifferences, type Overlay } from "../store/overlay.ts";
import type { StoredBuild } from "../store/website-files.ts";
import type { Problem } from "../website-api.ts";
import { contentOf, prepareWorkspace, siteOf } from "./build-content.ts";
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
  if (isOwn) await cp(folderAt(editor.ownSite), siteOf(workspace), { recursive: true });
  const failed = isOwn ? [] : await editor.buildWorkspace(workspace, description);
  if (failed.length > 0) return failed;
  const day = isOwn ? ownDay(editor) : dayOf(startedAt);
  return storeBuild(editor, workspace, { day, contentKey });
}

async function isSameContent(one: string, other: string): Promise<boolean> {
  for await (const _ of listDifferences(one, other)) return false;
  return true;
}

/** Where a stored build has its site. */
export const siteIn = (buildFolder: string): string => join(buildFolder, "site");

/** Moves the finished site of a workspace and its content to where builds are kept. */
async function storeBuild(
  { files, release, clock }: Editor,
  workspace: string,
  madeFrom: Pick<StoredBuild, "day" | "contentKey">,
): Promise<StoredBuild> {
  const made = { id: randomUUID(), at: clock(), release, ...madeFrom };
  const folder = files.buildFolder(made.id);
  await mkdir(folder, { recursive: true });
  await rename(siteOf(workspace), siteIn(folder));
  await rename(contentOf(workspace), join(folder, "content"));
  await syncFiles(folder);
  // Written last: without it a folder is no build.
  writeWhole(join(folder, "build.json"), JSON.stringify(made));
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
    site: await openBuiltSite(siteIn(folder), "", known?.files),
    contentFolder: join(folder, "content"),
  };
  if (!opened.site.page("/")) throw new Error("The finished build has no home page.");
  expectReadable(opened.contentFolder);
  return opened;
}

/** Returns the day for which the release's own site was built. */
export function ownDay({ ownSite, clock, dayOf }: Editor): string {
  const stamp = stampFileOf(ownSite);
  return dayOf(existsSync(stamp) ? statSync(stamp).mtime.getTime() : clock());
}
