import type { BrowserContext, Page } from "@playwright/test";
import { featureKeys, missingIn, oldestForCode } from "../../../scripts/browser-support.ts";

/** The language's own parts, and interfaces that code like ours calls. */
const called =
  /^(javascript\.builtins|api\.(AbortSignal|Document|Element|HTML\w*Element|URL|URLSearchParams|Window))\./;

/** What the oldest browsers lack, as its owner and its name: ["AbortSignal", "any"]. */
const lacked = [...featureKeys]
  .filter((key) => called.test(key) && missingIn(key, oldestForCode))
  .map((key) => key.replace(/^(api|javascript\.builtins)\.|_static$/g, "").split("."));

/**
 * Takes away from all pages what the oldest browsers of docs/browsers.md lack, and
 * AbortSignal.timeout, which older ones lack.
 */
export async function openAsOldestBrowser(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(
    (paths) => {
      type Owner = Record<string, object | undefined>;
      for (const path of paths) {
        const name = path.at(-1) ?? "";
        const owner = path
          .slice(0, -1)
          .reduce<Owner | undefined>((at, part) => at?.[part] as Owner, globalThis as never);
        if (!owner) continue;
        Reflect.deleteProperty(owner, name);
        if (owner.prototype) Reflect.deleteProperty(owner.prototype, name);
      }
      Reflect.deleteProperty(globalThis, "requestIdleCallback");
    },
    [...lacked, ["AbortSignal", "timeout"]],
  );
}
