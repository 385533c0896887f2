import { speculationRules } from "./speculation-rules.ts";

/**
 * Adds to the page what is not needed for its first paint: the speculation rules and the web app
 * manifest. In the head they would be fetched beside the fonts and delay the first picture.
 */
export function addAfterPaint(): void {
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = speculationRules;
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "/site.webmanifest";
  document.head.append(rules, manifest);
  renderSkippedContent();
}

/**
 * Renders the sections that `content-visibility` skipped, one a frame: all at once would block the
 * first interaction, and skipped sections are missing in prints, screenshots and page searches. A
 * prerendered page has time for all of them, and its layout is done before it is shown.
 */
function renderSkippedContent(): void {
  const sections = document.querySelectorAll<HTMLElement>("main > *");
  if ((document as { prerendering?: boolean }).prerendering) {
    for (const { style } of sections) style.contentVisibility = "visible";
    document.body.getBoundingClientRect();
    return;
  }
  const renderFrom = (index: number) => {
    const section = sections[index];
    if (!section) return;
    section.style.contentVisibility = "visible";
    requestAnimationFrame(() => renderFrom(index + 1));
  };
  requestAnimationFrame(() => renderFrom(0));
}
