import { expect, test } from "vitest";
import { atlasFile, locateInAtlas } from "./atlas.ts";

test("a city lies in the square that the index names, the westernmost and northernmost as well", () => {
  expect(locateInAtlas({ latitude: 43.653, longitude: -79.383 }).square).toBe("E2");
  expect(locateInAtlas({ latitude: 42.315, longitude: -83.037 }).square).toBe("A5");
  expect(locateInAtlas({ latitude: 44.231, longitude: -76.486 }).square).toBe("H1");
});

test("east is to the right and south below, a degree of latitude longer than one of longitude", () => {
  const from = locateInAtlas({ latitude: 43, longitude: -80 });
  const to = locateInAtlas({ latitude: 42, longitude: -79 });
  expect(to.x - from.x).toBe(73);
  expect(to.y - from.y).toBe(100);
});

test("what lies outside of the sheet is refused, with its coordinates", () => {
  for (const coordinates of [
    { latitude: 45.42, longitude: -75.69 },
    { latitude: 48.38, longitude: -89.25 },
    { latitude: 43.65, longitude: 79.38 },
  ])
    expect(() => locateInAtlas(coordinates)).toThrow(`${coordinates.latitude} N`);
});

test("the grid has a line between any two squares, and an edge", () => {
  const grid = /d="([^"]+)" stroke="#b08d57"/.exec(atlasFile)?.[1] ?? "";
  expect(grid.split("M")).toHaveLength(1 + 7 + 4 + 1);
});
