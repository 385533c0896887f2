import { createHash } from "node:crypto";

/** Astro's runtime for islands and what wakes them, which it prints before a page's first island. */
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
/** What a layout loads for every page. */
const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

/** A script of the site that pages share: its address and its text. */
export type SharedScript = { address: string; text: string };

/** All scripts that these pages carry, as one module that is loaded once and kept. */
export function shareScripts(pages: readonly string[]): SharedScript {
  const found = (pattern: RegExp) =>
    pages.flatMap((html) => [...html.matchAll(pattern)].map(([, part = ""]) => part));
  const imports = unique(found(moduleScript)).map(
    (address) => `import ${JSON.stringify(address)};`,
  );
  const text = [...imports, ...unique(found(inlineScript))].join("\n");
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { address: `/_astro/islands.${hash}.js`, text };
}

/** In the order of the pages, where what wakes islands comes before the runtime that calls it. */
const unique = (parts: string[]) => [...new Set(parts)];

/**
 * The page with the shared script in place of its own. It is fetched once the page has been painted, so that it competes
 * with nothing that a visitor waits for; in a page that the browser prepares, at once.
 */
export function loadShared(html: string, { address }: SharedScript): string {
  const load = `(l=>document.prerendering?l():new PerformanceObserver(l).observe({type:"paint",buffered:true}))(()=>import("${address}"))`;
  return html
    .replace(inlineScript, "")
    .replace(moduleScript, "")
    .replace("</body>", () => `<script>${load}</script></body>`);
}
