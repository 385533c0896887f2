import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { door, stairsBefore } from "./trailer-measurements.ts";
import type { Trailer } from "./trailers.ts";

const trailers = globSync("content/trailers/*.yaml")
  .map((file) => readYaml(file).data as Trailer["data"])
  .sort((a, b) => a.stalls - b.stalls);

test("doors that stand in pairs share their stairs, as on the floor plans", () => {
  const flights = trailers.map(({ plan }) =>
    stairsBefore(plan.doors).map(({ left, right }) => Number((right - left).toFixed(1))),
  );
  expect(flights).toEqual([[3.4], [3.4, 3.4], [7.1, 3.4], [7.1, 7.1]]);
});

for (const { name, stalls, specifications, plan } of trailers)
  test(`${name}: a door for each station, clear of the others, of windows, wheels and tanks`, () => {
    const { doors, windows, wheels, tankRoom } = plan;
    expect(doors).toHaveLength(stalls);
    const halves = [
      ...doors.map((middle) => ({ middle, half: door.width / 2 })),
      ...windows.map((middle) => ({ middle, half: 1 })),
    ];
    for (const [index, { middle, half }] of halves.entries()) {
      expect(middle - half).toBeGreaterThan(0);
      expect(middle + half).toBeLessThan(specifications.length);
      for (const other of halves.slice(index + 1))
        expect(Math.abs(other.middle - middle)).toBeGreaterThan(half + other.half);
    }
    for (const middle of doors) {
      expect(middle > tankRoom.from && middle < tankRoom.to).toBe(false);
      for (const wheel of wheels) expect(Math.abs(wheel - middle)).toBeGreaterThan(2);
    }
  });
