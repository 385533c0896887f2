/**
 * Writes site/fonts/: the two typefaces cut to the characters and the weights that the pages and
 * the share pictures use. Run it (`node scripts/subset-fonts.ts`) after a new character or weight
 * is needed; the results are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fontCharacters } from "./font-characters.ts";

type Axis = number | { min: number; max: number };

const typefaces: {
  from: string;
  to: string;
  format?: "woff2" | "sfnt";
  variationAxes: Record<string, Axis>;
}[] = [
  {
    // One weight: the optical size axis does the work of lighter large titles, and a second axis
    // would double the file.
    from: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    to: "site/fonts/fraunces.woff2",
    variationAxes: { wght: 400, opsz: { min: 18, max: 96 } },
  },
  {
    // For share pictures: what draws them reads neither woff2 nor axes.
    from: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    to: "site/fonts/fraunces-title.ttf",
    format: "sfnt",
    variationAxes: { wght: 400, opsz: 72 },
  },
  {
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    to: "site/fonts/figtree.woff2",
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

for (const { from, to, format = "woff2", variationAxes } of typefaces) {
  const whole = await readFile(new URL(import.meta.resolve(from)));
  const cut = await subsetFont(whole, fontCharacters, {
    targetFormat: format,
    noLayoutClosure: true,
    variationAxes,
  });
  await writeFile(to, cut);
  console.log(
    `${to}: ${(whole.length / 1024).toFixed(1)} KB cut to ${(cut.length / 1024).toFixed(1)} KB`,
  );
}
