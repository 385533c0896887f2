import { useQuery } from "@tanstack/react-query";
import { requestsQuery } from "../server-api/queries.ts";
import type { ListQuery } from "../server-api/request-list.ts";
import { applyToList } from "./apply-action.ts";
import { useWaiting } from "./unsent.ts";

/** Returns a list as it is shown: as the server said, with the actions that wait laid over it. */
export function useShownList(query: ListQuery) {
  const list = useQuery(requestsQuery(query));
  const actions = useWaiting();
  const data =
    list.data && actions.reduce((before, action) => applyToList(before, action, query), list.data);
  return { ...list, data } as typeof list;
}
