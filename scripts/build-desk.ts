import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { deskFolderOf } from "../load-desk.ts";
import { hashOfFiles } from "../site/build/build-cache.ts";
import { compressSite } from "./build/compress-site.ts";
import { readBuildState, replaceBuild } from "./build/replace-build.ts";

/** What the desk is made from; a change in any of these files makes its build stale. */
const sources = [
  "desk/**/*",
  "content/business.yaml",
  "content-files/*.ts",
  "quote-request/**/*",
  "server/time/*.ts",
  "site/fonts/*",
  "site/styles/*",
  "site/ui/*",
  "scripts/build/*",
  "scripts/build-desk.ts",
  "package-lock.json",
];

/** Builds the owner's desk unless it is off, or its folder was built from the same sources. */
export async function buildDeskIfStale(env: NodeJS.ProcessEnv): Promise<void> {
  if (env.DESK === "off") return;
  const folder = deskFolderOf(env);
  const stamp = await hashOfFiles(...sources);
  if ((await readBuildState(folder, stamp)).isFresh) return;
  console.log("Building the desk …");
  await replaceBuild(folder, async (next) => {
    await runVite(next, env);
    await compressSite(next);
    return stamp;
  });
}

/** Throws a sentence when Vite fails, which says why itself. */
async function runVite(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const options = ["--config", "desk/app/vite.config.ts", "--outDir", resolve(folder)];
  const child = spawn("vite", ["build", ...options, "--logLevel", "warn"], {
    stdio: ["ignore", "inherit", "inherit"],
    // Set whatever the caller's environment says: tests set another value, with which React's
    // larger development build would be bundled.
    env: { ...env, NODE_ENV: "production" },
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("The desk could not be built; Vite says why above.");
}
