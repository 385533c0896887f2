import { hash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { openWebsite, type WebsiteDeps } from "../../../desk/server/website/website.ts";
import { describeContent } from "../../../scripts/website/describe-content.ts";
import { copyContentTo } from "../content/content-copy.ts";
import { environmentWith } from "../settings.ts";

/** In place of the real build: a home page with the texts of two files, and a hashed file. */
export async function buildHomePage(workspace: string): Promise<[]> {
  const texts = ["business.yaml", "notice.yaml"].map((file) =>
    readFileSync(join(workspace, "content", file), "utf8"),
  );
  const page = `<html><head></head><body>${texts.join("")}</body></html>`;
  mkdirSync(join(workspace, "dist/site/_astro"), { recursive: true });
  writeFileSync(join(workspace, "dist/site/index.html"), page);
  writeFileSync(join(workspace, "dist/site/_astro", `${hash("sha256", page)}.js`), "");
  return [];
}

/** Makes a release of this project's content in a folder, with a site of one page; returns it. */
export async function makeRelease(folder: string): Promise<string> {
  for (const name of ["scripts", "site", "node_modules/astro"])
    mkdirSync(join(folder, name), { recursive: true });
  copyContentTo(join(folder, "content"));
  await buildHomePage(folder);
  writeFileSync(join(folder, "dist/site.sources.sha256"), "a stamp");
  return folder;
}

/** What the content program prints, without a process of its own. */
const describeHere = async (folder: string) =>
  JSON.parse(JSON.stringify(await describeContent(folder)));

/** Returns a release's website as the desk of a server with this data folder edits it. */
export async function openTestWebsite(
  root: string,
  dataDir: string,
  options: Partial<
    Pick<WebsiteDeps, "forbidden" | "clock" | "describeFolder" | "buildWorkspace">
  > = {},
) {
  const missing: string[] = [];
  const website = await openWebsite({
    root,
    siteFolder: "dist/site",
    dataDir,
    env: environmentWith(),
    describeFolder: describeHere,
    buildWorkspace: buildHomePage,
    forbidden: null,
    missingUnits: async () => missing,
    expectReadable: () => {},
    clock: Date.now,
    dayOf: (moment) => new Date(moment).toISOString().slice(0, 10),
    log: pino({ level: "silent" }),
    ...options,
  });
  return { website, missing };
}
