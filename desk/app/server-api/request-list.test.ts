import { expect, test } from "vitest";
import type { ListedRequest, RequestPage } from "../../server/desk-answers.ts";
import { addPage, renewFirstPage, toSearch } from "./request-list.ts";

const request = (reference: string) => ({ reference }) as ListedRequest;
const page = (references: string, next: string | null): RequestPage => ({
  requests: [...references].map(request),
  next,
  counts: { open: 0, quarantined: 0, setAsideMails: 0, followUps: 0 },
  now: 0,
  cannotStore: null,
});
const shown = ({ requests, next }: RequestPage) => [
  requests.map(({ reference }) => reference).join(""),
  next,
];

test("a new request comes first, and what was scrolled to stays", () => {
  const kept = addPage(page("abc", "c"), page("def", "f"));
  expect(shown(renewFirstPage(kept, page("Nab", "b")))).toEqual(["Nabcdef", "f"]);
});

test("a request that is gone from the first page is gone from the list", () => {
  const kept = addPage(page("abc", "c"), page("def", "f"));
  expect(shown(renewFirstPage(kept, page("acd", "d")))).toEqual(["acdef", "f"]);
});

test("the list begins anew where more came in than a page holds", () => {
  const kept = addPage(page("abc", "c"), page("def", "f"));
  expect(shown(renewFirstPage(kept, page("XYZ", "Z")))).toEqual(["XYZ", "Z"]);
});

test("a list that fits on one page is that page", () => {
  expect(shown(renewFirstPage(page("abc", "c"), page("a", null)))).toEqual(["a", null]);
});

test("no request stands twice", () => {
  expect(shown(addPage(page("abc", "c"), page("cde", null)))[0]).toBe("abcde");
});

test("an address has what was chosen only", () => {
  const chosen = { open: "1", text: "", place: "St. Catharines" } as const;
  expect(toSearch(chosen)).toBe("open=1&place=St.+Catharines");
});

test("an unchanged request stays the same object, so that its row stays", () => {
  const kept = page("abc", "c");
  const { requests } = renewFirstPage(kept, page("Nab", "b"));
  expect(requests[1]).toBe(kept.requests[0]);
});
