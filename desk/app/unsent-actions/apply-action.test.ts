import { expect, test } from "vitest";
import type { ListedRequest, RequestDetail, RequestPage } from "../../server/desk-answers.ts";
import { type Action, type ActionContent, toCall } from "./action.ts";
import { applyToDetail, applyToList } from "./apply-action.ts";

const action = (meant: ActionContent, reference = "ABCD2345"): Action => ({
  ...meant,
  id: "4ddf4d4e-6f0c-4b3c-9a4f-3c9f3d1f6a01",
  reference,
  name: "Priya Raman",
  person: "owner@example.com",
  at: 1_000,
});
const summary = { reference: "ABCD2345", status: "new" } as ListedRequest;
const detail = {
  ...summary,
  notes: [],
  replies: [],
  amountCents: 5,
  terms: { startDate: null, endDate: null, unitIds: [] },
} as unknown;
const request = detail as RequestDetail;
const list = {
  requests: [summary, { ...summary, reference: "EFGH2345" }],
  next: null,
  counts: { open: 2, quarantined: 0, setAsideMails: 0, followUps: 0 },
  now: 0,
  cannotStore: null,
};
const open = { open: "1" } as const;
const referencesIn = ({ requests }: RequestPage) => requests.map(({ reference }) => reference);

test("an answered request leaves the unanswered ones and stays among all", () => {
  const answered = action({ kind: "status", status: "answered" });
  expect(referencesIn(applyToList(list, answered, open))).toEqual(["EFGH2345"]);
  expect(applyToList(list, answered, open).counts.open).toBe(1);
  expect(applyToList(list, answered, {}).requests[0]?.status).toBe("answered");
});

test("a filtered list loses what its filter no longer finds", () => {
  const booked = action({ kind: "status", status: "booked" });
  expect(referencesIn(applyToList(list, booked, { status: "new" }))).toEqual(["EFGH2345"]);
  expect(referencesIn(applyToList(list, booked, { status: "booked" }))).toContain("ABCD2345");
  expect(referencesIn(applyToList(list, booked, { followUp: "1" }))).toEqual(["EFGH2345"]);
});

test("a reply marks a request as answered, or as quoted, where that is wanted", () => {
  const reply = { kind: "reply", subject: "Hello", text: "…", marksAnswered: true } as const;
  const statusAfter = (status: ListedRequest["status"], meant: ActionContent) =>
    applyToDetail({ ...request, status }, action(meant)).status;
  expect(statusAfter("new", reply)).toBe("answered");
  expect(statusAfter("new", { ...reply, marksAnswered: false })).toBe("new");
  expect(statusAfter("booked", reply)).toBe("booked");
  expect(statusAfter("answered", { ...reply, isQuote: true })).toBe("quoted");
  const unmarked = { ...reply, isQuote: true, marksAnswered: false };
  expect(statusAfter("answered", unmarked)).toBe("answered");
  expect(statusAfter("lost", { ...reply, isQuote: true })).toBe("lost");
});

test("spam is marked at once, and is new again once it is let through", () => {
  const spam = applyToDetail(request, action({ kind: "spam" }));
  expect(spam.status).toBe("spam");
  expect(applyToDetail(spam, action({ kind: "release" })).status).toBe("new");
  const answered = { ...request, status: "answered" } as const;
  expect(applyToDetail(answered, action({ kind: "release" })).status).toBe("answered");
});

test("an amount changes only where it is given", () => {
  const quoted = action({ kind: "status", status: "quoted" });
  expect(applyToDetail(request, quoted).amountCents).toBe(5);
  const other = action({ kind: "status", status: "quoted", amountCents: 900 });
  expect(applyToDetail(request, other).amountCents).toBe(900);
});

test("a booking is shown until it is cancelled", () => {
  const set = { startDate: "2027-06-12", endDate: "2027-06-13", unitIds: ["two-a"], name: "Ann" };
  const books = { kind: "agreement", part: "booking", set, was: {}, books: true } as const;
  const booked = applyToDetail(request, action(books));
  const { name, ...terms } = set;
  expect(booked).toMatchObject({ status: "booked", name, startDate: set.startDate, terms });
  const cancelled = applyToDetail(booked, action({ kind: "cancel-booking", status: "lost" }));
  expect(cancelled).toMatchObject({ status: "lost", terms });
});

test("a note stands above those of before", () => {
  const before = { ...request, notes: [{ id: 1, at: 1, by: "", text: "old" }] };
  const noted = action({ kind: "note", text: "new" });
  const { notes } = applyToDetail(before, noted);
  expect(notes.map(({ text }) => text)).toEqual(["new", "old"]);
});

test("another request is left alone", () => {
  const noted = action({ kind: "status", status: "lost" }, "EFGH2345");
  expect(applyToDetail(request, noted)).toBe(request);
});

test("an action is sent with its id to the address of its request", () => {
  const booked = action({ kind: "status", status: "booked", amountCents: 900 }, "A/B");
  expect(toCall(booked)).toEqual({
    path: "requests/A%2FB/status",
    body: { id: booked.id, status: "booked", amountCents: 900 },
  });
});
