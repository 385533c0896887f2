import { notifyManager } from "@tanstack/react-query";
import type { RequestDetail, RequestQuery } from "../../server/desk/desk-api.ts";
import { noteSignOut, queryClient } from "../server-api/query-client.ts";
import { ApiError, postJson } from "../server-api/request-json.ts";
import type { RequestList } from "../server-api/request-list.ts";
import { announce } from "../shell/announcement.ts";
import { words } from "../words.ts";
import { type Action, bodyOf, pathOf } from "./action.ts";
import { actionStore, dropAction, dropActionsOfOthers, keepAction } from "./action-store.ts";
import { applyToDetail, applyToList } from "./apply-action.ts";

const retryInterval = 10_000;
/** Errors after which an action is sent again by itself; after all others the owner decides. */
const retryableCodes = new Set(["unreachable", "rate-limited", "signed-out"]);

let isSending = false;
/** Whether it is known who is signed in, so that nothing is sent in another's name. */
let maySend = false;

/** Keeps an action and sends it, after those that wait already. */
export function act(action: Action): void {
  keepAction({ action });
  void sendActions();
}

/** Sends an action again that the server refused. */
export function sendAgain(action: Action): void {
  keepAction({ action });
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

const firstUnsent = () =>
  maySend ? actionStore.get().find(({ problem }) => !problem)?.action : undefined;

async function send(action: Action): Promise<boolean> {
  try {
    await postJson(pathOf(action), bodyOf(action));
  } catch (error) {
    noteSignOut(error);
    if (error instanceof ApiError && !retryableCodes.has(error.code)) {
      keepAction({ action, problem: error.message });
      announce(words.unsent.refused(action.name));
      refresh();
      return true;
    }
    return false;
  }
  await applySentAction(action);
  refresh();
  return true;
}

/**
 * Applies a sent action to the cached queries and removes it from the unsent actions in the same
 * rendering. In two renderings the first could show the request as it was before the action; a
 * field that only the new status has would be removed from the page and lose the focus.
 */
function applySentAction(action: Action): Promise<void> {
  return new Promise((resolve) =>
    notifyManager.batch(() => {
      remember(action);
      notifyManager.schedule(() => {
        dropAction(action.id);
        resolve();
      });
    }),
  );
}

function remember(action: Action): void {
  for (const [key, list] of queryClient.getQueriesData<RequestList>({ queryKey: ["requests"] }))
    if (list) queryClient.setQueryData(key, applyToList(list, action, key[1] as RequestQuery));
  queryClient.setQueryData<RequestDetail>(["request", action.reference], (detail) =>
    detail ? applyToDetail(detail, action) : detail,
  );
}

function refresh(): void {
  for (const name of ["requests", "request", "quarantine", "calendar", "figures", "housekeeping"])
    void renew(name);
}

/**
 * Reads queries again. A first read that is under way is cancelled, because its answer may be from
 * before the action.
 */
async function renew(name: string): Promise<void> {
  const queryKey = [name];
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}

/**
 * Sends a person's unsent actions now, at intervals, and whenever the browser is online or visible
 * again. Returns a function that stops this.
 */
export function keepSending(person: string): () => void {
  dropActionsOfOthers(person);
  maySend = true;
  const send = () => void sendActions();
  const timer = setInterval(send, retryInterval);
  addEventListener("online", send);
  document.addEventListener("visibilitychange", send);
  send();
  return () => {
    maySend = false;
    clearInterval(timer);
    removeEventListener("online", send);
    document.removeEventListener("visibilitychange", send);
  };
}
