import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { drawAtlas } from "./draw-atlas.ts";

const map = parse(readFileSync("content/map.yaml", "utf8"));
const windsor = { latitude: 42.315, longitude: -83.037, side: "east" } as const;
const kingston = { latitude: 44.231, longitude: -76.486, side: "east" } as const;
const toronto = { latitude: 43.653, longitude: -79.383, side: "east" } as const;
const atlas = drawAtlas(map, [windsor, kingston, toronto]);

test("a city lies in the square that the index names, the westernmost and northernmost as well", () => {
  const squares = [toronto, windsor, kingston].map((city) => atlas.locate(city).square);
  expect(squares).toEqual(["E2", "A5", "H1"]);
});

test("east is to the right and south below, a degree of latitude longer than one of longitude", () => {
  const from = atlas.locate({ latitude: 43, longitude: -80, side: "east" });
  const to = atlas.locate({ latitude: 42, longitude: -79, side: "east" });
  expect(to.x - from.x).toBeCloseTo(72.8);
  expect(to.y - from.y).toBeCloseTo(100);
});

test("the frame grows by whole squares with a city that lies outside of it", () => {
  const names = ({ whole: { columns, rows } }: typeof atlas) =>
    [columns, rows].map(({ length }) => length);
  expect(names(atlas)).toEqual([8, 5]);
  const ottawa = { latitude: 45.421, longitude: -75.69, side: "east" } as const;
  const larger = drawAtlas(map, [windsor, kingston, toronto, ottawa]);
  expect(names(larger)).toEqual([9, 7]);
  expect(larger.locate(ottawa).square).toBe("I1");
  expect(larger.locate(toronto).square).toBe("E4");
});

test("the grid has a line between any two squares, and an edge", () => {
  expect(atlas.paths.grid.split("M")).toHaveLength(1 + 7 + 4 + 1);
});
