import { createHash } from "node:crypto";

/** A built picture as Astro names it: its master's name and hash, the hash of what was made of it, and its type. */
const picture = /\/_astro\/([\w-]+)\.([\w-]{8})_([\w-]+)\.(avif|jpeg)/g;
const width = /^ (\d+)w/;

/**
 * Finds short names for the pictures of these pages, by the names they have: one hash a master, of all that was made of
 * it, and the width. A name a picture, in six widths each, is a part of a page's weight that no compression takes off.
 * Throws when two pictures would get one name.
 */
export function shortPictureNames(pages: readonly string[]): Map<string, string> {
  const masters = new Map<string, Set<string>>();
  const files = new Map<string, { master: string; rest: string }>();
  for (const html of pages)
    for (const match of html.matchAll(picture)) {
      const [name, stem, source, made = "", type] = match;
      const master = `${stem}.${source}`;
      masters.set(master, (masters.get(master) ?? new Set()).add(made));
      const [, pixels] = width.exec(html.slice(match.index + name.length)) ?? [];
      if (pixels || !files.has(name))
        files.set(name, { master, rest: pixels ? `-${pixels}.${type}` : `.${type}` });
    }

  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [name, { master, rest }] of files) {
    const [stem] = master.split(".");
    const short = `/_astro/${stem}.${hashOf([master, ...(masters.get(master) ?? [])])}${rest}`;
    if (taken.has(short)) throw new Error(`Two pictures would be called ${short}.`);
    taken.add(short);
    names.set(name, short);
  }
  return names;
}

const hashOf = (parts: string[]) =>
  createHash("sha256").update(parts.sort().join(" ")).digest("hex").slice(0, 6);

/** The text with short names in place of long ones. */
export function renamePictures(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(picture, (name) => names.get(name) ?? name);
}
