import { hash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import type { CheerioAPI } from "cheerio";

/** Astro's code for islands, which it prints before a page's first one, and the layout's module. */
const shareable = "body script:not([src], [type]), script[type=module][src]";

/**
 * Writes the scripts of the home page, which has all that pages share, into one file, and returns a
 * function that replaces them in a page by that file in a template, whose content is added after
 * the first paint (hydration/add-scripts-after-paint.ts). The page knows the hash of that file; the
 * import map that it adds knows those of all other scripts.
 */
export async function shareScripts(folder: string, home: CheerioAPI) {
  const scripts = home(shareable).get();
  const runtime = scripts.map((script) => home(script).text()).filter(Boolean);
  const modules = scripts.flatMap((script) => home(script).attr("src") ?? []);
  const importMap = JSON.stringify({ integrity: await hashScripts(folder) });
  const text = [
    `const map=document.createElement("script");map.type="importmap";`,
    `map.textContent=${JSON.stringify(importMap)};document.head.append(map);`,
    ...runtime,
    // Static imports would be fetched before the map is there.
    ...modules.map((address) => `import(${JSON.stringify(address)});`),
  ].join("\n");
  const src = `/_astro/islands.${hash("sha256", text, "base64url").slice(0, 8)}.js`;
  await writeFile(folder + src, text);
  const template = `<template id="after-paint"><script type="module" src="${src}" integrity="${integrityOf(text)}"></script></template>`;
  const replaced = new Set([...runtime, ...modules]);
  const replaceScripts = ($: CheerioAPI) => {
    $(shareable)
      .filter((_, script) => replaced.has($(script).attr("src") ?? $(script).text()))
      .remove();
    $("body").append(template);
  };
  return { importMap, replaceScripts };
}

/** Returns the hash of each script that Astro has bundled, by its address. */
async function hashScripts(folder: string): Promise<Record<string, string>> {
  const files = (await Array.fromAsync(glob("_astro/*.js", { cwd: folder }))).sort();
  const hashes = files.map(async (file) => [
    `/${file}`,
    integrityOf(await readFile(`${folder}/${file}`, "utf8")),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
}

const integrityOf = (text: string) => `sha256-${hash("sha256", text, "base64")}`;
