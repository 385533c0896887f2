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
/** Failures that pass by themselves: the action waits. All others are hers to decide. */
const passing = new Set(["unreachable", "rate-limited", "signed-out"]);

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
    if (error instanceof ApiError && !passing.has(error.code)) {
      keepAction({ action, problem: error.message });
      announce(words.unsent.refused(action.name));
      refresh();
      return true;
    }
    return false;
  }
  await settle(action);
  refresh();
  return true;
}

/**
 * Moves a done action from those that wait into what was read, in one rendering: in between, what is
 * shown would be of before it, and a field that belongs to a status would be taken away and lose
 * its focus. What is shown stays the same until the server's own answer replaces it.
 */
function settle(action: Action): Promise<void> {
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

/** Reads queries again, also those whose first answer is on its way: it may be of before. */
async function renew(name: string): Promise<void> {
  const queryKey = [name];
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}

/** Sends what waits of a person whenever the connection may be back. Returns what ends that. */
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
