import { hash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { thankYouPath } from "../../quote-request/protocol.ts";
import { folderAt, hashedFolders, previousOf } from "./builds.ts";
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

/**
 * Returns the built site with the hashed files of the build before it; a missing folder is a site
 * without pages. `prefix` is where its files are served. A file of `known` whose name has a hash is
 * not read again. When a build is switched meanwhile, reads again, so that all pages are of one
 * build (decision 0038).
 */
export async function openBuiltSite(
  path: string,
  prefix = "",
  known: ReadonlyMap<string, BuiltFile> = new Map(),
): Promise<BuiltSite> {
  for (;;) {
    const folder = folderAt(path);
    try {
      const site = await readSite(folder, prefix, known);
      if (folderAt(path) === folder) return site;
    } catch (error) {
      if (folderAt(path) === folder) throw error;
    }
  }
}

async function readSite(folder: string, prefix: string, known: BuiltSite["files"]) {
  const files = new Map<string, BuiltFile>();
  const pages = new Map<string, BuiltFile>();
  const patterns = ["**/*.*", ".well-known/*"];
  for await (const [address, file] of readFiles(folder, patterns, prefix, known)) {
    if (!address.endsWith(".html")) {
      files.set(address, file);
      continue;
    }
    const page = address === "/index.html" ? "/" : address.slice(0, -".html".length);
    pages.set(page, file);
    if (!isHidden(page)) files.set(page, file);
  }
  const hashed = hashedFolders.map((name) => `${name}/**/*.*`);
  for await (const [address, file] of readFiles(previousOf(folder), hashed, prefix, files))
    if (!files.has(address)) files.set(address, file);
  const page = (address: string) => pages.get(address)?.identity.body.toString() ?? null;
  return { files, pages, page };
}

/** Yields the files of a folder by their addresses, each in every encoding. */
async function* readFiles(
  folder: string,
  patterns: string[],
  prefix: string,
  known: BuiltSite["files"],
): AsyncGenerator<[address: string, BuiltFile]> {
  const found = await Array.fromAsync(glob(patterns, { cwd: folder }));
  const names = new Set(found.map((name) => name.replaceAll(sep, "/")));
  for (const name of names) {
    if (extname(name) in encodings) continue;
    const address = `${prefix}/${name}`;
    const isHashed = hashedFolders.includes(name.split("/", 1)[0] as string);
    const before = isHashed && known.get(address);
    if (before) {
      yield [address, before];
      continue;
    }
    const bytes = await readFile(join(folder, name));
    const variants = Object.entries(encodings).filter(([ending]) => names.has(name + ending));
    const digest = hash("sha256", bytes, "base64url").slice(0, 16);
    const type = getMimeType(name) ?? "application/octet-stream";
    const common = {
      ...(name.endsWith(".html") ? headersOfPage(bytes.toString()) : {}),
      "Cache-Control": isHashed ? immutable : cacheControlOf(`/${name}`),
      ...(variants.length > 0 ? { Vary: "Accept-Encoding" } : {}),
    };
    const represent = (body: Buffer<ArrayBuffer>, encoding?: Encoding): Representation => ({
      body,
      headers: { ...common, ETag: encoding ? `"${digest}-${encoding}"` : `"${digest}"` },
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
