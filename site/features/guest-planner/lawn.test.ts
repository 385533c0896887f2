import { expect, test } from "vitest";
import { chooseTrailers } from "../../../quote-request/plan-trailers.ts";
import { maxPeople, stationsFor } from "../../../quote-request/stations.ts";
import {
  plannedTrailers as catalogue,
  ownTrailers as fleet,
} from "../../../tests/support/content/planned-trailers.ts";
import { coupling, stairsDepth } from "../../content/trailers/trailer-measurements.ts";
import { planningRule } from "./guest-planner.ts";
import {
  cableReach,
  dotRadius,
  type Lawn,
  lawnSheet,
  layOutLawn,
  outlet,
  type Point,
  slab,
  stage,
} from "./lawn.ts";

const trailersFor = (stations: number | null) =>
  chooseTrailers(stations ?? Number.NaN, fleet) ?? [];
/** The lawn of an event of 8 hours with alcohol, which takes the most stations. */
const lawnFor = (guests: number) =>
  layOutLawn(guests, trailersFor(stationsFor({ guests, hours: 8, hasAlcohol: true })));
const guestNumbers = Array.from({ length: planningRule.mostGuests }, (_, index) => index + 1);

/** Left, top, right and bottom of what a trailer takes of the lawn. */
const boxesOf = ({ trailers }: Lawn) =>
  trailers.map(({ x, y, length, width }) => [x, y - stairsDepth, x + length + coupling, y + width]);
type Box = number[];
const overlaps = ([a = 0, b = 0, c = 0, d = 0]: Box, [e = 0, f = 0, g = 0, h = 0]: Box) =>
  a < g && e < c && b < h && f < d;
const isWithin = ([a = 0, b = 0, c = 0, d = 0]: Box, [e = 0, f = 0, g = 0, h = 0]: Box) =>
  a >= e && b >= f && c <= g && d <= h;
const isInside = (box: Box) => isWithin(box, [0, 0, lawnSheet.width, lawnSheet.height]);
const dotBox = ([x, y]: Point): Box => [x - dotRadius, y - dotRadius, x + dotRadius, y + dotRadius];

test("draws one dot for every guest, all on the lawn and none on the house or a trailer", () => {
  for (const guests of guestNumbers) {
    const lawn = lawnFor(guests);
    expect(lawn.dots).toHaveLength(guests);
    const taken = [[0, 0, outlet[0], lawnSheet.height], ...boxesOf(lawn)];
    const wrong = lawn.dots
      .map(dotBox)
      .filter((dot) => !isInside(dot) || taken.some((box) => overlaps(box, dot)));
    expect([guests, wrong]).toEqual([guests, []]);
  }
});

test("guests sit 80 to 130 feet from the trailer, with the hedge between them", () => {
  const { dots, trailers } = lawnFor(120);
  const [trailer] = trailers;
  const doors = (trailer?.y ?? 0) - stairsDepth;
  const far = dots.map(([x, y]) => Math.hypot(x - ((trailer?.x ?? 0) + 10), y - doors));
  expect(Math.min(...far)).toBeGreaterThanOrEqual(80);
  expect(Math.max(...far)).toBeLessThanOrEqual(130);
  for (const guests of guestNumbers)
    for (const [, top = 0] of boxesOf(lawnFor(guests))) expect(top).toBeGreaterThan(95);
});

test("a crew stands on its slab and a crowd before its stage, clear of the trailers", () => {
  for (const kind of ["crew", "festival"] as const) {
    const isCrew = kind === "crew";
    const most = maxPeople({ isCrew });
    for (const people of [1, 15, 16, 100, most]) {
      const stations = stationsFor({ guests: people, hours: 8, hasAlcohol: true, isCrew });
      const lawn = layOutLawn(people, trailersFor(stations), kind);
      expect(lawn.dots).toHaveLength(people);
      const place: Box = isCrew
        ? [slab.left, slab.top, slab.right, slab.bottom]
        : [0, stage.bottom, lawnSheet.width, lawnSheet.height];
      const boxes = lawn.dots.map(dotBox);
      expect(boxes.filter((box) => !isWithin(box, place))).toEqual([]);
      for (const box of boxesOf(lawn)) expect(boxes.some((dot) => overlaps(box, dot))).toBe(false);
    }
  }
});

test.each(["event", "crew", "festival"] as const)("no two dots touch: %s", (kind) => {
  const most = maxPeople({ isCrew: kind === "crew" });
  const { dots } = kind === "event" ? lawnFor(most) : layOutLawn(most, [], kind);
  const gaps = dots.flatMap(([x, y], index) =>
    dots.slice(index + 1).map(([left, top]) => Math.hypot(x - left, y - top)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(2 * dotRadius);
});

test("one guest more leaves the others where they are, for the same trailers", () => {
  for (const guests of [1, 9, 10, 119, 140])
    expect(layOutLawn(guests + 1, catalogue.slice(0, 1)).dots.slice(0, guests)).toEqual(
      layOutLawn(guests, catalogue.slice(0, 1)).dots,
    );
});

test("draws every trailer at its own length and width, apart from the others", () => {
  for (let stations = 1; stations <= 8; stations += 1) {
    const trailers = trailersFor(stations);
    const lawn = layOutLawn(0, trailers);
    expect(lawn.trailers.map(({ length, width }) => [length, width])).toEqual(
      trailers.map(({ length, width }) => [length, width]),
    );
    const boxes = boxesOf(lawn);
    expect(boxes.every(isInside)).toBe(true);
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
  }
  expect(lawnFor(140).trailers.map(({ length }) => length)).toEqual([20]);
});

test("every trailer is within the cable's reach of the outlet", () => {
  for (const guests of guestNumbers)
    for (const [left = 0, top = 0, right = 0, bottom = 0] of boxesOf(lawnFor(guests)))
      for (const x of [left, right])
        for (const y of [top, bottom])
          expect(Math.hypot(x - outlet[0], y - outlet[1])).toBeLessThanOrEqual(cableReach);
});
