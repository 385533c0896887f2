import { glob, readFile } from "node:fs/promises";

/** Where the build lies. */
export const siteFolder = "dist/site";

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
