import { type BuiltSite, openBuiltSite } from "../../server/built-site/built-site.ts";
import { deskPath, deskRoot } from "./paths.ts";

/** Opens the desk's built application, which Vite has made for this address. */
export const openDeskFiles = (folder: string): Promise<BuiltSite> =>
  openBuiltSite(folder, deskRoot);

/** The page of the application, in `pages` of its files. */
export const applicationPage = `${deskPath}index`;
