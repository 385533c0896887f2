import { hash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { deskPath } from "../../server/paths.ts";
import { shellPath } from "./shell-path.ts";

/**
 * Writes the application's page once more, as the shell, and gives the service worker the list of
 * the files that it keeps: the shell and all that its screens load. A worker of another build has
 * another list, so that browsers take it for a newer one.
 */
export const precacheList = (): Plugin => ({
  name: "precache-list",
  async writeBundle({ dir = "" }, bundle) {
    const page = await readFile(join(dir, "index.html"));
    await writeFile(join(dir, "shell.html"), page);
    const revision = hash("sha256", page, "hex").slice(0, 16);
    const assets = Object.keys(bundle)
      .filter((name) => name.startsWith("assets/") && !name.startsWith("assets/sign-in"))
      .sort()
      .map((name) => ({ url: deskPath + name, revision: null }));
    const worker = join(dir, "service-worker.js");
    const list = JSON.stringify([{ url: shellPath, revision }, ...assets]);
    const code = await readFile(worker, "utf8");
    await writeFile(
      worker,
      code.replace("self.__WB_MANIFEST", () => list),
    );
  },
});
