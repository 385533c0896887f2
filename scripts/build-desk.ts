import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { deskFolderOf, nextFolderOf } from "../site-folder.ts";
import { lockBuild } from "./build/build-lock.ts";
import { compressSite } from "./build/compress-site.ts";
import { hashSources } from "./build/source-hash.ts";
import { stampFileOf, switchSite } from "./build/switch-site.ts";

/** What the desk is made from; a change in any of these files makes its build stale. */
const sources = [
  "desk/**/*",
  "content/business.yaml",
  "quote-request/**/*",
  "server/desk/desk-api.ts",
  "server/db/schema.ts",
  "server/reports/charts.tsx",
  "server/time/*.ts",
  "site/fonts/*",
  "site/styles/*",
  "site/ui/*",
  "scripts/build/*",
  "scripts/build-desk.ts",
  "site-folder.ts",
  "package-lock.json",
];

const isOff = (env: NodeJS.ProcessEnv) => env.DESK === "off";

/** Builds the owner's desk unless it is off, or its folder was built from the same sources. */
export async function buildDeskIfStale(env: NodeJS.ProcessEnv): Promise<void> {
  const folder = deskFolderOf(env);
  const built = await readFile(stampFileOf(folder), "utf8").catch(() => null);
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isOff(env) || (isBuilt && built === (await hashSources(sources, [])))) return;
  console.log("Building the desk …");
  await buildDesk(env);
}

/**
 * Builds the owner's desk beside its folder, and puts it in its place when it is complete, as the
 * site (decision 0038). Throws what Vite says of a failure; the built desk then stays as it was.
 */
export async function buildDesk(env: NodeJS.ProcessEnv): Promise<void> {
  if (isOff(env)) return;
  const folder = deskFolderOf(env);
  const next = join(nextFolderOf(folder), randomUUID());
  const removeDrafts = () =>
    rm(nextFolderOf(folder), { recursive: true, force: true, maxRetries: 5 });
  const release = lockBuild(folder);
  try {
    const stamp = await hashSources(sources, []);
    await removeDrafts();
    await runVite(next, env);
    await compressSite(next, () => {});
    await switchSite({ folder, next, stamp });
  } finally {
    await removeDrafts();
    release();
  }
}

async function runVite(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const options = ["--config", "desk/vite.config.ts", "--outDir", resolve(folder)];
  const child = spawn("vite", ["build", ...options, "--logLevel", "warn"], {
    stdio: ["ignore", "inherit", "inherit"],
    // Set whatever the caller's environment says: tests set another value, with which React's
    // larger development build would be bundled.
    env: { ...env, NODE_ENV: "production" },
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("The desk could not be built; Vite says why above.");
}
