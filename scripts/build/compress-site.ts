import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cacheKeyOf, deleteUnused, readOrCreate } from "../../site/build/build-cache.ts";

/** Types that are not compressed already. */
const compressible = "**/*.{html,js,css,svg,xml,txt,json,webmanifest,ico}";
/** Kept between builds, because Brotli's best takes a tenth of a second a page. */
const cacheFolder = ".cache/compressed";
/** Below this a file fits into one packet anyway. */
const minBytes = 512;

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
  const files = await Array.fromAsync(glob(compressible, { cwd: folder }));
  await Promise.all(files.map((file) => compressFile(`${folder}/${file}`)));
  await deleteUnused(cacheFolder);
}

async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  if (data.length < minBytes) return;
  for (const [ending, compress] of Object.entries(compressors)) {
    const kept = `${cacheFolder}/${cacheKeyOf(data)}.${ending}`;
    const compressed = await readOrCreate(kept, () => compress(data));
    if (compressed.length < data.length) await writeFile(`${file}.${ending}`, compressed);
  }
}
