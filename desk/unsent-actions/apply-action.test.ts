import { expect, test } from "vitest";
import type { RequestDetail, RequestSummary } from "../../server/desk/desk-api.ts";
import type { RequestList } from "../server-api/request-list.ts";
import { type Action, bodyOf, type Meant, pathOf } from "./action.ts";
import { applyToDetail, applyToList, applyToSummary } from "./apply-action.ts";

const action = (meant: Meant, reference = "A"): Action => ({
  ...meant,
  id: "4ddf4d4e-6f0c-4b3c-9a4f-3c9f3d1f6a01",
  reference,
  name: "Priya Raman",
  person: "owner@example.com",
  at: 1_000,
});
const summary = { reference: "A", status: "new", answeredAt: null } as RequestSummary;
const detail = { ...summary, notes: [], replies: [], amountCents: 5, trailerId: "two" };
const list = {
  requests: [summary, { ...summary, reference: "B" }],
  next: null,
  counts: { open: 2, quarantined: 0, setAsideMails: 0 },
  now: 0,
};
const open = { open: "1" } as const;
const referencesIn = ({ requests }: RequestList) => requests.map(({ reference }) => reference);

test("an answered request leaves the unanswered ones and stays among all", () => {
  const answered = action({ kind: "status", status: "answered" });
  expect(referencesIn(applyToList(list, answered, open))).toEqual(["B"]);
  expect(applyToList(list, answered, open).counts.open).toBe(1);
  expect(applyToList(list, answered, {}).requests[0]).toMatchObject({
    status: "answered",
    answeredAt: 1_000,
  });
});

test("spam is no answer, and a request that is new again has none", () => {
  const spam = applyToSummary(summary, action({ kind: "status", status: "spam" }));
  expect(spam).toMatchObject({ status: "spam", answeredAt: null });
  const answered = { ...summary, status: "answered", answeredAt: 5 } as const;
  const again = applyToSummary(answered, action({ kind: "status", status: "new" }));
  expect(again).toMatchObject({ status: "new", answeredAt: null });
});

test("a filtered list loses what its filter no longer finds", () => {
  const booked = action({ kind: "status", status: "booked" });
  expect(referencesIn(applyToList(list, booked, { status: "new" }))).toEqual(["B"]);
  expect(referencesIn(applyToList(list, booked, { status: "booked" }))).toContain("A");
});

test("a reply marks a new request as answered where that is wanted, and no other", () => {
  const reply = { kind: "reply", subject: "Hello", text: "…", marksAnswered: true } as const;
  expect(applyToSummary(summary, action(reply)).status).toBe("answered");
  expect(applyToSummary(summary, action({ ...reply, marksAnswered: false })).status).toBe("new");
  expect(applyToSummary({ ...summary, status: "booked" }, action(reply)).status).toBe("booked");
});

test("amount and trailer change only where they are given", () => {
  const request = detail as unknown as RequestDetail;
  const booked = action({ kind: "status", status: "booked" });
  expect(applyToDetail(request, booked)).toMatchObject({ amountCents: 5, trailerId: "two" });
  const without = action({ kind: "status", status: "booked", amountCents: 900, trailerId: null });
  expect(applyToDetail(request, without)).toMatchObject({ amountCents: 900, trailerId: null });
});

test("a note stands above those of before", () => {
  const request = { ...detail, notes: [{ id: 1, at: 1, by: "", text: "old" }] };
  const noted = action({ kind: "note", text: "new" });
  const { notes } = applyToDetail(request as unknown as RequestDetail, noted);
  expect(notes.map(({ text }) => text)).toEqual(["new", "old"]);
});

test("another request is left alone", () => {
  const noted = action({ kind: "status", status: "lost" }, "B");
  expect(applyToSummary(summary, noted)).toBe(summary);
});

test("an action is sent with its id to the address of its request", () => {
  const booked = action({ kind: "status", status: "booked", amountCents: 900 }, "A/B");
  expect(pathOf(booked)).toBe("requests/A%2FB/status");
  expect(bodyOf(booked)).toMatchObject({ id: booked.id, status: "booked", amountCents: 900 });
});
