/**
 * Renders the sections that `content-visibility` skipped, one a frame: all at once would block the
 * first interaction, and skipped sections are missing in prints and screenshots. A prerendered page
 * has time for all of them before it is shown.
 */
export function renderSections(): void {
  const sections = document.querySelectorAll<HTMLElement>("main > *");
  const renderFrom = (index: number) => {
    const section = sections[index];
    if (!section) return;
    section.style.contentVisibility = "visible";
    if (document.prerendering) renderFrom(index + 1);
    else requestAnimationFrame(() => renderFrom(index + 1));
  };
  renderFrom(0);
}
