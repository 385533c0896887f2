/** Where the built site lies: SITE_FOLDER, so that two builds with other settings can lie side by side, or dist/site. */
export function siteFolderOf({ SITE_FOLDER }: NodeJS.ProcessEnv): string {
  return SITE_FOLDER?.replace(/\/+$/, "") || "dist/site";
}

/** Where builds are made and checked, beside the built site that they replace when they are complete. */
export const nextFolderOf = (folder: string): string => `${folder}.next`;

/** Where the replaced build is kept: pages of it that are still open ask for its hashed files. */
export const previousFolderOf = (folder: string): string => `${folder}.previous`;

/** The folder that this process builds, serves or tests. */
export const siteFolder = siteFolderOf(process.env);
