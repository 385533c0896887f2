import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { deleteUnused, hashOf, readOrCreate } from "../../site/build/build-cache.ts";

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

/**
 * Puts a Brotli and a gzip file beside each file of the built site that gets smaller by it, and
 * says how far it is.
 */
export async function compressSite(
  folder: string,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const made = new Map<string, Promise<Buffer>>();
  const files = await Array.fromAsync(glob(compressible, { cwd: folder }));
  let done = 0;
  await Promise.all(
    files.map(async (file) => {
      await compressFile(`${folder}/${file}`, made);
      done += 1;
      onProgress(done, files.length);
    }),
  );
  await deleteUnused(cacheFolder);
}

/**
 * `made` is what this build has made or found already: both addresses of a page have the same text.
 */
async function compressFile(file: string, made: Map<string, Promise<Buffer>>) {
  const data = await readFile(file);
  if (data.length < smallest) return;
  const name = hashOf(data);
  for (const [ending, compress] of Object.entries(compressors)) {
    const kept = `${cacheFolder}/${name}.${ending}`;
    const making = made.get(kept) ?? readOrCreate(kept, () => compress(data));
    made.set(kept, making);
    const compressed = await making;
    if (compressed.length < data.length) await writeFile(`${file}.${ending}`, compressed);
  }
}
