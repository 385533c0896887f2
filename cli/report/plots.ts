import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import type { Count, Week } from "../../server/reports/figures.ts";

const ink = "#14201b";
const moss = "#3f5f4f";
const forest = "#1f3a2e";
const sand = "#e0d2ba";
const brass = "#b08a4e";

const font = "Figtree, 'Helvetica Neue', Arial, sans-serif";
const config: TopLevelSpec["config"] = {
  background: "transparent",
  padding: { left: 0, top: 4, right: 0, bottom: 4 },
  font,
  view: { stroke: null },
  axis: {
    domain: false,
    ticks: false,
    grid: false,
    labelColor: ink,
    labelFontSize: 14,
    labelPadding: 8,
    title: null,
  },
  bar: { color: moss },
  text: { color: ink, fontSize: 14 },
};

/** Names stand at the left edge, under the heading, in so many pixels. */
const nameWidth = 140;

/** Draws counts as bars from the left, in the order given, and returns the SVG. */
export function drawBars(counts: readonly Count[]): Promise<string> {
  return draw({
    width: 290,
    height: { step: 30 },
    data: { values: [...counts] },
    encoding: {
      y: {
        field: "name",
        type: "nominal",
        sort: null,
        axis: {
          labelAlign: "left",
          labelLimit: 0,
          labelPadding: nameWidth,
          minExtent: nameWidth,
          maxExtent: nameWidth,
        },
      },
      x: { field: "count", type: "quantitative", axis: null },
    },
    layer: [
      { mark: { type: "bar", height: 16 } },
      {
        mark: { type: "text", align: "left", dx: 7 },
        encoding: { text: { field: "count", type: "quantitative" } },
      },
    ],
  });
}

/** What a week's column is made of, from below. */
export const stacks = [
  { part: "inTime", name: "answered within two open hours", color: forest },
  { part: "later", name: "answered later", color: brass },
  { part: "notYet", name: "not marked as answered", color: sand },
] as const;

/** Draws the weeks' requests as columns, each by how soon it was answered, and returns the SVG. */
export function drawWeeks(weeks: readonly Week[]): Promise<string> {
  const most = Math.max(1, ...weeks.map(({ inTime, later, notYet }) => inTime + later + notYet));
  return draw({
    width: Math.min(960, Math.max(320, weeks.length * 19)),
    height: 220,
    data: {
      values: weeks.flatMap((week) =>
        stacks.map(({ part, name }, at) => ({ monday: week.monday, name, at, count: week[part] })),
      ),
    },
    mark: { type: "bar", width: { band: 0.72 } },
    encoding: {
      x: {
        field: "monday",
        type: "ordinal",
        timeUnit: "utcyearmonthdate",
        axis: {
          format: "%b %-d",
          labelAngle: 0,
          labelOverlap: "greedy",
          labelSeparation: 14,
        },
      },
      y: {
        field: "count",
        type: "quantitative",
        stack: "zero",
        // No half requests.
        axis: { grid: true, gridColor: sand, tickCount: Math.min(5, most), format: "d" },
      },
      color: {
        field: "name",
        type: "nominal",
        scale: {
          domain: stacks.map(({ name }) => name),
          range: stacks.map(({ color }) => color),
        },
        legend: null,
      },
      order: { field: "at", type: "quantitative" },
    },
  });
}

async function draw(spec: object): Promise<string> {
  const full = { ...spec, config } as TopLevelSpec;
  const view = new View(parse(compile(full).spec), { renderer: "none" });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}
