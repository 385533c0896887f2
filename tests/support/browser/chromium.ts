import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";
import { environmentWith, programs } from "../settings.ts";

/**
 * Needed as root, no calls to anywhere but the page under test, and date fields in one order on
 * every machine.
 */
const args = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--lang=en-US",
];

/**
 * Returns how to launch the Chromium to test with: the one that npm brought, the same on every
 * machine, or another that CHROMIUM_PATH names.
 */
export const findChromium = async () =>
  programs.chromium ? { executablePath: programs.chromium, args } : findBundledChromium();

/** Returns how to launch the Chromium that npm brought. */
export async function findBundledChromium() {
  const executablePath = await chromium.executablePath();
  if (!lacksLibraries(executablePath)) return { executablePath, args };
  const LD_LIBRARY_PATH = await unpackLibraries();
  return { executablePath, args, env: environmentWith({ LD_LIBRARY_PATH }) };
}

/**
 * A machine that never had a browser may lack the few system libraries that Chromium is linked
 * with.
 */
function lacksLibraries(executablePath: string): boolean {
  const { stdout } = spawnSync("ldd", [executablePath], { encoding: "utf8" });
  return /not found/.test(stdout ?? "");
}

/** Unpacks the libraries that come beside the browser and returns their folder. */
async function unpackLibraries(): Promise<string> {
  const archive = new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"));
  await inflate(fileURLToPath(archive));
  return join(tmpdir(), "al2023", "lib");
}
