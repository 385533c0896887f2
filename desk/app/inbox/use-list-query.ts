import { useEffect } from "react";
import { useSearchParams } from "wouter";
import type { RequestStatus } from "../../server/request-records/statuses.ts";
import type { ListQuery } from "../server-api/request-list.ts";
import { words } from "../words.ts";

/** Which requests are listed where nothing is searched. */
export const views = ["open", "follow-up", "all"] as const;
export type View = (typeof views)[number];

/** What can be chosen beside the text. */
export const filterNames = ["status", "eventType", "place", "from", "to"] as const;
type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName | "text", string>>;

const isStatus = (value: string | null): value is RequestStatus =>
  value !== null && Object.hasOwn(words.statuses, value);

let lastSearch = "";

/** Returns the inbox's address as it was last shown. */
export const inboxPath = (): string => (lastSearch ? `/?${lastSearch}` : "/");

/** Returns what the address says is to be listed, and what changes it. */
export function useListQuery() {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    lastSearch = search.toString();
  }, [search]);
  const show = search.get("show");
  const view = views.find((each) => each === show) ?? "open";
  const filters: Filters = {};
  for (const name of [...filterNames, "text"] as const) {
    const value = search.get(name);
    if (value) filters[name] = value;
  }
  const { status, ...others } = filters;
  const isSearch = Boolean(filters.text?.trim());
  const query: ListQuery = {
    ...((isSearch || view === "all") &&
      isStatus(status ?? null) && { status: status as RequestStatus }),
    ...(!isSearch && view === "open" && { open: "1" }),
    ...(!isSearch && view === "follow-up" && { followUp: "1" }),
    ...others,
  };
  const change = (changed: Filters & { show?: string }) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(changed))
          if (value) before.set(name, value);
          else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const clear = () => setSearch(view === "open" ? {} : { show: view }, { replace: true });
  return { query, filters, view, isSearch, change, clear };
}
