import { dirname, join } from "node:path";

/**
 * Returns where the built site is: SITE_FOLDER, so that builds with other settings can be kept, or
 * dist/site.
 */
export function siteFolderOf({ SITE_FOLDER }: { SITE_FOLDER?: string }): string {
  return SITE_FOLDER?.replace(/\/+$/, "") || "dist/site";
}

/** Returns where the built application of the owner's desk is: beside the built site. */
export function deskFolderOf(env: { SITE_FOLDER?: string }): string {
  return join(dirname(siteFolderOf(env)), "desk");
}

/**
 * Where builds are made and checked, beside the built site that they replace when they are
 * complete.
 */
export const nextFolderOf = (folder: string): string => `${folder}.next`;

/** Where the replaced build is kept: pages of it that are still open ask for its hashed files. */
export const previousFolderOf = (folder: string): string => `${folder}.previous`;
