import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import { fontCharacters } from "../../../scripts/subset-fonts.ts";

/**
 * Two of the system fonts that stand in for the site's own while these load
 * (site/styles/fallback-fonts.css), each with a font of the same metrics that npm brings.
 */
const fallbackFonts = [
  {
    name: "Georgia",
    file: "node_modules/@fontsource/gelasio/files/gelasio-latin-400-normal.woff2",
  },
  { name: "Arial", file: "node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2" },
] as const;

/** Returns the path of a fontconfig file with Georgia, Arial and no other font. */
export async function installFonts() {
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  await mkdir(join(folder, "cache"));
  const renames: string[] = [];
  for (const { name, file } of fallbackFonts) {
    const bytes = await readFile(file);
    const font = await subsetFont(bytes, fontCharacters, { targetFormat: "sfnt" });
    const path = join(folder, basename(file).replace(".woff2", ".ttf"));
    await writeFile(path, font);
    renames.push(`<match target="scan">
      <test name="file"><string>${path}</string></test>
      <edit name="fullname" mode="assign"><string>${name}</string></edit>
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
