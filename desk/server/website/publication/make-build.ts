import { existsSync, statSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { folderAt, stampFileOf } from "../../../../server/built-site/builds.ts";
import type { Editor } from "../editor.ts";
import { problemsOfFindings, problemsOfMerge } from "../problems.ts";
import { type Changed, copyLinked, listChanged, mergeInto } from "../store/content-folder.ts";
import type { StoredBuild } from "../store/website-files.ts";
import type { Problem } from "../website-api.ts";
import { contentOfWorkspace, prepareWorkspace, siteOfWorkspace } from "./build-content.ts";

/** What a build is made from: what a folder changes in a release's own content. */
export type BuildSource = Changed & {
  /** The save that the folder is; null for what is no preview. */
  save: string | null;
};

/** Builds from a source on this release; calls `onBuild` once its content is found right. */
export async function makeBuild(
  editor: Editor,
  source: BuildSource,
  onBuild: () => void,
): Promise<StoredBuild | Problem[]> {
  const { root, files, releaseSite, clock, dayOf, describeFolder } = editor;
  const today = dayOf(clock());
  const releaseContent = await files.releaseContent();
  const next = join(files.folder, "next");
  await rm(next, { recursive: true, force: true });
  await copyLinked(releaseContent, next);
  const conflicts = await mergeInto(next, source);
  const description = await describeFolder(next);
  if (conflicts.length > 0) return problemsOfMerge(conflicts, description);
  if (description.findings.length > 0) return problemsOfFindings(description.findings);
  onBuild();
  const workspace = join(files.folder, "workspace");
  await prepareWorkspace(root, workspace);
  const content = contentOfWorkspace(workspace);
  const site = siteOfWorkspace(workspace);
  await rename(next, content);
  const day = readReleaseDay(editor);
  const isSame = await isSameContent(releaseContent, content);
  const isReleaseSite = isSame && !hasDayBetween(description.days, day, today);
  if (isReleaseSite) await cp(folderAt(releaseSite), site, { recursive: true });
  const failed = isReleaseSite ? [] : await editor.buildWorkspace(workspace, description);
  if (failed.length > 0) return failed;
  return files.storeBuild(site, content, { day: isReleaseSite ? day : today, save: source.save });
}

async function isSameContent(before: string, after: string): Promise<boolean> {
  for await (const _ of listChanged({ before, after })) return false;
  return true;
}

/** Whether pages change by themselves after one day, until another. */
export const hasDayBetween = (days: readonly string[], built: string, today: string): boolean =>
  days.some((day) => built < day && day <= today);

/** Returns the day for which the release's own site was built. */
export function readReleaseDay({ releaseSite, clock, dayOf }: Editor): string {
  const stamp = stampFileOf(releaseSite);
  return dayOf(existsSync(stamp) ? statSync(stamp).mtime.getTime() : clock());
}
