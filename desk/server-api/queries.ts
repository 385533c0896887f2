import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type {
  Access,
  CalendarMonth,
  DeskFigures,
  DeskHousekeeping,
  DeskStart,
  FilledTemplate,
  PushState,
  Quarantine,
  RequestDetail,
  RequestPage,
} from "../../server/desk/desk-api.ts";
import { queryClient } from "./query-client.ts";
import { getJson } from "./request-json.ts";
import {
  addPage,
  type ListQuery,
  type RequestList,
  renewFirstPage,
  toSearch,
} from "./request-list.ts";

/**
 * How often queries are repeated while the page is visible, in milliseconds. Answers are due within
 * hours, so no shorter interval is needed.
 */
const pollInterval = 15_000;

export const startQuery = queryOptions({
  queryKey: ["start"],
  queryFn: ({ signal }) => getJson<DeskStart>("start", signal),
  staleTime: Number.POSITIVE_INFINITY,
  // Repeated until it succeeds: every screen needs it, and no screen offers to try it again.
  refetchInterval: ({ state }) => (state.data ? false : pollInterval),
});

/** A list of requests: its first page is read again and again, further pages when scrolled to. */
export const requestsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ["requests", query],
    queryFn: async ({ signal, client, queryKey }): Promise<RequestList> => {
      const first = await getJson<RequestPage>(`requests?${toSearch(query)}`, signal);
      return renewFirstPage(client.getQueryData<RequestList>(queryKey), first);
    },
    refetchInterval: pollInterval,
    // A new request moves all others by one place, so that comparing the old and the new list place
    // by place costs time and finds no two alike.
    structuralSharing: false,
    // While a filter's answer is on its way the list before stays.
    placeholderData: keepPreviousData,
  });

/** Reads the next page of a list, where there is one. */
export async function readNextPage(query: ListQuery): Promise<void> {
  const { queryKey } = requestsQuery(query);
  const after = queryClient.getQueryData<RequestList>(queryKey)?.next;
  if (!after) return;
  const page = await getJson<RequestPage>(`requests?${toSearch({ ...query, after })}`);
  queryClient.setQueryData<RequestList>(queryKey, (kept) =>
    kept?.next === after ? addPage(kept, page) : kept,
  );
}

const requestPath = (reference: string) => `requests/${encodeURIComponent(reference)}`;

/** Returns the query of all that the desk shows of one quote request; it polls. */
export const requestQuery = (reference: string) =>
  queryOptions({
    queryKey: ["request", reference],
    queryFn: ({ signal }) => getJson<RequestDetail>(requestPath(reference), signal),
    refetchInterval: pollInterval,
  });

/** Returns the query of the reply templates, filled in with the words of a quote request. */
export const templatesQuery = (reference: string) =>
  queryOptions({
    queryKey: ["templates", reference],
    queryFn: async ({ signal }) => {
      const path = `${requestPath(reference)}/reply-templates`;
      return getJson<FilledTemplate[]>(path, signal);
    },
  });

export const quarantineQuery = queryOptions({
  queryKey: ["quarantine"],
  queryFn: ({ signal }) => getJson<Quarantine>("quarantine", signal),
  refetchInterval: pollInterval,
});

/** Returns the query of the figures of a period; both days are included. */
export const figuresQuery = (period: { from: string; to: string }) =>
  queryOptions({
    queryKey: ["figures", period],
    queryFn: ({ signal }) => getJson<DeskFigures>(`figures?${new URLSearchParams(period)}`, signal),
  });

/** Returns the query of a month's rentals, such as "2027-06"; it polls. */
export const calendarQuery = (month: string) =>
  queryOptions({
    queryKey: ["calendar", month],
    queryFn: ({ signal }) => getJson<CalendarMonth>(`calendar?month=${month}`, signal),
    refetchInterval: pollInterval,
  });

export const housekeepingQuery = queryOptions({
  queryKey: ["housekeeping"],
  queryFn: ({ signal }) => getJson<DeskHousekeeping>("housekeeping", signal),
});

export const accessQuery = queryOptions({
  queryKey: ["access"],
  queryFn: ({ signal }) => getJson<Access>("access", signal),
});

export const pushQuery = queryOptions({
  queryKey: ["push"],
  queryFn: ({ signal }) => getJson<PushState>("push", signal),
});
