/**
 * Writes site/fonts/: the two typefaces cut to the characters and the weights that the pages and
 * the share pictures use. Run it (`node scripts/subset-fonts.ts`) after a new character or weight
 * is needed; the results are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/** Every character that the text face can show; any other falls back to a system font. */
export const fontCharacters = `${ascii}éèêëçàâôöüïîñÉÈÀÇ\u00a0\u2011–—‘’“”…×÷−½°·©→`;

/** Those of the heading face: without what only addresses, code and tables of figures hold. */
export const headingCharacters = fontCharacters.replace(/[<>{}[\]^`~|\\_$#*@=÷−½]/g, "");

type Axis = number | { min: number; max: number };

const typefaces: {
  from: string;
  to: string;
  characters: string;
  format?: "woff2" | "sfnt";
  variationAxes: Record<string, Axis>;
}[] = [
  {
    // One weight at one optical size, between a small heading's and a large one's: the axis would
    // double the file (decision 0005).
    from: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    to: "site/fonts/fraunces.woff2",
    characters: headingCharacters,
    variationAxes: { wght: 400, opsz: 48 },
  },
  {
    // For share pictures: what draws them reads neither woff2 nor axes.
    from: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    to: "site/fonts/fraunces-title.ttf",
    characters: fontCharacters,
    format: "sfnt",
    variationAxes: { wght: 400, opsz: 72 },
  },
  {
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    to: "site/fonts/figtree.woff2",
    characters: fontCharacters,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

if (import.meta.main)
  for (const { from, to, characters, format = "woff2", variationAxes } of typefaces) {
    const whole = await readFile(new URL(import.meta.resolve(from)));
    const cut = await subsetFont(whole, characters, {
      targetFormat: format,
      noLayoutClosure: true,
      variationAxes,
    });
    await writeFile(to, cut);
    console.log(
      `${to}: ${(whole.length / 1024).toFixed(1)} KB cut to ${(cut.length / 1024).toFixed(1)} KB`,
    );
  }
