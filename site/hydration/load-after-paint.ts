/**
 * The one script that a page names: fetches the shared script of all islands once the page has been
 * painted, so that it does not compete with fonts and the first picture. A prerendered page fetches
 * it at once.
 */

/** Set by the build (site/build/pages/shared-scripts.ts). */
declare const SHARED_SCRIPT: { src: string; integrity: string };

const load = () => {
  const script = document.createElement("script");
  document.head.append(Object.assign(script, { type: "module" }, SHARED_SCRIPT));
};

if ((document as { prerendering?: boolean }).prerendering) load();
else new PerformanceObserver(load).observe({ type: "paint", buffered: true });

export {};
