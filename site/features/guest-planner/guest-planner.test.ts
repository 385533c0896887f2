import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type EventAnswers, eventLimits } from "../quote-list/planned-event.ts";
import {
  advise,
  atHours,
  countNeeded,
  guestsServed,
  guestsServedBy,
  type PlannedTrailer,
  recommend,
} from "./guest-planner.ts";

/** The trailers as the site has them. */
const catalogue: PlannedTrailer[] = readdirSync("content/trailers")
  .map((file) => {
    const { name, stalls, capacity } = parse(readFileSync(`content/trailers/${file}`, "utf8"));
    return { id: file.replace(".yaml", ""), name, stalls, capacity };
  })
  .sort((a, b) => a.stalls - b.stalls);

const event = (changes: Partial<EventAnswers> = {}): EventAnswers => ({
  guests: 100,
  hours: 8,
  alcohol: false,
  power: true,
  water: true,
  ...changes,
});
const stationsOf = (set: PlannedTrailer[] = []) => set.map(({ stalls }) => stalls);

test("takes the specification's own figures for 5 and 8 hours", () => {
  for (const [stalls, eightHours, fiveHours] of [
    [1, 50, 70],
    [2, 200, 200],
    [3, 150, 225],
    [4, 200, 300],
  ] as const) {
    const trailer = catalogue.find((candidate) => candidate.stalls === stalls) as PlannedTrailer;
    expect(guestsServed(trailer, event({ hours: 8 })).confident).toBe(eightHours);
    expect(guestsServed(trailer, event({ hours: 5 })).confident).toBe(fiveHours);
  }
});

for (const { guests, hours, alcohol = false, least, most } of [
  { guests: 50, hours: 8, least: [1], most: [1] },
  { guests: 51, hours: 8, least: [2], most: [2] },
  { guests: 70, hours: 5, least: [1], most: [1] },
  { guests: 100, hours: 8, least: [2], most: [2] },
  { guests: 150, hours: 8, least: [2], most: [3] },
  { guests: 200, hours: 8, least: [2], most: [4] },
  { guests: 200, hours: 5, least: [2], most: [3] },
  { guests: 225, hours: 5, least: [3], most: [3] },
  { guests: 300, hours: 5, least: [4], most: [4] },
  { guests: 50, hours: 8, alcohol: true, least: [2], most: [2] },
  { guests: 150, hours: 6, alcohol: true, least: [2], most: [3] },
  { guests: 250, hours: 8, least: [2, 1], most: [4, 1] },
  { guests: 400, hours: 8, least: [2, 2], most: [4, 4] },
])
  test(`${guests} guests for ${hours} hours${alcohol ? " with alcohol" : ""}: ${least} to ${most} stations`, () => {
    const found = recommend(event({ guests, hours, alcohol }), catalogue);
    expect([stationsOf(found?.least), stationsOf(found?.most)]).toEqual([least, most]);
  });

test("follows the rule of one single-station trailer for every 50 to 75 guests", () => {
  const [single] = catalogue as [PlannedTrailer];
  for (const guests of [50, 150, 375, 500]) {
    const long = countNeeded(single, event({ guests, hours: 8 }));
    const short = countNeeded(single, event({ guests, hours: 5 }));
    for (const { least, most } of [long, short]) {
      expect(most).toBeLessThanOrEqual(Math.ceil(guests / 50));
      expect(least).toBeGreaterThanOrEqual(Math.ceil(guests / 75));
    }
  }
});

test("more guests, more hours or alcohol never recommend less capacity", () => {
  const guestCounts = Array.from({ length: 60 }, (_, index) => 5 + index * 17);
  for (const alcohol of [false, true])
    for (let hours = 1; hours <= 16; hours += 1) {
      let before = { least: 0, most: 0 };
      for (const guests of guestCounts.filter((count) => count <= eventLimits.guests.most)) {
        const answers = event({ guests, hours, alcohol });
        const found = recommend(answers, catalogue);
        if (!found) break;
        const held = {
          least: guestsServedBy(found.least, answers).confident,
          most: guestsServedBy(found.most, answers).careful,
        };
        expect(held.least, JSON.stringify(answers)).toBeGreaterThanOrEqual(guests);
        expect(held.most, JSON.stringify(answers)).toBeGreaterThanOrEqual(guests);
        expect(held.least).toBeGreaterThanOrEqual(before.least);
        expect(held.most).toBeGreaterThanOrEqual(before.most);
        before = held;
        for (const harder of [
          { ...answers, hours: hours + 1 },
          { ...answers, alcohol: true },
        ]) {
          const more = recommend(harder, catalogue);
          if (!more) continue;
          expect(guestsServedBy(more.least, harder).confident).toBeGreaterThanOrEqual(
            guestsServedBy(found.least, harder).confident,
          );
          expect(guestsServedBy(more.most, harder).careful).toBeGreaterThanOrEqual(
            guestsServedBy(found.most, harder).careful,
          );
        }
      }
    }
});

test("answers quickly for the largest event, and leaves larger ones to a person", () => {
  const started = performance.now();
  expect(recommend(event({ guests: eventLimits.guests.most, hours: 5 }), catalogue)).not.toBeNull();
  expect(performance.now() - started).toBeLessThan(200);
  expect(recommend(event({ guests: eventLimits.guests.most + 1 }), catalogue)).toBeNull();
  expect(recommend(event({ guests: 1000, hours: 24, alcohol: true }), catalogue)).toBeNull();
  expect(recommend(event(), [])).toBeNull();
});

test("a figure is level up to 5 hours, straight to 8, and falls in proportion after", () => {
  const figure = { fiveHours: 225, eightHours: 150 };
  expect([1, 5, 6, 7, 8, 12, 16].map((hours) => atHours(figure, hours))).toEqual([
    225, 225, 200, 175, 150, 100, 75,
  ]);
});

test("advises an attendant over 6 hours or from 100 guests, and what power and water there must be", () => {
  expect(advise(event({ guests: 99, hours: 6 }))).toEqual(["circuit", "hose"]);
  expect(advise(event({ guests: 100, hours: 2 }))).toEqual(["attendant", "circuit", "hose"]);
  expect(advise(event({ guests: 60, hours: 7, power: false, water: false }))).toEqual([
    "attendant",
    "generator",
    "tank",
  ]);
  expect(advise(event({ guests: 49, hours: 3 }))).toEqual(["portableToilet", "circuit", "hose"]);
  expect(advise(event({ guests: 50, hours: 3 }))).not.toContain("portableToilet");
});
