import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Answered } from "../../server/desk-answers.ts";
import type { WebsiteList } from "../../server/website/website-api.ts";
import { getJson } from "./request-json.ts";
import { type ListQuery, toSearch } from "./request-list.ts";

/**
 * How often queries are repeated while the page is visible, in milliseconds. Answers are due within
 * hours, so no shorter interval is needed.
 */
const pollInterval = 15_000;
/** The same while the website is built, whose steps take seconds. */
const buildPollInterval = 2_000;

/** Returns the query of what the server answers below /desk/api/. */
const read = <Address extends string>(address: Answered<Address>) =>
  queryOptions({
    queryKey: [address],
    queryFn: ({ signal }) => getJson<Address>(address, signal),
  });

const poll = <Address extends string>(address: Answered<Address>) => ({
  ...read<Address>(address),
  refetchInterval: pollInterval,
});

/** Whether the server has answered this page; what an earlier one has stored counts for nothing. */
export const isAnswered = (state: { dataUpdateCount: number } | undefined): boolean =>
  (state?.dataUpdateCount ?? 0) > 0;

export const startQuery = queryOptions({
  ...read("start"),
  staleTime: ({ state }) => (isAnswered(state) ? Number.POSITIVE_INFINITY : 0),
  // Repeated until it succeeds: every screen needs it, and no screen offers to try it again.
  refetchInterval: ({ state }) => (isAnswered(state) ? false : pollInterval),
});

/** A list of requests, page by page; what was scrolled to is read again and again. */
export const requestsQuery = (query: ListQuery) =>
  infiniteQueryOptions({
    queryKey: ["requests", query],
    queryFn: ({ signal, pageParam }) =>
      getJson(`requests?${toSearch({ ...query, after: pageParam })}`, signal),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    refetchInterval: pollInterval,
    // A new request moves all others by one place, so that comparing the old and the new list place
    // by place costs time and finds no two alike.
    structuralSharing: false,
    // While a filter's answer is on its way the list before stays.
    placeholderData: keepPreviousData,
  });

const pathOf = (reference: string) => `requests/${encodeURIComponent(reference)}` as const;

/** Returns the query of all that the desk shows of one quote request. */
export const requestQuery = (reference: string) => poll(pathOf(reference));

/** Returns the query of the reply templates, filled in with the words of a quote request. */
export const templatesQuery = (reference: string) => read(`${pathOf(reference)}/reply-templates`);

export const quarantineQuery = poll("quarantine");

/** Returns the query of the figures of a period; both days are included. */
export const figuresQuery = (period: { from: string; to: string }) =>
  read(`figures?${new URLSearchParams(period)}`);

/** Returns the query of a month's rentals, such as "2027-06". */
export const calendarQuery = (month: string) => poll(`calendar?month=${month}`);

/** Returns the query of what is free in a period, and of what keeps units from being booked. */
export const availabilityQuery = (asked: Record<"from" | "to", string> & Record<string, string>) =>
  poll(`availability?${new URLSearchParams(asked)}`);

export const housekeepingQuery = read("housekeeping");
export const accessQuery = read("access");
export const pushQuery = read("push");

export const isBuilding = ({ build }: Pick<WebsiteList, "build">): boolean => "startedAt" in build;

export const websiteQuery = queryOptions({
  ...read("website"),
  refetchInterval: ({ state: { data } }) =>
    data && isBuilding(data) ? buildPollInterval : pollInterval,
});

/** Returns the query of an entry of the website with its form, by the query of its address. */
export const entryQuery = (address: string) => read(`website/entry?${address}`);

/** Returns the query of what a published version changed. */
export const versionQuery = (id: string) => read(`website/versions/${id}`);

/** Returns the query of the fields of the website whose text has these words. */
export const websiteSearchQuery = (text: string) =>
  read(`website/search?${new URLSearchParams({ text })}`);
