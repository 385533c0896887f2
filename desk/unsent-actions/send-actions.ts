import { notifyManager } from "@tanstack/react-query";
import type { RequestPage } from "../../server/desk/desk-api.ts";
import { requestQuery, startQuery } from "../server-api/queries.ts";
import { noteSignOut, queryClient, renewQueries } from "../server-api/query-client.ts";
import { ApiError, hasCode, postJson } from "../server-api/request-json.ts";
import type { ListQuery } from "../server-api/request-list.ts";
import { useStart } from "../server-api/start-context.ts";
import { announce } from "../shell/announcement.ts";
import { serverNow } from "../time/use-now.ts";
import { words } from "../words.ts";
import { type Action, type Meant, toCall } from "./action.ts";
import { applyToDetail, applyToList } from "./apply-action.ts";
import { actions, dropAllAbout, isOfOther, listReferences, listWaiting } from "./unsent.ts";

/** Errors after which an action is sent again by itself; after all others the owner decides. */
const retryableCodes = new Set(["unreachable", "rate-limited", "signed-out"]);

let isSending = false;

/** Returns what does something to a request: shown at once, sent as soon as can be. */
export function useAct() {
  const person = useStart()?.person ?? "";
  return ({ reference, name }: Pick<Action, "reference" | "name">, meant: Meant): void =>
    act({ ...meant, id: crypto.randomUUID(), reference, name, person, at: serverNow() });
}

/** Keeps an action, also one that the server refused, and sends it after those that wait. */
export function act(action: Action): void {
  actions.keep(action.id, { action });
  void sendActions();
}

/** Sends what waits, the oldest first, until an answer fails to come. */
export async function sendActions(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (let next = firstUnsent(); next; next = firstUnsent()) if (!(await send(next))) break;
  } finally {
    isSending = false;
  }
}

/** Nothing is sent before it is known who is signed in, and nothing in another's name. */
function firstUnsent(): Action | undefined {
  const start = queryClient.getQueryData(startQuery.queryKey);
  return start && listWaiting().find((action) => !isOfOther(action, start.person));
}

/** Returns whether the server has answered. */
async function send(action: Action): Promise<boolean> {
  const { path, body } = toCall(action);
  try {
    await postJson(path, body);
    await applySentAction(action);
  } catch (error) {
    noteSignOut(error);
    if (!(error instanceof ApiError) || retryableCodes.has(error.code)) return false;
    takeBack(action, error);
  }
  void renewQueries();
  return true;
}

/** Keeps an action that was refused for the owner to decide, unless its request is erased. */
function takeBack(action: Action, error: ApiError): void {
  if (hasCode(error, "not-found")) {
    dropAllAbout(action.reference);
    announce(words.unsent.erased(action.name));
    return;
  }
  // Something else is stored under its id; whoever sends it again means another action.
  const id = error.field === "id" ? crypto.randomUUID() : action.id;
  actions.drop(action.id);
  actions.keep(id, { action: { ...action, id }, problem: error.message });
  announce(words.unsent.refused(action.name));
}

/** Asks the server for the requests that this browser keeps texts about, and forgets the erased. */
export async function forgetErased(): Promise<void> {
  for (const reference of listReferences())
    await queryClient.fetchQuery(requestQuery(reference)).catch((error) => {
      if (hasCode(error, "not-found")) dropAllAbout(reference);
    });
}

/**
 * Applies a sent action to the cached queries and removes it from the unsent actions in the same
 * rendering. In two renderings the first could show the request as it was before the action; a
 * field that only the new status has would be removed from the page and lose the focus.
 */
function applySentAction(action: Action): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  notifyManager.batch(() => {
    for (const [key, list] of queryClient.getQueriesData<RequestPage>({ queryKey: ["requests"] }))
      if (list) queryClient.setQueryData(key, applyToList(list, action, key[1] as ListQuery));
    queryClient.setQueryData(
      requestQuery(action.reference).queryKey,
      (detail) => detail && applyToDetail(detail, action),
    );
    notifyManager.schedule(() => {
      actions.drop(action.id);
      resolve();
    });
  });
  return promise;
}
