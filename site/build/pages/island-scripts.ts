import { hash } from "node:crypto";

/** Astro's runtime for islands and what wakes them, which it prints before a page's first island. */
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
/** What a layout loads for every page. */
const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

/** A script of the site that pages share: its address and its text. */
export type SharedScript = { address: string; text: string };

export type SharedScripts = {
  /** The one that pages name. It waits for the first paint and fetches the other. */
  waker: SharedScript;
  /** All that these pages would carry, loaded once and kept. */
  islands: SharedScript;
  /** The browser is handed this map before any other script, and runs none that differs from its hash. */
  importMap: string;
};

/**
 * Puts what these pages carry in scripts into two that they share. `modules` are the site's other scripts, by address.
 * Each script knows the hash of those that it fetches: the page that of the waker, the waker that of the islands'
 * script, and this those of all others.
 */
export function shareScripts(
  pages: readonly string[],
  modules: ReadonlyMap<string, string>,
): SharedScripts {
  const found = (pattern: RegExp) =>
    pages.flatMap((html) => [...html.matchAll(pattern)].map(([, part = ""]) => part));
  const importMap = JSON.stringify({
    integrity: Object.fromEntries(
      [...modules].map(([address, text]) => [address, integrityOf(text)]),
    ),
  });
  const addMap = `{let map=document.createElement("script");map.type="importmap";map.textContent=${JSON.stringify(importMap)};document.head.append(map)}`;
  // Static imports would be fetched before the map is there.
  const imports = unique(found(moduleScript)).map(
    (address) => `import(${JSON.stringify(address)});`,
  );
  const islands = named("islands", [addMap, ...imports, ...unique(found(inlineScript))].join("\n"));
  const fetchIslands = `Object.assign(document.createElement("script"),{type:"module",src:"${islands.address}",integrity:"${integrityOf(islands.text)}"})`;
  const waker = named(
    "waker",
    `(l=>document.prerendering?l():new PerformanceObserver(l).observe({type:"paint",buffered:true}))(()=>document.head.append(${fetchIslands}))`,
  );
  return { waker, islands, importMap };
}

/** In the order of the pages, where what wakes islands comes before the runtime that calls it. */
const unique = (parts: string[]) => [...new Set(parts)];

function named(name: string, text: string): SharedScript {
  return { address: `/_astro/${name}.${hash("sha256", text, "base64url").slice(0, 8)}.js`, text };
}

const integrityOf = (text: string) => `sha256-${hash("sha256", text, "base64")}`;

/**
 * The page with the shared scripts in place of its own. They are fetched once the page has been painted, so that they
 * compete with nothing that a visitor waits for; in a page that the browser prepares, at once.
 */
export function loadShared(html: string, { waker }: SharedScripts): string {
  const script = `<script defer src="${waker.address}" integrity="${integrityOf(waker.text)}"></script>`;
  return html
    .replace(inlineScript, "")
    .replace(moduleScript, "")
    .replace("</body>", () => `${script}</body>`);
}
