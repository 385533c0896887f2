import { expect, test } from "vitest";
import { ownTrailers as fleet } from "../tests/support/content/planned-trailers.ts";
import { chooseTrailers, planTrailers } from "./plan-trailers.ts";
import { type EventSize, stationsFor } from "./stations.ts";

/** Every event of up to 500 guests and 14 hours, and every crew of up to 180 workers. */
function* everySize(): Generator<EventSize> {
  for (let guests = 1; guests <= 500; guests += 1)
    for (let hours = 1; hours <= 14; hours += 1)
      for (const hasAlcohol of [false, true]) yield { guests, hours, hasAlcohol };
  for (let guests = 1; guests <= 180; guests += 1)
    yield { guests, hours: 8, hasAlcohol: false, isCrew: true };
}
/** US gallons that a person uses at most: 0.75 in two hours, or 1.5 a day for five days. */
const gallonsEach = ({ hours, isCrew }: EventSize) => (isCrew ? 7.5 : hours * 0.375);

const sized = (...sizes: number[]) => sizes.map((stations) => ({ stations }));
const sizesOf = (stations: number, ...sizes: number[]) =>
  chooseTrailers(stations, sized(...sizes))?.map((unit) => unit.stations);

test("every event and crew gets trailers of the fleet, none twice, with stations enough, or a person", () => {
  const wrong: unknown[] = [];
  for (const size of everySize()) {
    const plan = planTrailers(
      size,
      fleet.map((unit) => ({ ...unit })),
    );
    const isLarge = size.guests > (size.isCrew ? 120 : 400);
    const stations = plan?.trailers.reduce((sum, unit) => sum + unit.stations, 0) ?? 0;
    const isRight = plan
      ? !isLarge &&
        new Set(plan.trailers).size === plan.trailers.length &&
        plan.stations === stationsFor(size) &&
        stations >= plan.stations
      : isLarge;
    if (!isRight) wrong.push(size);
  }
  expect(wrong).toEqual([]);
});

test("a pump-out is advised where a trailer's people can fill its waste tank, and nowhere else", () => {
  const wrong: unknown[] = [];
  const advised: EventSize[] = [];
  for (const size of everySize()) {
    const plan = planTrailers(size, fleet);
    const stations = plan?.trailers.reduce((sum, unit) => sum + unit.stations, 0) ?? 0;
    const full = plan?.trailers.filter(({ stations: own, wasteCapacity }) => {
      const people = (size.guests * own) / stations;
      return people * gallonsEach(size) > wasteCapacity - 1e-9;
    });
    if (String(full) !== String(plan?.toPumpOut ?? undefined)) wrong.push(size);
    if (plan?.toPumpOut.length) advised.push(size);
  }
  expect(wrong).toEqual([]);
  for (const [guests, hours] of [
    [100, 8],
    [50, 8],
    [90, 10],
    [75, 12],
    [140, 9],
    [180, 11],
    [150, 8],
    [200, 8],
  ])
    expect(advised).toContainEqual({ guests, hours, hasAlcohol: false });
  expect(advised).not.toContainEqual({ guests: 120, hours: 6, hasAlcohol: true });
});

test("the fewest trailers, then the fewest stations, then the largest, then no small one beside it", () => {
  expect(sizesOf(8, 1, 2, 2, 3, 4)).toEqual([4, 2, 2]);
  expect(sizesOf(5, 1, 2, 2, 3, 4)).toEqual([4, 1]);
  expect(sizesOf(12, 1, 2, 2, 3, 4)).toEqual([4, 3, 2, 2, 1]);
  expect(sizesOf(13, 1, 2, 2, 3, 4)).toBeUndefined();
  expect(sizesOf(6, 3, 3, 4)).toEqual([3, 3]);
  expect(sizesOf(5, 4, 4)).toEqual([4, 4]);
  expect(sizesOf(1, 2, 4)).toEqual([2]);
  expect(sizesOf(1)).toBeUndefined();
  // A fleet of many that are alike is not tried one by one.
  expect(sizesOf(8, ...Array.from({ length: 60 }, () => 1))).toHaveLength(8);
});

test("people at a long day's work use less water than guests", () => {
  const commercial = { guests: 40, hours: 12, hasAlcohol: false };
  expect(planTrailers(commercial, fleet)?.toPumpOut).toHaveLength(1);
  expect(planTrailers({ ...commercial, isWorkday: true }, fleet)?.toPumpOut).toEqual([]);
});
