import { createHash } from "node:crypto";
import { copyFile, glob, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Types that are not compressed already. */
const compressible = "**/*.{html,js,css,svg,xml,txt,json,webmanifest,ico}";
/** Kept between builds, because Brotli's best takes a tenth of a second a page. */
const cacheFolder = ".cache/compressed";
/** Below this a file fits into one packet anyway. */
const smallest = 512;

const compressors = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/** Puts a Brotli and a gzip file beside each file of the built site that gets smaller by it. */
export async function compressSite(folder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const made = new Map<string, Promise<void>>();
  const files = await Array.fromAsync(glob(compressible, { cwd: folder }));
  await Promise.all(files.map((file) => compressFile(`${folder}/${file}`, made)));
}

/** `made` is what this build has made or found already: both addresses of a page have the same text. */
async function compressFile(file: string, made: Map<string, Promise<void>>) {
  const data = await readFile(file);
  if (data.length < smallest) return;
  const hash = createHash("sha256").update(data).digest("hex");
  for (const [ending, compress] of Object.entries(compressors)) {
    const kept = `${cacheFolder}/${hash}.${ending}`;
    const making = made.get(kept) ?? makeOnce(kept, () => compress(data));
    made.set(kept, making);
    await making;
    if ((await stat(kept)).size < data.length) await copyFile(kept, `${file}.${ending}`);
  }
}

async function makeOnce(file: string, make: () => Promise<Buffer>) {
  if (await stat(file).catch(() => null)) return;
  // Written under another name first: a build that is broken off must leave no half file.
  await writeFile(`${file}.new`, await make());
  await rename(`${file}.new`, file);
}
