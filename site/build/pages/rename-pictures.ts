import { glob, readFile, rename, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { hashOf } from "../build-cache.ts";
import type { Page, Stage } from "./page.ts";

/**
 * A picture as Astro names it: its master's name and hash, the hash of its making, and its type.
 */
const pictureAddress = /\/_astro\/([\w-]+\.[\w-]{8})_([\w-]+)\.(avif|jpeg)/g;

export type Picture = { address: string; width: number; height: number };

/**
 * Names pictures by master and width, with one hash for all widths of a master, and marks squares. A
 * hash for each width, which no compression shortens, is a fortieth of a trailer page's weight.
 */
export const renamePictures: Stage = async ({ folder }) => {
  const files = (await Array.fromAsync(glob("_astro/*.{avif,jpeg}", { cwd: folder }))).sort();
  const pictures = await Promise.all(
    files.map(async (file): Promise<Picture> => {
      const { width, height } = await sharp(`${folder}/${file}`).metadata();
      return { address: `/${file}`, width, height };
    }),
  );
  const names = shortNames(pictures);
  for (const [long, short] of names) await rename(folder + long, folder + short);
  for await (const file of glob("*.xml", { cwd: folder })) {
    const text = await readFile(`${folder}/${file}`, "utf8");
    await writeFile(`${folder}/${file}`, renameIn(text, names));
  }
  return { input: JSON.stringify([...names]), finish: (page) => renameInPage(page, names) };
};

/** Returns short addresses by long ones; a picture whose short one is taken keeps its own. */
export function shortNames(pictures: readonly Picture[]): Map<string, string> {
  const parts = pictures.flatMap(({ address, width, height }) => {
    const [[, master = "", made = "", type = ""] = []] = address.matchAll(pictureAddress);
    const size = width === height ? `square-${width}` : width;
    return master ? [{ address, size, master, made, type }] : [];
  });
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { address, size, master, type } of parts) {
    const variants = parts.filter((part) => part.master === master);
    const hash = hashOf(master, ...variants.map(({ made }) => made).sort()).slice(0, 4);
    const isOneOfMany = variants.filter((variant) => variant.type === type).length > 1;
    const [name] = master.split(".");
    const short = `/_astro/${name}.${hash}${isOneOfMany ? `-${size}` : ""}.${type}`;
    if (taken.has(short)) continue;
    taken.add(short);
    names.set(address, short);
  }
  return names;
}

/** Renames the pictures in the attributes of a page, and in what it says to machines. */
export function renameInPage(
  { document: $ }: Pick<Page, "document">,
  names: ReadonlyMap<string, string>,
): void {
  for (const element of $("*").get()) {
    if (!("attribs" in element)) continue;
    for (const [name, value] of Object.entries(element.attribs))
      if (value.includes("/_astro/")) element.attribs[name] = renameIn(value, names);
  }
  $("script[type='application/ld+json']").text((_, text) => renameIn(text, names));
}

const renameIn = (text: string, names: ReadonlyMap<string, string>) =>
  text.replace(pictureAddress, (address) => names.get(address) ?? address);
