import { expect, test } from "vitest";
import { daysOf } from "../time/days.ts";
import { type Entry, placeInLanes, splitAtToday } from "./entries.ts";

const june = daysOf("2027-06");
const rental = (reference: string, startDate: string, endDate: string) => ({
  reference,
  name: reference,
  location: "Guelph",
  startDate,
  endDate,
  trailerId: null,
  isBooked: true,
  clashes: false,
});

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
    placed.map(({ entry, first, last, lane }) => [entry.reference, first, last, lane]),
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
  expect(placed.map(({ entry, first, last }) => [entry.reference, first, last])).toEqual([
    ["long", 0, 29],
  ]);
});

const ending = (endDate: string) => ({ reference: endDate, endDate }) as Entry;
const month = ["2027-06-03", "2027-06-14", "2027-06-20"].map(ending);
const daysIn = ({ over, coming }: ReturnType<typeof splitAtToday>) =>
  [over, coming].map((entries) => entries.map(({ endDate }) => endDate.slice(-2)).join(" "));

test("a rental that ends today is not over", () => {
  expect(daysIn(splitAtToday(month, "2027-06-14"))).toEqual(["03", "14 20"]);
  expect(daysIn(splitAtToday(month, "2027-06-15"))).toEqual(["03 14", "20"]);
});

test("a month to come and a month that has passed are shown as a whole", () => {
  expect(daysIn(splitAtToday(month, "2027-05-31"))).toEqual(["", "03 14 20"]);
  expect(daysIn(splitAtToday(month, "2027-07-01"))).toEqual(["", "03 14 20"]);
});
