import { hash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { bundleScript } from "./bundle-script.ts";
import type { Page, Stage } from "./page.ts";

/**
 * Astro's runtime and directive, which it prints before a page's first island, and what the layout
 * imports.
 */
const shareable = "body script:not([src], [type]), script[type=module][src]";

/** A script of the built site. */
type Script = { address: string; text: string };

/**
 * Puts the scripts of the home page, which every page has, into one that pages share, loaded after
 * the first paint. A script that it lacks stays in its page. Each script knows the hash of those
 * that it fetches (decision 0024): the page that of the loader, the loader that of the shared
 * script, and the import map in this those of all others.
 */
export const shareScripts: Stage = async ({ folder, home }) => {
  const scripts = await makeSharedScripts(home, await readModules(folder));
  for (const { address, text } of [scripts.loader, scripts.shared])
    await writeFile(folder + address, text);
  return {
    input: scripts.loader.address,
    finish(page) {
      replaceScripts(page, scripts);
      page.addedScripts.push(scripts.importMap);
    },
  };
};

/** Reads the scripts that Astro has bundled. */
async function readModules(folder: string): Promise<Script[]> {
  const files = (await Array.fromAsync(glob("_astro/*.js", { cwd: folder }))).sort();
  return Promise.all(
    files.map(async (file) => ({
      address: `/${file}`,
      text: await readFile(`${folder}/${file}`, "utf8"),
    })),
  );
}

type SharedScripts = {
  loader: Script;
  shared: Script;
  importMap: string;
  /** Texts and addresses of the scripts that the shared one replaces. */
  replaced: ReadonlySet<string>;
};

/** Makes the scripts in place of those of a page; `modules` are the scripts that Astro bundled. */
export async function makeSharedScripts(
  { document: $ }: Pick<Page, "document">,
  modules: readonly Script[],
): Promise<SharedScripts> {
  const hashes = modules.map(({ address, text }) => [address, integrityOf(text)]);
  const importMap = JSON.stringify({ integrity: Object.fromEntries(hashes) });
  const scripts = $(shareable).get();
  const imported = scripts.flatMap((script) => $(script).attr("src") ?? []);
  const runtime = scripts.map((script) => $(script).text()).filter(Boolean);
  const loadModules = await bundleScript("site/hydration/load-modules.ts", {
    IMPORT_MAP: importMap,
    PAGE_MODULES: imported,
  });
  const shared = nameByHash("islands", [loadModules, ...runtime].join("\n"));
  const loader = nameByHash(
    "loader",
    await bundleScript("site/hydration/load-after-paint.ts", {
      SHARED_SCRIPT: { src: shared.address, integrity: integrityOf(shared.text) },
    }),
  );
  return { loader, shared, importMap, replaced: new Set([...imported, ...runtime]) };
}

/** Replaces the shared scripts of a page by their loader. */
export function replaceScripts(
  { document: $ }: Pick<Page, "document">,
  { loader, replaced }: Pick<SharedScripts, "loader" | "replaced">,
): void {
  $(shareable)
    .filter((_, script) => replaced.has($(script).attr("src") ?? $(script).text()))
    .remove();
  const attributes = { src: loader.address, integrity: integrityOf(loader.text) };
  $("body").append($("<script defer>").attr(attributes));
}

const nameByHash = (name: string, text: string): Script => ({
  address: `/_astro/${name}.${hash("sha256", text, "base64url").slice(0, 8)}.js`,
  text,
});

const integrityOf = (text: string) => `sha256-${hash("sha256", text, "base64")}`;
