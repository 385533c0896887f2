import { expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { splitAtToday } from "./split-at-today.ts";

const rental = (endDate: string) => ({ reference: endDate, endDate }) as Entry;
const month = ["2027-06-03", "2027-06-14", "2027-06-20"].map(rental);
const daysOf = ({ over, coming }: ReturnType<typeof splitAtToday>) =>
  [over, coming].map((entries) => entries.map(({ endDate }) => endDate.slice(-2)).join(" "));

test("a rental that ends today is not over", () => {
  expect(daysOf(splitAtToday(month, "2027-06-14"))).toEqual(["03", "14 20"]);
  expect(daysOf(splitAtToday(month, "2027-06-15"))).toEqual(["03 14", "20"]);
});

test("a month to come and a month that has passed are shown as a whole", () => {
  expect(daysOf(splitAtToday(month, "2027-05-31"))).toEqual(["", "03 14 20"]);
  expect(daysOf(splitAtToday(month, "2027-07-01"))).toEqual(["", "03 14 20"]);
});
