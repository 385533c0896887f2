/**
 * The beginning of the shared script: adds the import map with the hash of every other script of
 * the site, then imports the modules of all pages.
 */

/** Set by the build (site/build/pages/shared-scripts.ts). */
declare const IMPORT_MAP: string;
declare const PAGE_MODULES: readonly string[];

const map = document.createElement("script");
map.type = "importmap";
map.textContent = IMPORT_MAP;
document.head.append(map);
// Static imports would be fetched before the map is there.
for (const address of PAGE_MODULES) import(address);

export {};
