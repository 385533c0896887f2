/**
 * Writes site/styles/fallback-fonts.css: system fonts that take as much room as the site's own while
 * these load, so that no text moves. Measures the words of the built site in Chromium. Run it
 * (`node --import tsx scripts/fallback-fonts.ts`) after site/fonts/ changed.
 */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { load } from "cheerio";
import { chromium } from "playwright-core";
import { findChromium } from "../tests/support/browser/chromium.ts";
import { siteFolder } from "../tests/support/built-site.ts";
import { fallbackFonts } from "../tests/support/fallback-fonts.ts";

const faces = [
  { name: "Fraunces", file: "site/fonts/fraunces.woff2", selector: "h1, h2, h3" },
  { name: "Figtree", file: "site/fonts/figtree.woff2", selector: "p, li, label" },
];
const header = `/*
 * System fonts that take as much room as the site's own while these load; written by
 * scripts/fallback-fonts.ts.
 */
`;

type Metrics = { width: number; ascent: number; descent: number };

/** Returns what a font measures: the width of all texts, the others for one em; in ems. */
function measureFont([name, texts]: [string, string[]]): Metrics {
  const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  context.font = `1000px "${name}"`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("x");
  const width = texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
  return {
    width: width / 1000,
    ascent: fontBoundingBoxAscent / 1000,
    descent: fontBoundingBoxDescent / 1000,
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function printFace(name: string, systemFonts: readonly string[], own: Metrics, other: Metrics) {
  const size = own.width / other.width;
  return `@font-face {
  font-family: ${name};
  src: ${systemFonts.map((font) => `local("${font}")`).join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
}
`;
}

const browser = await chromium.launch(await findChromium());
const page = await browser.newPage();
await page.setContent("<p>x");

async function measure(name: string, file: string, texts: string[]): Promise<Metrics> {
  const bytes = (await readFile(file)).toString("base64");
  await page.evaluate(
    async ([family, source]) => {
      document.fonts.add(
        await new FontFace(family, `url(data:font/woff2;base64,${source})`).load(),
      );
    },
    [name, bytes] as const,
  );
  return page.evaluate(measureFont, [name, texts] as [string, string[]]);
}

const pages = await Promise.all(
  globSync(`${siteFolder}/*.html`).map((file) => readFile(file, "utf8")),
);
const styles: string[] = [];
for (const { name, file, selector } of faces) {
  const texts = pages.flatMap((html) => {
    const $ = load(html);
    return $("main")
      .find(selector)
      .get()
      .map((element) => $(element).text());
  });
  const own = await measure(name, file, texts);
  for (const fallback of fallbackFonts.filter(({ instead }) => instead === name)) {
    const other = await measure(`twin of ${fallback.family}`, fallback.file, texts);
    styles.push(printFace(fallback.family, fallback.systemFonts, own, other));
  }
}
await browser.close();
await writeFile("site/styles/fallback-fonts.css", header + styles.join("\n"));
