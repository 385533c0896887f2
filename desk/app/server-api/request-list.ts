import type { InfiniteData } from "@tanstack/react-query";
import type { RequestPage } from "../../server/desk-answers.ts";
import type { RequestListParams } from "../../server/desk-api.ts";

/** Which requests a list shows; the place in it is the server's. */
export type ListQuery = Omit<RequestListParams, "after">;

/** The pages of a list that were read. */
export type ListPages = InfiniteData<RequestPage>;

export const joinPages = ({ pages }: ListPages): RequestPage | undefined => {
  const [first, last] = [pages[0], pages.at(-1)];
  const requests = pages.flatMap((page) => page.requests);
  return first && last && { ...first, requests, next: last.next };
};

/** Returns the query as it stands in an address. */
export function toSearch(query: RequestListParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.toString();
}
