import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { thankYouPath } from "../../quote-request/protocol.ts";
import { previousFolderOf } from "../../site-folder.ts";
import { cacheControlOf, headersOfEveryAnswer, headersOfPage } from "./http-headers.ts";
import { shortPaths } from "./short-paths.ts";

/** How a file is sent: as it is, or compressed at build. */
export type Encoding = "identity" | "gzip" | "br";

/** The bytes of a file in one encoding, and the headers that go with them, names and values in turn. */
export type Representation = { body: Buffer; etag: string; headers: string[] };

/** A file of the built site in every encoding that the build made. */
export type BuiltFile = Partial<Record<Encoding, Representation>> & { identity: Representation };

/** The built site in memory. It takes as much as the folder: some 25 MB. */
export type BuiltSite = {
  /** Files by the path they are asked for; pages have no ending, and parts of answers are not there. */
  files: ReadonlyMap<string, BuiltFile>;
  /** Pages by their address, parts of answers included. */
  pages: ReadonlyMap<string, BuiltFile>;
  /** The HTML of the page with this address, parts of answers included, or null. */
  page: (address: string) => string | null;
};

const compressed: readonly { ending: string; encoding: Encoding }[] = [
  { ending: ".br", encoding: "br" },
  { ending: ".gz", encoding: "gzip" },
];

/** Pages of the build that are part of an answer and no address of their own. */
const isPartOfAnAnswer = (address: string) =>
  /\/(index|404|500)$/.test(address) || address === thankYouPath || shortPaths.has(address);

/**
 * Reads the whole built site, and the hashed files of the build before it; a folder that is not there is a site without pages.
 * A build that is put in place meanwhile is read from its beginning, so that one build's files only are served.
 */
export function openBuiltSite(folder: string): BuiltSite {
  for (;;) {
    // A switch that was interrupted between its two renames has left the previous build only.
    const whole = existsSync(folder) ? folder : previousFolderOf(folder);
    const before = identityOf(whole);
    // The next switch has already removed the previous build that was seen: look again.
    if (before === null && [folder, previousFolderOf(folder)].some((path) => existsSync(path)))
      continue;
    try {
      const site = readSite(whole);
      addHashedFiles(site.files, previousFolderOf(folder));
      if (identityOf(whole) === before) return site;
    } catch (error) {
      if (identityOf(whole) === before) throw error;
    }
  }
}

/** Tells a folder from one that was renamed to its place; the number alone is soon given to another. */
function identityOf(folder: string): string | null {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.ctimeNs}` : null;
}

function readSite(folder: string) {
  const files = new Map<string, BuiltFile>();
  const pages = new Map<string, BuiltFile>();
  const names = new Set(
    globSync(["**/*.*", ".well-known/*"], { cwd: folder }).map((name) => name.replaceAll(sep, "/")),
  );
  for (const name of names) {
    if (compressed.some(({ ending }) => name.endsWith(ending))) continue;
    const file = readBuiltFile(folder, name, names);
    const address = `/${name}`;
    if (!name.endsWith(".html")) {
      files.set(address, file);
      continue;
    }
    const page = address === "/index.html" ? "/" : address.slice(0, -".html".length);
    pages.set(page, file);
    if (!isPartOfAnAnswer(page)) files.set(page, file);
  }
  const page = (address: string) => pages.get(address)?.identity.body.toString() ?? null;
  return { files, pages, page };
}

/**
 * Adds the files of the previous build whose names hold a hash, for pages of it that are still open; nothing where there was none.
 * A build that begins a switch deletes them, so any may be gone.
 */
function addHashedFiles(files: Map<string, BuiltFile>, previous: string): void {
  const listed = globSync("_astro/**/*.*", { cwd: previous });
  const names = new Set(listed.map((name) => name.replaceAll(sep, "/")));
  for (const name of names) {
    if (files.has(`/${name}`) || compressed.some(({ ending }) => name.endsWith(ending))) continue;
    try {
      files.set(`/${name}`, readBuiltFile(previous, name, names));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

function readBuiltFile(folder: string, name: string, names: ReadonlySet<string>): BuiltFile {
  const body = readFileSync(join(folder, name));
  const variants = compressed.filter(({ ending }) => names.has(name + ending));
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const common = {
    ...headersOfEveryAnswer,
    ...(name.endsWith(".html") ? headersOfPage(body.toString()) : {}),
    "Content-Type": getMimeType(name) ?? "application/octet-stream",
    "Cache-Control": cacheControlOf(`/${name}`),
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
