import { expect, test } from "vitest";
import { daysOf } from "../time/days-and-months.ts";
import { initialsOf, listOn, placeInLanes, type Rental } from "./rentals.ts";

const june = daysOf("2027-06");
const rental = (reference: string, startDate: string, endDate: string) =>
  ({ reference, name: reference, startDate, endDate }) as Rental;

test("rentals that share a day stand in lanes of their own", () => {
  const placed = placeInLanes(
    [
      rental("second", "2027-06-13", "2027-06-14"),
      rental("first", "2027-06-12", "2027-06-13"),
      rental("third", "2027-06-15", "2027-06-15"),
    ],
    june,
  );
  expect(
    placed.map(({ rental, first, last, lane }) => [rental.reference, first, last, lane]),
  ).toEqual([
    ["first", 11, 12, 1],
    ["second", 12, 13, 2],
    ["third", 14, 14, 1],
  ]);
});

test("a rental over the ends of the month is cut to it, others are left out", () => {
  const placed = placeInLanes(
    [
      rental("long", "2027-05-30", "2027-07-02"),
      rental("before", "2027-05-01", "2027-05-31"),
      rental("after", "2027-07-01", "2027-07-01"),
    ],
    june,
  );
  expect(placed.map(({ rental, first, last }) => [rental.reference, first, last])).toEqual([
    ["long", 0, 29],
  ]);
});

test("a day has the rentals that touch it", () => {
  const rentals = [
    rental("one", "2027-06-12", "2027-06-13"),
    rental("two", "2027-06-13", "2027-06-13"),
  ];
  const on = (day: number) => listOn(rentals, `2027-06-${day}`).map(({ reference }) => reference);
  expect([11, 12, 13].map(on)).toEqual([[], ["one"], ["one", "two"]]);
});

test("initials are letters only", () => {
  const names = ["Marcus & Lily", "Élodie Anne Côté", "“Bo” O'Neill", "7 & 8"];
  expect(names.map(initialsOf)).toEqual(["ML", "ÉA", "BO", ""]);
});
