import { expect, test } from "vitest";
import { type CountedRequest, countFigures } from "./figures.ts";

const known = {
  hours: "9:00 AM to 8:00 PM",
  promises: { emailHours: 2, callHours: 24 },
  openDays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  cities: ["London", "Niagara Falls", "St. Catharines"],
};
const period = { from: "2027-06-01", to: "2027-06-30" };
const request = (changes: Partial<CountedRequest> = {}): CountedRequest => ({
  receivedAt: Date.parse("2027-06-09T14:00:00-04:00"),
  answeredAt: null,
  amountCents: null,
  status: "new",
  startDate: "2027-09-18",
  eventType: "wedding",
  guestCount: "75-125",
  location: "London",
  ...changes,
});
const count = (...requests: CountedRequest[]) => countFigures(requests, period, known);
const listOf = (heading: string, ...requests: CountedRequest[]) =>
  count(...requests).lists.find((list) => list.heading === heading)?.counts ?? [];

test.each([
  ["2027-06-09T14:00", "2027-06-09T16:00", "inTime"],
  ["2027-06-09T14:00", "2027-06-09T16:01", "later"],
  // Saturday evening has Monday morning: Sunday is closed.
  ["2027-06-05T19:00", "2027-06-07T10:00", "inTime"],
  ["2027-06-05T19:00", "2027-06-07T10:01", "later"],
  ["2027-06-09T14:00", null, "notYet"],
] as const)("an answer to a request of %s at %s counts as %s", (received, answered, part) => {
  const moment = (time: string) => Date.parse(`${time}:00-04:00`);
  const { answers, promised, weeks } = count(
    request({ receivedAt: moment(received), answeredAt: answered && moment(answered) }),
  );
  expect(promised).toBe("2 open hours");
  const expected = { inTime: 0, later: 0, notYet: 0, [part]: 1 };
  expect(answers).toEqual(expected);
  expect(weeks.find((week) => week.inTime + week.later + week.notYet > 0)).toMatchObject(expected);
});

test("places are cities that have a page, however they are written, and nobody's address", () => {
  const places = [
    "near st catharines, ON",
    "12 King St, NIAGARA FALLS",
    "Londonderry",
    "London",
    "london",
  ];
  expect(listOf("Where", ...places.map((location) => request({ location })))).toEqual([
    { name: "London", count: 2 },
    { name: "Niagara Falls", count: 1 },
    { name: "St. Catharines", count: 1 },
    { name: "Elsewhere", count: 1 },
  ]);
});

test("lead times are counted from the day in the business's zone", () => {
  const lateInTheEvening = Date.parse("2027-06-09T23:30:00-04:00");
  const leads = ["2027-06-10", "2027-06-22", "2027-06-23", "2028-06-09", "2028-06-10"];
  const requests = leads.map((startDate) => request({ startDate, receivedAt: lateInTheEvening }));
  expect(listOf("How far ahead", ...requests).filter(({ count }) => count > 0)).toEqual([
    { name: "Under 2 weeks", count: 2 },
    { name: "2 to 4 weeks", count: 1 },
    { name: "Over a year", count: 2 },
  ]);
});

test("every kind and every week is there, also those without a request", () => {
  const requests = [
    request({ status: "booked" }),
    request({ eventType: "festival", guestCount: "200+", status: "lost" }),
    request({ eventType: "festival" }),
  ];
  const { total, booked, lost, weeks } = count(...requests);
  expect([total, booked, lost]).toEqual([3, 1, 1]);
  expect(weeks.map(({ monday }) => monday)).toEqual([
    "2027-05-31",
    "2027-06-07",
    "2027-06-14",
    "2027-06-21",
    "2027-06-28",
  ]);
  const eventTypes = listOf("What they are for", ...requests);
  expect(eventTypes).toHaveLength(7);
  expect(eventTypes[0]).toEqual({ name: "Festival/Fair", count: 2 });
  expect(listOf("How many guests", ...requests).map(({ count }) => count)).toEqual([0, 0, 2, 0, 1]);
  expect(count().total).toBe(0);
});
