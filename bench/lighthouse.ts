import { launch } from "chrome-launcher";
import lighthouse, { type Config } from "lighthouse";
import { findChromium } from "../tests/support/browser/chromium.ts";
import { serveLimitPages } from "./limit-pages.ts";
import { atMost, median, type Row, round } from "./row.ts";

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
/** The targets, as multiples of the limit page's times. */
const allowances = { firstPaint: 1.1, paint: 1.3 };
/** The targets: milliseconds, and a layout shift score. */
const limits = { blocking: 20, shift: 0.005, applied: { text: 700, picture: 900 } };
/** The pages that are measured of the release before, too. */
const besides: readonly string[] = ["home", "contact form", "trailer", "city"];

/** How a slow phone is imitated: computed from a fast load, or applied while the page loads. */
type Throttling = "simulate" | "devtools";

/**
 * A slow phone on slow 4G, the same for both ways: 1.6 Mbps and 150 ms. Lighthouse's own settings
 * for an applied network wait 562 ms for each request, as if no connection were open.
 */
const slowPhone = {
  rttMs: 150,
  throughputKbps: 1_638.4,
  requestLatencyMs: 150,
  downloadThroughputKbps: 1_638.4,
  uploadThroughputKbps: 750,
  cpuSlowdownMultiplier: 4,
};

type Reading = {
  scores: number[];
  firstPaint: number;
  /** The largest contentful paint. */
  paint: number;
  /** The address of the picture that the page opens with; null where text is the largest paint. */
  picture: string | null;
  blocking: number;
  shift: number;
};

/** Medians, and the lowest and highest largest paint. */
type Readings = Reading & { spread: string };

type Options = {
  runs: number;
  /** A server of the release before, or of anything that has the same pages. */
  beside: string | undefined;
  /** The names of the templates to measure; all without. */
  pages: readonly string[] | undefined;
};

/**
 * Measures all templates with Lighthouse's mobile preset, simulated and applied, each beside a limit
 * page that carries the page's own first picture.
 */
export async function measureWithLighthouse(
  base: string,
  { runs, beside, pages }: Options,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path } of templates) {
    if (pages && !pages.includes(name)) continue;
    const page = await read(base + path, runs, "simulate");
    const applied = await read(base + path, runs, "devtools");
    const before = besides.includes(name) && beside ? await read(beside + path, runs) : undefined;
    const limit = await readLimit(page.picture, runs);
    console.log(`  ${name}: ${page.scores.join("/")}, LCP ${Math.round(page.paint)} ms`);
    const besideLimit = (own: number, least: number) =>
      `limit ${Math.round(least)} ms (ratio ${(own / least).toFixed(2)})`;
    const release = before ? `; last release ${Math.round(before.paint)} ms` : "";
    rows.push(
      {
        what: `${name}: Lighthouse`,
        ours: page.scores.join("/"),
        anchor: "",
        target: "100/100/100/100",
        used: 100 / Math.min(...page.scores),
        value: Math.min(...page.scores),
      },
      atMost(
        `${name}: FCP`,
        page.firstPaint,
        limit.firstPaint * allowances.firstPaint,
        "ms",
        besideLimit(page.firstPaint, limit.firstPaint),
      ),
      atMost(
        `${name}: LCP`,
        page.paint,
        limit.paint * allowances.paint,
        "ms",
        `${besideLimit(page.paint, limit.paint)}; ${page.spread}${release}`,
      ),
      atMost(
        `${name}: LCP, applied throttling`,
        applied.paint,
        limits.applied[applied.picture ? "picture" : "text"],
        "ms",
        applied.spread,
      ),
      atMost(`${name}: TBT`, page.blocking, limits.blocking, "ms"),
      atMost(`${name}: CLS`, page.shift, limits.shift, ""),
    );
  }
  return rows;
}

/** Reads the smallest page that opens with this picture, or with text. */
async function readLimit(picture: string | null, runs: number): Promise<Readings> {
  const bytes = picture ? Buffer.from(await (await fetch(picture)).arrayBuffer()) : undefined;
  const limit = await serveLimitPages(bytes ?? Buffer.alloc(0));
  try {
    return await read(bytes ? limit.picture : limit.text, runs);
  } finally {
    limit.close();
  }
}

async function read(
  url: string,
  runs: number,
  throttling: Throttling = "simulate",
): Promise<Readings> {
  const readings: Reading[] = [];
  while (readings.length < runs) {
    const reading = await readOnce(url, throttling);
    if (reading) readings.push(reading);
  }
  const middle = (value: (reading: Reading) => number) => median(readings.map(value));
  const paints = readings.map(({ paint }) => paint);
  return {
    scores: categories.map((_, at) => middle(({ scores }) => scores[at] ?? 0)),
    firstPaint: middle(({ firstPaint }) => firstPaint),
    paint: middle(({ paint }) => paint),
    picture: readings.find(({ picture }) => picture)?.picture ?? null,
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    spread: `${round(Math.min(...paints))} to ${round(Math.max(...paints))} ms`,
  };
}

/** One run in a new browser; null where no paint was recorded, as happens on a busy machine. */
async function readOnce(url: string, throttling: Throttling): Promise<Reading | null> {
  const { executablePath, args } = await findChromium();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless=new", ...args],
  });
  const config: Config = {
    extends: "lighthouse:default",
    settings: { throttlingMethod: throttling, throttling: slowPhone },
  };
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" }, config);
    if (!result) return null;
    const { audits, categories: scored } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue;
    const paint = value("largest-contentful-paint");
    if (paint === undefined) return null;
    const details = JSON.stringify(audits["lcp-breakdown-insight"]?.details ?? "");
    return {
      picture: details.includes('"snippet":"<img') ? firstPicture(audits) : null,
      scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
      firstPaint: value("first-contentful-paint") ?? Number.NaN,
      paint,
      blocking: value("total-blocking-time") ?? Number.NaN,
      shift: value("cumulative-layout-shift") ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

type Audits = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"]["audits"];

/** Returns the address of the picture that was fetched first among those of high priority. */
function firstPicture(audits: Audits): string | null {
  const details = audits["network-requests"]?.details as
    | { items?: { url: string; resourceType: string; priority: string }[] }
    | undefined;
  const pictures = details?.items?.filter(({ resourceType }) => resourceType === "Image") ?? [];
  return (pictures.find(({ priority }) => priority === "High") ?? pictures[0])?.url ?? null;
}
