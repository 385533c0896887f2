/**
 * Renders the sections that `content-visibility` skipped, one a frame: all at once would block the
 * first interaction, and skipped sections are missing in prints and screenshots. A prerendered page
 * has time for all of them before it is shown.
 */
export async function renderSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>("main > *")) {
    section.style.contentVisibility = "visible";
    if (!document.prerendering) await new Promise(requestAnimationFrame);
  }
}
