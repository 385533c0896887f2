import { globSync, readFileSync } from "node:fs";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../tests/support/browser/chromium.ts";
import { siteFolder } from "../tests/support/built-site.ts";
import { serveLimitPages } from "./limit-pages.ts";
import { atMost, median, type Row } from "./row.ts";

/** One page of each template. */
export const templates = [
  { name: "home", path: "/" },
  { name: "trailer list", path: "/luxury-washroom-restroom-trailer-rentals" },
  {
    name: "trailer",
    path: "/washroom-restroom-trailer/luxury-2-station-restroom-trailer",
  },
  { name: "city", path: "/hamilton-washroom-restroom-trailer-rentals" },
  { name: "landing page", path: "/niagara-wedding-washroom-rental" },
  { name: "services", path: "/washroom-restroom-trailer-rental-services" },
  {
    name: "category",
    path: "/washroom-restroom-trailer-rentals-blog/wedding-washroom-restroom-trailer-rentals",
  },
  { name: "blog", path: "/washroom-restroom-trailer-rentals-blog" },
  {
    name: "guide",
    path: "/washroom-restroom-trailer-rentals-blog/festival-restroom-planning-large-crowds",
  },
  { name: "about", path: "/about-washroom-restroom-trailer-rentals" },
  { name: "contact form", path: "/contact-washroom-restroom-trailer-rentals" },
  { name: "privacy", path: "/privacy" },
] as const;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** The target, as a multiple of the limit page's time. */
const allowance = 1.3;
/** The targets: milliseconds, and a layout shift score. */
const limits = { blocking: 20, shift: 0.005 };

type Reading = {
  scores: number[];
  paint: number;
  /** The largest contentful paint's element. */
  largest: "text" | "picture";
  blocking: number;
  shift: number;
};

/**
 * Measures all templates and the limit pages with Lighthouse's mobile preset, medians of `runs`.
 */
export async function measureWithLighthouse(base: string, runs: number): Promise<Row[]> {
  const avif = globSync(`${siteFolder}/_astro/*-800.avif`).map((file) => readFileSync(file));
  const sample = avif.toSorted((a, b) => Math.abs(a.length - 28_000) - Math.abs(b.length - 28_000));
  const limit = await serveLimitPages(sample[0] as Buffer);
  const text = await read(limit.text, runs);
  const picture = await read(limit.picture, runs);
  limit.close();
  console.log(`  limit pages: text ${text.paint} ms, picture ${picture.paint} ms`);

  const rows: Row[] = [];
  for (const { name, path } of templates) {
    const page = await read(base + path, runs);
    console.log(`  ${name}: ${page.scores.join("/")}, LCP ${Math.round(page.paint)} ms`);
    const { largest } = page;
    const anchor = largest === "text" ? text : picture;
    rows.push(
      {
        what: `${name}: Lighthouse`,
        ours: page.scores.join("/"),
        anchor: "",
        target: "100/100/100/100",
        used: 100 / Math.min(...page.scores),
      },
      atMost(
        `${name}: LCP`,
        page.paint,
        anchor.paint * allowance,
        "ms",
        `${largest} limit ${Math.round(anchor.paint)} ms (ratio ${(page.paint / anchor.paint).toFixed(2)})`,
      ),
      atMost(
        `${name}: TBT`,
        page.blocking,
        limits.blocking,
        "ms",
        `${largest} limit ${Math.round(anchor.blocking)} ms`,
      ),
      atMost(`${name}: CLS`, page.shift, limits.shift, ""),
    );
  }
  return rows;
}

async function read(url: string, runs: number): Promise<Reading> {
  const readings: Reading[] = [];
  while (readings.length < runs) {
    const reading = await readOnce(url);
    if (reading) readings.push(reading);
  }
  return {
    scores: categories.map((_, at) => median(readings.map(({ scores }) => scores[at] ?? 0))),
    paint: median(readings.map(({ paint }) => paint)),
    largest: readings.every(({ largest }) => largest === "picture") ? "picture" : "text",
    blocking: median(readings.map(({ blocking }) => blocking)),
    shift: median(readings.map(({ shift }) => shift)),
  };
}

/** One run in a new browser; null where no paint was recorded, as happens on a busy machine. */
async function readOnce(url: string): Promise<Reading | null> {
  const { executablePath, args } = await findChromium();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless=new", ...args],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" });
    if (!result) return null;
    const { audits, categories: scored } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue;
    const paint = value("largest-contentful-paint");
    if (paint === undefined) return null;
    const details = audits["lcp-breakdown-insight"]?.details;
    const isPicture = JSON.stringify(details ?? "").includes('"snippet":"<img');
    return {
      largest: isPicture ? "picture" : "text",
      scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
      paint,
      blocking: value("total-blocking-time") ?? Number.NaN,
      shift: value("cumulative-layout-shift") ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}
