/** Where the built site lies: SITE_FOLDER, so that two builds with other settings can lie side by side, or dist/site. */
export function siteFolderOf({ SITE_FOLDER }: NodeJS.ProcessEnv): string {
  return SITE_FOLDER?.replace(/\/+$/, "") || "dist/site";
}

/** The folder that this process builds, serves or tests. */
export const siteFolder = siteFolderOf(process.env);
