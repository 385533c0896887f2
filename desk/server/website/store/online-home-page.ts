import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Builds, readCurrentId } from "../../../../server/built-site/builds.ts";

/** Returns the builds of the website's folder; no current one is the release's own site. */
export const buildsOf = (website: string): Builds => ({
  folder: join(website, "builds"),
  link: join(website, "current"),
});

/** Returns the home page of the build that the owner has put online; null for none. */
export function readOnlineHomePage(dataDir: string): string | null {
  const builds = buildsOf(join(dataDir, "website"));
  try {
    const id = String(readCurrentId(builds));
    return readFileSync(join(builds.folder, id, "site/index.html"), "utf8");
  } catch {
    return null;
  }
}
