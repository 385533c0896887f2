import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { thankYouPath } from "../../quote-request/protocol.ts";
import { previousFolderOf } from "../../site-folder.ts";
import { cacheControlOf, headersOfPage, immutable } from "./http-headers.ts";
import { shortPaths } from "./short-paths.ts";

/** Content encodings: none, or one that the build compressed the file with. */
export type Encoding = "identity" | "gzip" | "br";

/** The bytes of a file in one encoding, with its headers; an answer 304 has no content headers. */
type Representation = {
  body: Buffer<ArrayBuffer>;
  headers: Record<string, string> & { ETag: string };
  contentHeaders: Record<string, string>;
};

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

/** Content encodings by the ending that the build gives a compressed file. */
const encodings: Record<string, Encoding> = { ".br": "br", ".gz": "gzip" };

/** Whether a page has no address of its own, or one that has a route. */
const isHidden = (address: string) =>
  /\/(index|404|500)$/.test(address) || address === thankYouPath || shortPaths.has(address);

/** Where a build's files are served, and which of its folders holds files with hashed names. */
export type BuildLayout = { prefix: string; hashedFolder: string };
const siteLayout: BuildLayout = { prefix: "", hashedFolder: "_astro" };

/**
 * Returns the built site with the hashed files of the build before it; a missing folder is a site
 * without pages. A file of `known` whose name has a hash is not read again. When a build is switched
 * meanwhile, reads again, so that all pages are of one build (decision 0038).
 */
export async function openBuiltSite(
  folder: string,
  layout: BuildLayout = siteLayout,
  known: ReadonlyMap<string, BuiltFile> = new Map(),
): Promise<BuiltSite> {
  for (;;) {
    // Between the two renames of a switch there is only the previous build.
    const source = existsSync(folder) ? folder : previousFolderOf(folder);
    const before = identifyFolder(source);
    // The next switch has removed the folder since it was found.
    if (before === null && [folder, previousFolderOf(folder)].some((path) => existsSync(path)))
      continue;
    try {
      const site = await readSite(source, layout, known);
      await addHashedFiles(site.files, previousFolderOf(folder), layout);
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

async function readSite(folder: string, layout: BuildLayout, known: BuiltSite["files"]) {
  const files = new Map<string, BuiltFile>();
  const pages = new Map<string, BuiltFile>();
  const patterns = ["**/*.*", ".well-known/*"];
  for await (const [address, file] of readFiles(folder, patterns, layout, known)) {
    if (!address.endsWith(".html")) {
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
 * in browsers. A switch that begins meanwhile deletes them, so some may be missing.
 */
async function addHashedFiles(
  files: Map<string, BuiltFile>,
  previous: string,
  layout: BuildLayout,
): Promise<void> {
  const patterns = [`${layout.hashedFolder}/**/*.*`];
  try {
    for await (const [address, file] of readFiles(previous, patterns, layout, files))
      if (!files.has(address)) files.set(address, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/** Yields the files of a folder by their addresses, each in every encoding. */
async function* readFiles(
  folder: string,
  patterns: string[],
  { prefix, hashedFolder }: BuildLayout,
  known: BuiltSite["files"],
): AsyncGenerator<[address: string, BuiltFile]> {
  const found = await Array.fromAsync(glob(patterns, { cwd: folder }));
  const names = new Set(found.map((name) => name.replaceAll(sep, "/")));
  for (const name of names) {
    if (extname(name) in encodings) continue;
    const address = `${prefix}/${name}`;
    const isHashed = name.startsWith(`${hashedFolder}/`);
    const before = isHashed && known.get(address);
    if (before) {
      yield [address, before];
      continue;
    }
    const bytes = await readFile(join(folder, name));
    const variants = Object.entries(encodings).filter(([ending]) => names.has(name + ending));
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
    const type = getMimeType(name) ?? "application/octet-stream";
    const common = {
      ...(name.endsWith(".html") ? headersOfPage(bytes.toString()) : {}),
      "Cache-Control": isHashed ? immutable : cacheControlOf(`/${name}`),
      ...(variants.length > 0 ? { Vary: "Accept-Encoding" } : {}),
    };
    const represent = (body: Buffer<ArrayBuffer>, encoding?: Encoding): Representation => ({
      body,
      headers: { ...common, ETag: encoding ? `"${hash}-${encoding}"` : `"${hash}"` },
      contentHeaders: {
        "Content-Type": type,
        "Content-Length": String(body.length),
        ...(encoding && { "Content-Encoding": encoding }),
      },
    });
    const file: BuiltFile = { identity: represent(bytes) };
    for (const [ending, encoding] of variants)
      file[encoding] = represent(await readFile(join(folder, name + ending)), encoding);
    yield [address, file];
  }
}
