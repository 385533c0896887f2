import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { thankYouPath } from "../../quote-request/protocol.ts";
import { previousFolderOf } from "../../site-folder.ts";
import { cacheControlOf, headersOfEveryAnswer, headersOfPage, immutable } from "./http-headers.ts";
import { shortPaths } from "./short-paths.ts";

/** Content encodings: none, or one that the build compressed the file with. */
export type Encoding = "identity" | "gzip" | "br";

/** The bytes of a file in one encoding, with its headers as alternating names and values. */
export type Representation = { body: Buffer; etag: string; headers: string[] };

/** A file of the built site in every encoding that the build made. */
export type BuiltFile = Partial<Record<Encoding, Representation>> & { identity: Representation };

/** The built site in memory, which is as large as its folder: some 25 MB. */
export type BuiltSite = {
  /** Files by their request path. Pages have no extension; error pages are left out. */
  files: ReadonlyMap<string, BuiltFile>;
  /** Pages by their address, error pages and the thank-you page included. */
  pages: ReadonlyMap<string, BuiltFile>;
  /** Returns the HTML of a page of `pages`, or null. */
  page: (address: string) => string | null;
};

const compressed: readonly { ending: string; encoding: Encoding }[] = [
  { ending: ".br", encoding: "br" },
  { ending: ".gz", encoding: "gzip" },
];

/** Whether a page has no address of its own, or one that has a route. */
const isHidden = (address: string) =>
  /\/(index|404|500)$/.test(address) || address === thankYouPath || shortPaths.has(address);

/** Where a build's files are served, and which of its folders holds files with hashed names. */
export type BuildLayout = { prefix: string; hashedFolder: string };
const siteLayout: BuildLayout = { prefix: "", hashedFolder: "_astro" };

/**
 * Returns the built site with the hashed files of the build before it; a missing folder is a site
 * without pages. When a build is switched meanwhile, reads again, so that all pages are of one
 * build (decision 0038).
 */
export function openBuiltSite(folder: string, layout: BuildLayout = siteLayout): BuiltSite {
  for (;;) {
    // Between the two renames of a switch there is only the previous build.
    const source = existsSync(folder) ? folder : previousFolderOf(folder);
    const before = identifyFolder(source);
    // The next switch has removed the folder since it was found.
    if (before === null && [folder, previousFolderOf(folder)].some((path) => existsSync(path)))
      continue;
    try {
      const site = readSite(source, layout);
      addHashedFiles(site.files, previousFolderOf(folder), layout);
      if (identifyFolder(source) === before) return site;
    } catch (error) {
      if (identifyFolder(source) === before) throw error;
    }
  }
}

/**
 * Returns what changes when another folder is renamed to this path; null where there is none. The
 * inode number alone is soon reused.
 */
function identifyFolder(folder: string): string | null {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.ctimeNs}` : null;
}

function readSite(folder: string, layout: BuildLayout) {
  const files = new Map<string, BuiltFile>();
  const pages = new Map<string, BuiltFile>();
  const names = new Set(
    globSync(["**/*.*", ".well-known/*"], { cwd: folder }).map((name) => name.replaceAll(sep, "/")),
  );
  for (const name of names) {
    if (compressed.some(({ ending }) => name.endsWith(ending))) continue;
    const file = readBuiltFile(folder, name, names, layout);
    const address = `${layout.prefix}/${name}`;
    if (!name.endsWith(".html")) {
      files.set(address, file);
      continue;
    }
    const page = address === "/index.html" ? "/" : address.slice(0, -".html".length);
    pages.set(page, file);
    if (!isHidden(page)) files.set(page, file);
  }
  const page = (address: string) => pages.get(address)?.identity.body.toString() ?? null;
  return { files, pages, page };
}

/**
 * Adds the files of the previous build whose names hold a hash, for pages of it that are still open
 * in browsers. A switch that begins meanwhile deletes them, so any may be missing.
 */
function addHashedFiles(
  files: Map<string, BuiltFile>,
  previous: string,
  layout: BuildLayout,
): void {
  const listed = globSync(`${layout.hashedFolder}/**/*.*`, { cwd: previous });
  const names = new Set(listed.map((name) => name.replaceAll(sep, "/")));
  for (const name of names) {
    const address = `${layout.prefix}/${name}`;
    if (files.has(address) || compressed.some(({ ending }) => name.endsWith(ending))) continue;
    try {
      files.set(address, readBuiltFile(previous, name, names, layout));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

function readBuiltFile(
  folder: string,
  name: string,
  names: ReadonlySet<string>,
  { hashedFolder }: BuildLayout,
): BuiltFile {
  const body = readFileSync(join(folder, name));
  const variants = compressed.filter(({ ending }) => names.has(name + ending));
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const common = {
    ...headersOfEveryAnswer,
    ...(name.endsWith(".html") ? headersOfPage(body.toString()) : {}),
    "Content-Type": getMimeType(name) ?? "application/octet-stream",
    "Cache-Control": name.startsWith(`${hashedFolder}/`) ? immutable : cacheControlOf(`/${name}`),
    ...(variants.length > 0 ? { Vary: "Accept-Encoding" } : {}),
  };
  const represent = (bytes: Buffer, encoding: Encoding): Representation => {
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    return { body: bytes, etag, headers: Object.entries({ ...common, ETag: etag }).flat() };
  };
  const file: BuiltFile = { identity: represent(body, "identity") };
  for (const { ending, encoding } of variants)
    file[encoding] = represent(readFileSync(join(folder, name + ending)), encoding);
  return file;
}
