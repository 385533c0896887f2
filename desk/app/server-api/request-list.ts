import type { ListedRequest, RequestPage } from "../../server/desk-answers.ts";
import type { RequestQuery } from "../../server/desk-api.ts";

/** Which requests a list shows; the place in it is the server's. */
export type ListQuery = Omit<RequestQuery, "after">;

/**
 * Returns the list with its first page as it is now. What was read behind the first page stays
 * behind it; where more came in than a page holds, the list begins anew.
 */
export function renewFirstPage(kept: RequestPage | undefined, first: RequestPage): RequestPage {
  if (!kept) return first;
  const requests = keepUnchanged(kept.requests, first.requests);
  const last = requests.at(-1)?.reference;
  const at = kept.requests.findIndex(({ reference }) => reference === last);
  if (first.next === null || at < 0 || at === kept.requests.length - 1)
    return { ...first, requests };
  const rest = without(kept.requests.slice(at + 1), requests);
  return { ...first, requests: [...requests, ...rest], next: kept.next };
}

/** Returns requests as they are now, unchanged ones as the same objects: their rows stay. */
function keepUnchanged(kept: readonly ListedRequest[], requests: readonly ListedRequest[]) {
  const known = new Map(kept.map((request) => [request.reference, request]));
  return requests.map((request) => {
    const before = known.get(request.reference);
    return before && JSON.stringify(before) === JSON.stringify(request) ? before : request;
  });
}

/** Returns the list with the page behind it. */
export function addPage(kept: RequestPage, page: RequestPage): RequestPage {
  return { ...page, requests: [...kept.requests, ...without(page.requests, kept.requests)] };
}

function without(requests: ListedRequest[], others: readonly ListedRequest[]) {
  const known = new Set(others.map(({ reference }) => reference));
  return requests.filter(({ reference }) => !known.has(reference));
}

/** Returns the query as it stands in an address. */
export function toSearch(query: RequestQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.toString();
}
