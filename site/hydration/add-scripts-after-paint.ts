/**
 * Adds the scripts that the build put into a template (build/pages/shared-scripts.ts) once the
 * page has been painted, so that they do not compete with its fonts and its first picture; a
 * prerendered page gets them at once.
 */
export function addScriptsAfterPaint(): void {
  const addScripts = () => {
    const template = document.getElementById("after-paint");
    if (template instanceof HTMLTemplateElement) document.body.append(template.content);
  };
  const whenParsed = () => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", addScripts);
    else addScripts();
  };
  if (document.prerendering) whenParsed();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenParsed();
    }).observe({ type: "paint", buffered: true });
}

declare global {
  interface Document {
    /** Chromium's alone. */
    readonly prerendering?: boolean;
  }
}
