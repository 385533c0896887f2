import { glob, readFile } from "node:fs/promises";
import { siteFolder } from "../built-site.ts";

/** Every built page: its address and its HTML. */
export async function readBuiltPages(): Promise<{ path: string; html: string }[]> {
  const files = await Array.fromAsync(glob("**/*.html", { cwd: siteFolder }));
  return Promise.all(
    files.sort().map(async (file) => ({
      path: `/${file}`.replace(/\.html$/, "").replace(/^\/index$/, "/"),
      html: await readFile(`${siteFolder}/${file}`, "utf8"),
    })),
  );
}

/** The import map that the site's scripts add to a page: the hash of every other script. */
export async function readImportMap(): Promise<string> {
  const [file] = await Array.fromAsync(glob("_astro/islands.*.js", { cwd: siteFolder }));
  const text = await readFile(`${siteFolder}/${file}`, "utf8");
  const [, importMap] = /map\.textContent=(".*");document/.exec(text) ?? [];
  if (!importMap) throw new Error("The islands' script adds no import map");
  return JSON.parse(importMap);
}
