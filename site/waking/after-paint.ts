import { manifestPath } from "../lib/icons.ts";
import { speculationRules } from "./speculation-rules.ts";

/**
 * Adds to the page what nobody waits for: the rules by which the browser prepares the next page, and what a home screen
 * asks for. In the head they would be fetched beside the typefaces, and hold the first picture up.
 */
export function addForLater(): void {
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = speculationRules;
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = manifestPath;
  document.head.append(rules, manifest);
}
