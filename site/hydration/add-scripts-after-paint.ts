/**
 * Adds the scripts that the build put into a template (build/pages/shared-scripts.ts) once the
 * page has been painted, so that they do not compete with its fonts and its first picture; a
 * prerendered page gets them at once.
 */
export async function addScriptsAfterPaint(): Promise<void> {
  const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: "paint" }),
  );
  await parsed;
  if (!document.prerendering) await painted;
  const template = document.querySelector<HTMLTemplateElement>("template#after-paint");
  if (template) document.body.append(template.content);
}

declare global {
  interface Document {
    /** Chromium's alone. */
    readonly prerendering?: boolean;
  }
}
