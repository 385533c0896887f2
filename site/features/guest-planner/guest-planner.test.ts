import { expect, test } from "vitest";
import { guestsPerStation } from "../../../quote-request/stations.ts";
import {
  plannedTrailers as catalogue,
  ownTrailers as fleet,
} from "../../../tests/support/content/planned-trailers.ts";
import { type EventAnswers, eventLimits, type PlannedEvent } from "../quote-list/planned-event.ts";
import {
  advise,
  otherAreas,
  type PlannedTrailer,
  planningRule,
  recommend,
  unitsOf,
} from "./guest-planner.ts";

const event = (changes: Partial<EventAnswers> = {}): EventAnswers => ({
  guests: 100,
  hours: 8,
  hasAlcohol: false,
  hasPower: true,
  hasWater: true,
  ...changes,
});
const stationsOf = (set: PlannedTrailer[] = []) => set.map(({ stations }) => stations);

test("takes the specification's own figures for 5 and 8 hours (§9.14, §9.18–21)", () => {
  for (const [stations, eightHours, fiveHours] of [
    [1, 50, 70],
    [2, 200, 200],
    [3, 150, 225],
    [4, 200, 300],
  ] as const) {
    const trailer = catalogue.find((each) => each.stations === stations);
    expect(trailer?.capacity).toMatchObject({ eightHours, fiveHours });
  }
});

for (const { guests, hours, hasAlcohol = false, stations, trailers } of [
  { guests: 140, hours: 8, hasAlcohol: true, stations: 3, trailers: [3] },
  { guests: 1, hours: 1, stations: 1, trailers: [1] },
  { guests: 50, hours: 8, stations: 1, trailers: [1] },
  // One station serves as many, and the trailer that has one is listed for 50.
  { guests: 60, hours: 8, stations: 1, trailers: [2] },
  { guests: 61, hours: 8, stations: 2, trailers: [2] },
  { guests: 50, hours: 8, hasAlcohol: true, stations: 1, trailers: [1] },
  { guests: 51, hours: 8, hasAlcohol: true, stations: 2, trailers: [2] },
  { guests: 70, hours: 5, stations: 1, trailers: [1] },
  { guests: 75, hours: 5, stations: 1, trailers: [2] },
  { guests: 76, hours: 5, stations: 2, trailers: [2] },
  { guests: 125, hours: 5, hasAlcohol: true, stations: 2, trailers: [2] },
  { guests: 126, hours: 5, hasAlcohol: true, stations: 3, trailers: [3] },
  { guests: 325, hours: 7, hasAlcohol: true, stations: 6, trailers: [4, 2] },
  { guests: 240, hours: 8, stations: 4, trailers: [2, 2] },
  { guests: 241, hours: 8, stations: 5, trailers: [4, 1] },
  { guests: 400, hours: 5, stations: 6, trailers: [4, 2] },
  { guests: 400, hours: 8, stations: 7, trailers: [4, 2, 1] },
  { guests: 400, hours: 8, hasAlcohol: true, stations: 8, trailers: [4, 2, 2] },
])
  test(`${guests} guests for ${hours} hours${hasAlcohol ? " with alcohol" : ""}: ${stations} stations, in trailers of ${trailers.join(" and ")}`, () => {
    const recommended = recommend(event({ guests, hours, hasAlcohol }), fleet);
    expect(recommended?.stations).toBe(stations);
    expect(stationsOf(recommended?.trailers)).toEqual(trailers);
  });

for (const { workers, stations, trailers } of [
  { workers: 1, stations: 1, trailers: [1] },
  { workers: 15, stations: 1, trailers: [1] },
  { workers: 16, stations: 2, trailers: [2] },
  { workers: 60, stations: 4, trailers: [4] },
  { workers: 120, stations: 8, trailers: [4, 2, 2] },
])
  test(`a crew of ${workers}: ${stations} stations, whatever its hours, and none fewer in a pinch`, () => {
    for (const hours of [1, 24]) {
      const recommended = recommend(event({ guests: workers, isCrew: true, hours }), fleet);
      expect(stationsOf(recommended?.trailers)).toEqual(trailers);
      expect(recommended).toMatchObject({ stations, serves: stations * 15, inAPinch: null });
    }
  });

test("a station serves 75 guests up to 5 hours, 60 from 8 on, and a sixth less with alcohol (§9.15, §10.20)", () => {
  const perStation = (hasAlcohol: boolean) =>
    [1, 5, 6, 7, 8, 16].map((hours) => guestsPerStation({ hours, hasAlcohol }));
  expect(perStation(false)).toEqual([75, 75, 70, 65, 60, 60]);
  expect(perStation(true)).toEqual([62.5, 62.5, 350 / 6, 325 / 6, 50, 50]);
});

for (const { guests, hours, hasAlcohol = true, inAPinch } of [
  { guests: 140, hours: 8, inAPinch: 2 },
  // 3 stations are listed for 150 guests over 8 hours, and 1 for 50.
  { guests: 160, hours: 8, inAPinch: null },
  { guests: 61, hours: 8, hasAlcohol: false, inAPinch: null },
  { guests: 70, hours: 5, inAPinch: 1 },
  { guests: 71, hours: 5, inAPinch: null },
  { guests: 220, hours: 5, inAPinch: 3 },
  // 75 guests for each of two stations are the most, although two are listed for 200.
  { guests: 151, hours: 5, hasAlcohol: false, inAPinch: null },
  { guests: 151, hours: 5, inAPinch: null },
  { guests: 400, hours: 8, inAPinch: null },
])
  test(`${guests} guests for ${hours} hours${hasAlcohol ? " with alcohol" : ""}: in a pinch ${inAPinch ?? "no fewer"}`, () => {
    expect(recommend(event({ guests, hours, hasAlcohol }), fleet)?.inAPinch).toBe(inAPinch);
  });

test("what the stations serve is in tens, never more than the rule gives and never fewer than the guests", () => {
  const wrong: string[] = [];
  for (let guests = 1; guests <= planningRule.mostGuests; guests += 1)
    for (let hours = 1; hours <= eventLimits.hours.max; hours += 1)
      for (const hasAlcohol of [false, true]) {
        const answers = event({ guests, hours, hasAlcohol });
        const { serves = 0, stations = 0 } = recommend(answers, fleet) ?? {};
        const isRight =
          serves >= guests &&
          serves <= stations * guestsPerStation(answers) &&
          (serves % 10 === 0 || serves === guests);
        if (!isRight) wrong.push(`${guests} guests, ${hours} hours: ${serves}`);
      }
  expect(wrong).toEqual([]);
  expect(recommend(event({ guests: 140, hasAlcohol: true }), fleet)?.serves).toBe(150);
});

test("the areas of one event share the trailers that the business owns", () => {
  const large = event({ guests: 240, hasAlcohol: true });
  const plan = (area: string, answers = large, plans: PlannedEvent[] = []) => {
    const taken = otherAreas({ ...answers, area }, plans).flatMap(({ trailers }) => trailers);
    const recommended = recommend(answers, unitsOf(catalogue, taken));
    return {
      sizes: stationsOf(recommended?.trailers),
      ids: recommended?.trailers.map(({ id }) => id) ?? [],
    };
  };
  const vip = { ...large, area: "vip", trailers: plan("vip").ids };
  expect(plan("vip").sizes).toEqual([4, 1]);
  expect(plan("food", large, [vip]).sizes).toEqual([3, 2]);
  const food = { ...large, area: "food", trailers: plan("food", large, [vip]).ids };
  expect(plan("camping", event({ guests: 100 }), [vip, food]).sizes).toEqual([2]);
  expect(plan("camping", large, [vip, food]).sizes).toEqual([]);
  // The same area again, and the same answers before an area is chosen, are not a second event.
  for (const area of ["vip", ""]) expect(plan(area, large, [vip]).sizes).toEqual([4, 1]);
});

const adviseFor = (answers: EventAnswers) => advise(answers, recommend(answers, fleet));

test("advises an attendant over 6 hours or from 100 guests, and what power and water there must be (§9.13, §9.16)", () => {
  expect(adviseFor(event({ guests: 99, hours: 6 }))).toEqual(["circuit", "hose"]);
  expect(adviseFor(event({ guests: 100, hours: 2 }))).toEqual(["attendant", "circuit", "hose"]);
  const remote = event({ guests: 60, hours: 4.5, hasPower: false, hasWater: false });
  expect(adviseFor({ ...remote, guests: 100 })).toEqual(["attendant", "generator", "tank"]);
  expect(adviseFor(event({ guests: 49, hours: 3 }))).toEqual(["portableToilet", "circuit", "hose"]);
  expect(adviseFor(event({ guests: 50, hours: 3 }))).not.toContain("portableToilet");
  expect(adviseFor(event({ isCrew: true, hours: 3, guests: 20 }))).toEqual([
    "service",
    "circuit",
    "hose",
  ]);
});

test("advises a pump-out, or a second service, where people can fill a tank", () => {
  expect(adviseFor(event({ guests: 100 }))).toEqual(["attendant", "pumpOut", "circuit", "hose"]);
  expect(adviseFor(event({ guests: 149, hasAlcohol: true }))).not.toContain("pumpOut");
  expect(adviseFor(event({ guests: 14, isCrew: true }))).toContain("service");
  expect(adviseFor(event({ guests: 15, isCrew: true }))).toContain("serviceTwice");
  expect(adviseFor(event({ guests: 401 }))).not.toContain("pumpOut");
  expect(recommend(event({ guests: 401 }), fleet)).toBeNull();
});
