import { expect, test } from "vitest";
import { addDays } from "../../../quote-request/days.ts";
import {
  type Absence,
  checkUnits,
  findClashes,
  findClashing,
  findFittingUnits,
  type Stay,
} from "./availability.ts";

const fleet = {
  daysBetween: 1,
  units: [
    { id: "one", name: "1-station", trailerId: "single" },
    { id: "two-a", name: "2-station A", trailerId: "double" },
    { id: "two-b", name: "2-station B", trailerId: "double" },
    { id: "three", name: "3-station", trailerId: "triple" },
  ],
};
const stay = (unitId: string | null, from: string, to = from, more: Partial<Stay> = {}): Stay => ({
  ...{ reference: `${unitId} ${from}`, name: "Priya Raman", from, to, unitId },
  ...{ trailerId: unitId ? null : "double", isOverridden: false },
  ...more,
});
const absence: Absence = {
  ...{ id: "1", unitId: "three", from: "2027-06-10", to: "2027-06-11", reason: "New pump" },
};
const occupancy = (stays: Stay[], absences: Absence[] = []) => ({ fleet, stays, absences });
const none = { unitIds: [], trailerIds: [] };
const day = (from: string, to = from) => ({ from, to });
const freeOn = (stays: Stay[], period = day("2027-06-12"), unitIds: string[] = []) =>
  checkUnits(period, occupancy(stays, [absence]), { ...none, unitIds })
    .filter(({ obstacle }) => !obstacle)
    .map(({ id }) => id);

test("a unit is free with the days between on either side, and not with one fewer", () => {
  expect(freeOn([])).toEqual(["one", "two-a", "two-b", "three"]);
  for (const [from, to, isFree] of [
    ["2027-06-08", "2027-06-10", true],
    ["2027-06-08", "2027-06-11", false],
    ["2027-06-12", "2027-06-12", false],
    ["2027-06-01", "2027-06-30", false],
    ["2027-06-13", "2027-06-13", false],
    ["2027-06-14", "2027-06-15", true],
  ] as const)
    expect([from, freeOn([stay("two-a", from, to)]).includes("two-a")]).toEqual([from, isFree]);
  expect(freeOn([stay("two-a", "9999-12-31")], day("9999-12-30", "9999-12-31"))).not.toContain(
    "two-a",
  );
});

test("what keeps a unit is named with its customer and days, out of service with its reason", () => {
  const said = (stays: Stay[], period = day("2027-06-12")) =>
    checkUnits(period, occupancy(stays, [absence]), none).map(({ obstacle }) => obstacle?.text);
  expect(said([stay("one", "2027-06-12", "2027-06-13")])[0]).toBe(
    "taken by Priya R., Jun 12–13, 2027",
  );
  expect(said([stay("one", "2027-06-10", "2027-06-11")])[0]).toBe(
    "taken by Priya R. until Jun 11, 2027, with less than 1 day between",
  );
  expect(said([stay("one", "2027-06-13")])[0]).toBe(
    "taken by Priya R. from Jun 13, 2027, with less than 1 day between",
  );
  expect(said([], day("2027-06-11", "2027-06-15"))[3]).toBe(
    "out of service, Jun 10–11, 2027: New pump",
  );
});

test("a booking whose unit is not chosen takes one of its trailer, and leaves the one that is wanted", () => {
  const earlier = stay(null, "2027-06-12");
  expect(freeOn([earlier])).toEqual(["one", "two-a", "three"]);
  expect(freeOn([earlier], day("2027-06-12"), ["two-b"])).toContain("two-b");
  expect(freeOn([earlier, stay("two-a", "2027-06-12")])).toEqual(["one", "three"]);
  const both = { unitIds: ["two-a", "two-b"], trailerIds: [] };
  expect(findClashes(both, day("2027-06-12"), occupancy([earlier]))).toMatchObject([
    {
      ...{ unit: "2-station B", reference: earlier.reference },
      text: "taken by Priya R. (this or another like it), Jun 12, 2027",
    },
  ]);
});

test("any unit of a trailer can be had while one is free", () => {
  const any = { unitIds: [] as string[], trailerIds: ["double"] };
  const clashes = (stays: Stay[], wanted = any) =>
    findClashes(wanted, day("2027-06-12"), occupancy(stays)).map(({ unit }) => unit);
  expect(clashes([stay("two-a", "2027-06-12")])).toEqual([]);
  expect(clashes([stay("two-a", "2027-06-12"), stay(null, "2027-06-12")])).toEqual([
    "2-station A",
    "2-station B",
  ]);
  expect(clashes([stay("two-a", "2027-06-12")], { ...any, unitIds: ["two-b"] })).toEqual([
    "2-station A",
  ]);
});

test("both bookings of a unit clash, unless one was made in spite of the other", () => {
  const first = stay("one", "2027-06-12");
  const second = stay("one", "2027-06-13");
  const far = stay("one", "2027-06-20");
  const shown = new Set([first, second, far].map(({ reference }) => reference));
  expect([...findClashing(occupancy([first, second, far]), shown)]).toEqual([
    first.reference,
    second.reference,
  ]);
  const overridden = occupancy([first, { ...second, isOverridden: true }]);
  expect([...findClashing(overridden, shown)]).toEqual([]);
});

test("the clashes of a month are found at once beside a booking of eight years and 3,000 others", () => {
  const month = [stay("one", "2027-06-12"), stay("one", "2027-06-13")];
  const shown = new Set(month.map(({ reference }) => reference));
  let compared = 0;
  const years = Array.from({ length: 3_000 }, (_, number): Stay => {
    const other = stay("two-a", addDays("2027-01-01", number));
    return {
      ...other,
      get from() {
        compared += 1;
        return other.from;
      },
    };
  });
  expect(findClashing(occupancy([...month, ...years]), shown).size).toBe(2);
  expect(compared).toBeLessThan(10 * years.length);
});

test("the free units fit that the planner would choose for its upper count; people plan large events and sites", () => {
  const trailers = ["single", "double", "triple"].map((id, at) => ({
    ...{ id, name: id, stations: at + 1 },
  }));
  const fits = (guestCount: string | null, stays: Stay[] = [], eventType = "wedding") => {
    const units = checkUnits(day("2027-06-20"), occupancy(stays), none);
    const fitting = findFittingUnits({ eventType, guestCount }, units, trailers);
    return fitting === "ask" ? fitting : fitting?.map(({ id }) => id).join(" ");
  };
  expect(fits("25-50")).toBe("one");
  expect(fits("50-75")).toBe("two-a");
  expect(fits("75-125")).toBe("three");
  expect(fits("50-75", [stay("two-a", "2027-06-20"), stay("two-b", "2027-06-20")])).toBe("three");
  expect(fits("125-200")).toBe("three one");
  const busy = ["one", "two-a", "two-b"].map((unit) => stay(unit, "2027-06-20"));
  expect(fits("125-200", busy)).toBeUndefined();
  expect(fits("200+")).toBe("ask");
  expect(fits("25-50", [], "construction")).toBe("ask");
  expect(fits(null)).toBe("ask");
});

test("a person's last name is cut to its first letter, another name to forty characters", () => {
  const takenBy = (name: string) =>
    checkUnits(
      day("2027-06-12"),
      occupancy([stay("one", "2027-06-12", "2027-06-12", { name })]),
      none,
    )
      .map(({ obstacle }) => obstacle?.text)
      .find(Boolean);
  for (const [name, short] of [
    ["Priya Raman", "Priya R."],
    ["  Élodie  Anne Côté ", "Élodie C."],
    ["Priya", "Priya"],
    ["St. Paul's Parish Fall Fair (Committee Chair)", "St. Paul's Parish Fall Fair (Committee…"],
    ["", ""],
  ] as const)
    expect(takenBy(name)).toBe(`taken by ${short}, Jun 12, 2027`);
});
