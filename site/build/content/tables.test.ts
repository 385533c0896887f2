import { basename } from "node:path";
import { expect, test } from "vitest";
import { interpolate } from "../../../content-files/interpolate.ts";
import { chooseTrailers } from "../../../quote-request/plan-trailers.ts";
import { guestsPerStation, stationsFor } from "../../../quote-request/stations.ts";
import { ownTrailers } from "../../../tests/support/content/planned-trailers.ts";
import { placeholdersOf } from "../../content/facts/placeholders.ts";
import type { PlannedTrailer } from "../../features/guest-planner/guest-planner.ts";
import { readContent } from "./read-content.ts";

// Each row of each table of the site that counts people, stations, water or tanks, computed again.

type Event = { guests: number; hours: number; hasAlcohol?: boolean };
type Table = { columns: string[]; rows: string[][] };
/** As content/ has it. */
type PlannedEvent = { name: string; guests: number; hours: number; alcohol?: boolean };
type Stations = { events: PlannedEvent[]; workday?: boolean };
type Part = { heading: string; stations?: Stations; table?: Table };
type Trailer = PlannedTrailer & { specifications: Record<string, string | number> };

const { files, entries } = readContent("content");
const words = Object.fromEntries(placeholdersOf(entries));
const fill = (text: string) => interpolate(text, words);
const trailers = files
  .filter(({ name }) => name.startsWith("trailers/"))
  .map(({ data }) => data as Omit<Trailer, "stations"> & { stalls: number })
  .map(({ stalls, ...data }): Trailer => ({ ...data, stations: stalls }))
  .sort((a, b) => a.stations - b.stations);
const categories: Record<string, { parts: Part[] }> = JSON.parse(
  fill(JSON.stringify(files.find(({ name }) => name === "categories.yaml")?.data)),
);

/** US gallons a person an hour: one visit in two to three hours, 0.5 to 0.75 gallons each. */
const guestsWater = (0.5 / 3 + 0.75 / 2) / 2;
/** A crew at work, 1.5 to 2.5 gallons over twelve hours (the guide to film units). */
const crewWater = (1.5 + 2.5) / 2 / 12;

/** Expects that so many stations can be rented for an event: tanks, and listed maximums. */
function expectRoom(stations: number, { guests, hours }: Event, water = guestsWater) {
  const set = chooseTrailers(stations, ownTrailers) ?? [];
  const sum = (of: (trailer: PlannedTrailer) => number) =>
    set.reduce((all, next) => all + of(next), 0);
  const what = `${guests} people, ${hours} hours, ${stations} stations`;
  const waste = sum(({ wasteCapacity }) => wasteCapacity);
  expect(waste, what).toBeGreaterThan(guests * hours * water - 1);
  const listed = sum(({ capacity }) => capacity[hours <= 5 ? "fiveHours" : "eightHours"]);
  expect(listed, what).toBeGreaterThanOrEqual(guests);
}

const planned = (event: Event) => stationsFor({ hasAlcohol: false, ...event });
const numbersIn = (text: string) =>
  [...text.replaceAll(",", "").matchAll(/\d+(?:\.\d+)?/g)].map(Number);

/** Every table of the guides and articles, with cells as visitors read them. */
const tables = files.flatMap(({ name, body }) =>
  [...fill(body?.text ?? "").matchAll(/(?:^\|.*\n)+/gm)].map(([table]) => {
    const [columns = [], , ...rows] = table
      .trim()
      .split("\n")
      .map((line) =>
        line
          .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return { guide: basename(name, ".md"), columns, rows };
  }),
);
/** Returns the rows of the table of a guide whose first columns are these. */
function rowsOf(guide: string, ...first: string[]): string[][] {
  const table = tables.find(
    (one) => one.guide.includes(guide) && first.every((column, at) => one.columns[at] === column),
  );
  if (!table) throw new Error(`No table of ${guide} begins with ${first.join(", ")}`);
  return table.rows;
}

test("the trailers of a category's events have tanks for them and are listed for as many", () => {
  for (const { stations } of Object.values(categories).flatMap(({ parts }) => parts))
    for (const { alcohol = false, ...event } of stations?.events ?? []) {
      const needed = planned({ ...event, hasAlcohol: alcohol }) ?? 0;
      expectRoom(needed, event, stations?.workday ? crewWater : guestsWater);
    }
});

test("a crew's stations, tanks and gallons follow from its number", () => {
  const rows = tableOf("construction", "Crew size, water and tanks").rows;
  expect(rows.map(([workers]) => workers)).toEqual(["15", "30", "45", "60"]);
  for (const [workers, stations, tanks, week] of rows) {
    // One flush toilet for every 15 workers (O. Reg. 213/91).
    expect(Number(stations)).toBe(Math.ceil(Number(workers) / 15));
    const { waterCapacity, wasteCapacity } = trailers[Number(stations) - 1]?.specifications ?? {};
    expect(tanks).toBe(`${waterCapacity} / ${wasteCapacity}`);
    const least = Number(workers) * 5;
    const most = Math.round(least * 1.5);
    expect(week).toMatch(new RegExp(`^${least}–${most}, with`));
    expect(week?.includes("two visits"), week).toBe(most > Number(wasteCapacity));
    expect(week?.includes("hose"), week).toBe(most > Number(waterCapacity));
  }
});

test("the tanks of the emergency page are those of the trailers", () => {
  expect(tableOf("emergency", "What each trailer needs and holds").rows).toEqual(
    trailers.map(({ stations, specifications: { waterCapacity, wasteCapacity } }) => [
      `${stations}`,
      expect.any(String),
      `${waterCapacity} / ${wasteCapacity}`,
    ]),
  );
});

test("each row of the guides with stations is the guest planner's answer", () => {
  const rows = (guide: string, ...columns: string[]) =>
    rowsOf(guide, ...columns).map((cells) => ({ name: cells[0], sum: cells.at(-2) ?? "" }));
  const crew = { water: crewWater };
  for (const [table, events] of [
    [
      rows("remote-locations", "Unit", "Stations"),
      [
        { guests: 70, hours: 10, ...crew },
        { guests: 130, hours: 12, ...crew },
        { guests: 200, hours: 8, ...crew },
      ],
    ],
    [
      rows("corporate-event", "Event", "Stations"),
      [
        { guests: 240, hours: 2 },
        { guests: 150, hours: 3, hasAlcohol: true },
        { guests: 120, hours: 9, hasAlcohol: true },
        { guests: 180, hours: 8, hasAlcohol: true },
      ],
    ],
    [
      rows("funeral", "Occasion", "People"),
      [
        { guests: 70, hours: 5 },
        { guests: 120, hours: 4 },
        { guests: 200, hours: 5, hasAlcohol: true },
        { guests: 250, hours: 8 },
      ],
    ],
  ] as const) {
    expect(table).toHaveLength(events.length);
    for (const [at, event] of events.entries()) {
      const { name, sum } = table[at] ?? { sum: "" };
      const [guests, each] = numbersIn(sum);
      expect({ name, guests, each, stations: numbersIn(sum).at(-1) }).toEqual({
        name,
        guests: event.guests,
        each: guestsPerStation({ hasAlcohol: false, ...event }),
        stations: planned(event),
      });
      expectRoom(planned(event) ?? 0, event, "water" in event ? event.water : guestsWater);
    }
  }
});

test("each sum in a guide or article is worked out right", () => {
  const sums = files.flatMap(({ name, body }) => [
    ...(body?.text ?? "")
      .matchAll(/(\d+) ÷ ([\d.]+) (?:=|is) ([\d.]*\d)(?:, (?:so|rounded up)(?: (\d+))?)?/g)
      .map(([sum, guests, each, quotient, stations]) => ({
        sum: `${name}: ${sum}`,
        quotient: Number(quotient),
        right: Number(guests) / Number(each),
        stations,
      })),
  ]);
  expect(sums.length).toBeGreaterThan(20);
  for (const { sum, quotient, right, stations } of sums) {
    expect(Math.abs(quotient - right), sum).toBeLessThanOrEqual(0.0501);
    if (stations) expect(Number(stations), sum).toBe(Math.ceil(right));
  }
});

test("the sizes for guest lists and hours are the guest planner's", () => {
  for (const [list = "", dry = "", evening = ""] of rowsOf("best-washroom", "Guests")) {
    const guests = numbersIn(list)[0] ?? 0;
    for (const [cell, event] of [
      [dry, { guests, hours: 5 }],
      [evening, { guests, hours: 8, hasAlcohol: true }],
    ] as const) {
      expect(numbersIn(cell), list).toEqual([planned(event)]);
      expectRoom(planned(event) ?? 0, event);
    }
  }
  for (const [size = "", , trailer = ""] of rowsOf("porta-potty", "Guests and hours")) {
    const [guests = 0, hours = 0] = numbersIn(size);
    const [dry, withBar] = numbersIn(trailer);
    if (dry === undefined) continue;
    expect(dry, size).toBe(planned({ guests, hours }));
    expectRoom(dry, { guests, hours });
    if (withBar) expect(withBar, size).toBe(planned({ guests, hours, hasAlcohol: true }));
  }
  for (const [list = "", , ...cells] of rowsOf(
    "vs-portable",
    "Guests",
    "May to October, under 4 hours",
  )) {
    const [from = 0, to = from] = numbersIn(list);
    for (const stations of cells.map(numbersIn).filter(([, most]) => most)) {
      expect(stations[0], list).toBe(planned({ guests: from, hours: 8 }));
      expect(stations[1], list).toBe(planned({ guests: to, hours: 8, hasAlcohol: true }));
    }
  }
});

test("a festival's units, a shelter's toilets, a crew's and a cottage's figures follow their rules", () => {
  for (const cells of rowsOf("festival", "On the grounds")) {
    const [people = 0, ...figures] = cells.map((cell) => numbersIn(cell)[0] ?? 0);
    const day = Math.ceil(people / guestsPerStation({ hours: 12, hasAlcohol: true }));
    const [quarter, half] = [Math.ceil(people / 4 / 12), Math.ceil(people / 2 / 12)];
    const units = Math.max(day, quarter);
    const [accessible, basins] = [Math.ceil(units / 20), Math.ceil(units / 4)];
    expect(figures).toEqual([day, quarter, units, half, accessible, basins]);
  }
  for (const [situation = "", first = "", later = ""] of rowsOf("emergency", "Situation")) {
    const people = numbersIn(situation)[0] ?? 0;
    expect(numbersIn(first).at(-1), situation).toBe(Math.ceil(people / 50));
    expect(numbersIn(later).at(-1), situation).toBe(Math.ceil(people / 20));
  }
  for (const [crew = "", stations = ""] of rowsOf("construction", "Crew on site")) {
    const most = numbersIn(crew).at(-1) ?? 0;
    const last = numbersIn(stations).at(-1);
    expect(last, crew).toBe(Math.ceil((crew.startsWith("over") ? most + 1 : most) / 15));
  }
  for (const [party = "", visits = "", litres = ""] of rowsOf("cottage", "Party")) {
    const [guests = 0, hours = 0] = numbersIn(party);
    const inTens = (visitsEach: number) => Math.round((guests * hours) / visitsEach / 10) * 10;
    const all = guests * hours < 300 ? [50, 75] : [inTens(3), inTens(2)];
    expect(numbersIn(visits), party).toEqual(all);
    expect(numbersIn(litres), party).toEqual([(all[0] ?? 0) * 8, (all[1] ?? 0) * 15]);
  }
});

test("what guides say of the trailers is in the trailers' files", () => {
  const listed = trailers.map(({ capacity }) => [capacity.eightHours, capacity.fiveHours]);
  const dinner = "Guests, 8 h with dinner and a bar";
  const planning = rowsOf("complete-planning", "Trailer", dinner);
  for (const rows of [planning, rowsOf("wedding-rentals-guide", "Trailer", dinner)]) {
    expect(rows.map(([, planned = ""]) => numbersIn(planned))).toEqual([[50], [100], [150], [200]]);
    expect(rows.map(([, , most = ""]) => numbersIn(most))).toEqual(listed);
  }
  const sizes = trailers.map(({ specifications: { length, width, height } }) => [
    length,
    width,
    height,
  ]);
  expect(planning.map(([, , , size = ""]) => numbersIn(size))).toEqual(sizes);
  expect(planning.map((row) => numbersIn(row.at(-1) ?? "")[0])).toEqual(
    trailers.map(({ specifications }) => specifications.waterCapacity),
  );
  const corporate = rowsOf("corporate-event", "Trailer");
  expect(corporate.map(([, size = ""]) => numbersIn(size))).toEqual(sizes.slice(1));
  expect(corporate.map(([, , weight]) => weight)).toEqual(
    trailers.slice(1).map(({ specifications }) => specifications.weight),
  );
});

function tableOf(category: string, heading: string): Table {
  const [, page] = Object.entries(categories).find(([id]) => id.startsWith(category)) ?? [];
  return page?.parts.find((part) => part.heading === heading)?.table as Table;
}
