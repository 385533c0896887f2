import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

/** Where a browser may be on the machine already; the one from npm serves everywhere else. */
const installed = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/** Returns the Chromium to test with: CHROMIUM_PATH, an installed one, or the one that npm brought. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const found = [process.env.CHROMIUM_PATH, ...installed].find((path) => path && existsSync(path));
  if (found) return { executablePath: found, args: quiet };
  return { executablePath: await chromium.executablePath(), args: quiet };
}

/** Needed as root, and no calls to anywhere but the page under test. */
const quiet = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"];
