import { useInfiniteQuery } from "@tanstack/react-query";
import { requestsQuery } from "../server-api/queries.ts";
import { joinPages, type ListQuery } from "../server-api/request-list.ts";
import { applyToList } from "./apply-action.ts";
import { useWaitingActions } from "./unsent.ts";

/** Returns a list as it is shown: as the server said, with the actions that wait laid over it. */
export function useShownList(query: ListQuery) {
  const list = useInfiniteQuery(requestsQuery(query));
  const actions = useWaitingActions();
  const read = list.data && joinPages(list.data);
  const data = read && actions.reduce((before, action) => applyToList(before, action, query), read);
  return { ...list, data };
}
