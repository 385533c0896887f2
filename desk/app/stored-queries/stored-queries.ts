import { type DehydratedState, dehydrate, hydrate, type QueryKey } from "@tanstack/react-query";
import { isConfirmed, readConfirmation, resumeConfirmation } from "../server-api/confirmation.ts";
import { requestsQuery, startQuery } from "../server-api/queries.ts";
import { queryClient, signedOutStore } from "../server-api/query-client.ts";
import { hashesToStore } from "./read-ahead.ts";
import { readStored, removeStored, type StoredQueries, writeStored } from "./storage.ts";

/** How long a start waits for the server before it shows what is kept, in milliseconds. */
const answerTimeout = 4_000;
/** How long changes are collected before they are written, in milliseconds. */
const writeInterval = 1_000;
const build = import.meta.url;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Whose answers were restored. */
let restoredPerson: string | undefined;

/** Tells the other pages of this browser that it is signed out, so that they store nothing. */
const signOuts = new BroadcastChannel("desk-sign-out");

/**
 * Restores what an earlier page has read, after the server has said who is signed in or where it
 * does not answer, and stores from then on what is read.
 */
export async function restoreQueries(): Promise<void> {
  const kept = await readStored();
  if (kept) await restore(kept);
  signedOutStore.subscribe(() => {
    void forgetQueries();
    signOuts.postMessage(null);
  });
  signOuts.onmessage = () => signedOutStore.get() || signedOutStore.set(true);
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated") timer ??= setTimeout(() => void storeQueries(), writeInterval);
  });
}

/** Removes from this browser what was read; what is read afterwards is stored again. */
export async function forgetQueries(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  await removeStored();
}

/** Begins anew where another person has read what is shown than the one who is signed in. */
export function forgetOthersQueries(person: string): void {
  if (restoredPerson === undefined || restoredPerson === person) return;
  signedOutStore.set(true);
  void forgetQueries().then(() => location.reload());
}

/** Stores what was read, each answer as `change` returns it. */
export async function storeQueries(
  change = (_key: QueryKey, data: unknown) => data,
): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const confirmation = readConfirmation();
  if (confirmation.confirmedAt === 0 || signedOutStore.get()) return;
  if (!isConfirmed(confirmation, Date.now())) return signedOutStore.set(true);
  const hashes = hashesToStore();
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryHash, state }) =>
      state.data !== undefined && hashes.has(queryHash),
  });
  await writeStored({
    ...confirmation,
    build,
    queries: queries.map((query) => asStored(query, change(query.queryKey, query.state.data))),
  });
}

/** As if no page had read it: `dataUpdateCount` then tells what a page has. */
const asStored = (
  { promise: _, state, ...query }: DehydratedState["queries"][number],
  data: unknown,
) => ({
  ...query,
  state: {
    ...state,
    data,
    dataUpdateCount: 0,
    status: "success" as const,
    error: null,
    fetchFailureReason: null,
  },
});

async function restore(kept: StoredQueries): Promise<void> {
  const before = kept.build === build ? personOf(kept) : undefined;
  if (before === undefined) return void (await removeStored());
  void queryClient.prefetchInfiniteQuery(requestsQuery({ open: "1" }));
  const answer = queryClient.fetchQuery(startQuery).catch(() => undefined);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, answerTimeout));
  const now = (await Promise.race([answer, timeout]))?.person ?? before;
  if (now !== before || signedOutStore.get() || !isConfirmed(kept, Date.now()))
    return void (await removeStored());
  resumeConfirmation(kept);
  restoredPerson = before;
  hydrate(queryClient, { mutations: [], queries: kept.queries });
}

function personOf({ queries }: StoredQueries): string | undefined {
  const [name] = startQuery.queryKey;
  const start = queries.find(({ queryKey }) => queryKey[0] === name);
  return (start?.state.data as { person?: string } | undefined)?.person;
}
