import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import { fontCharacters } from "../../../scripts/font-characters.ts";
import type { fallbackFonts } from "../fallback-fonts.ts";

/**
 * Returns the path of a fontconfig file for a browser whose machine has these fonts and no other,
 * each under the name of the system font that it has the metrics of.
 */
export async function installFonts(fonts: readonly (typeof fallbackFonts)[number][]) {
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  await mkdir(join(folder, "cache"));
  const renames: string[] = [];
  for (const { file, systemFonts } of fonts) {
    const bytes = await readFile(file);
    const font = await subsetFont(bytes, fontCharacters, { targetFormat: "sfnt" });
    const path = join(folder, basename(file).replace(".woff2", ".ttf"));
    await writeFile(path, font);
    renames.push(`<match target="scan">
      <test name="file"><string>${path}</string></test>
      <edit name="fullname" mode="assign"><string>${systemFonts[0]}</string></edit>
    </match>`);
  }
  const config = join(folder, "fonts.conf");
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>${folder}</dir><cachedir>${folder}/cache</cachedir>${renames.join("")}</fontconfig>`,
  );
  return config;
}
