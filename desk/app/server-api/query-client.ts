import { onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { hour } from "../../../server/time/durations.ts";
import { createStore } from "../ui/store.ts";
import { hasCode } from "./request-json.ts";

/** Holds what was read; stored-queries/ stores a part of it for the next start. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleSignOut }),
  defaultOptions: {
    queries: {
      gcTime: 24 * hour,
      staleTime: 5_000,
      retry: false,
      // Sends requests also when the browser reports that it is offline, because that report may be
      // wrong; a failed request shows it.
      networkMode: "always",
      refetchOnReconnect: true,
    },
  },
});

// It takes a browser for online until one says otherwise, and one that starts offline never does.
onlineManager.setOnline(navigator.onLine !== false);

/** Whether this browser is signed in no more; the desk then shows nothing else. */
export const signedOutStore = createStore(false);

/** Shows that the session has ended, where that is what an error says. */
export function handleSignOut(error: unknown) {
  if (hasCode(error, "signed-out")) signedOutStore.set(true);
}

/**
 * Reads what is on the screen again. A first read that is under way is cancelled, because its
 * answer may be from before the change.
 */
export async function renewQueries(): Promise<void> {
  await queryClient.cancelQueries({ predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries();
}

/**
 * Forgets every answer that names an erased request; what of it is on the screen is read again. The
 * log below Housekeeping keeps references, and the screen with the receipt stays.
 */
export async function forgetAnswersAbout(reference: string): Promise<void> {
  await queryClient.resetQueries({
    predicate: ({ queryKey: [name], state }) =>
      name !== "housekeeping" && JSON.stringify(state.data ?? null).includes(reference),
  });
}
