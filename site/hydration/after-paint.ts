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
  manifest.href = "/site.webmanifest";
  document.head.append(rules, manifest);
  layOutTheRest();
}

/**
 * Lays the page's far parts out, one a frame: together they would hold up the first touch, and left alone they would be
 * missing where a whole page is looked for, printed or photographed.
 */
function layOutTheRest(): void {
  const parts = document.querySelectorAll<HTMLElement>("main > *");
  const layOutFrom = (at: number) => {
    const part = parts[at];
    if (!part) return;
    part.style.contentVisibility = "visible";
    requestAnimationFrame(() => layOutFrom(at + 1));
  };
  requestAnimationFrame(() => layOutFrom(0));
}
