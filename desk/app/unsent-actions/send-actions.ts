import { notifyManager, type QueryKey } from "@tanstack/react-query";
import type { RequestDetail, RequestPage } from "../../server/desk-answers.ts";
import { isAnswered, requestQuery, startQuery } from "../server-api/queries.ts";
import { handleSignOut, queryClient, renewQueries } from "../server-api/query-client.ts";
import { ApiError, hasCode, postJson } from "../server-api/request-json.ts";
import type { ListPages, ListQuery } from "../server-api/request-list.ts";
import { storeQueries } from "../stored-queries/stored-queries.ts";
import { serverNow } from "../time/use-now.ts";
import { announce } from "../ui/announcement.ts";
import { createStore } from "../ui/store.ts";
import { words } from "../words.ts";
import { type Action, type TypedReply, toCall } from "./action.ts";
import { applyToDetail, applyToList } from "./apply-action.ts";
import { draftOf, type TypedRequest } from "./typed-request.ts";
import {
  actions,
  draftName,
  drafts,
  dropUnsentOf,
  isOfOthers,
  isOnHold,
  listReferences,
  listWaitingActions,
} from "./unsent.ts";

/** Errors after which an action is sent again by itself; after all others the owner decides. */
const retryableCodes = new Set(["unreachable", "rate-limited", "signed-out"]);

let isSending = false;

/** References of the requests that were made here, by the id of the action. */
export const createdRequests = createStore<ReadonlyMap<string, string>>(new Map());

/**
 * Takes an action back: here where no page has sent it, and at the server where one has, which
 * takes back no request that it has not given a reference.
 */
export function withdrawAction(action: Action): void {
  // Its form holds one.
  if (action.kind === "new-request" && !action.reference && drafts.get().has("new-request")) {
    announce("You are writing down another call. Save that one first, then withdraw this one.");
    return;
  }
  const kept = actions.get().get(action.id);
  actions.drop(action.id);
  if ((kept && !kept.isTried) || !action.reference) {
    afterUndo(action);
    return;
  }
  const { reference, name, person } = action;
  const id = crypto.randomUUID();
  queueAction({ kind: "undo", of: action, id, reference, name, person, at: serverNow() });
}

/**
 * Says that an action is undone; what was written is a draft again. What was typed since stays:
 * below a longer text, and in place of another.
 */
function afterUndo(action: Action): void {
  announce(words.undone);
  const { reference, person } = action;
  const keep = <Typed>(name: string, join: (typed?: Typed) => Typed) => {
    const typed = join(drafts.get().get(name)?.typed as Typed | undefined);
    drafts.keep(name, { person, typed, at: Date.now() });
  };
  if (action.kind === "note")
    keep<string>(draftName("note", reference), (typed) => joinTexts(action.text, typed));
  if (action.kind === "reply")
    keep<Partial<TypedReply>>(draftName("reply", reference), (typed) => joinReplies(action, typed));
  if (action.kind === "new-request" && !reference)
    keep<TypedRequest>("new-request", (typed) => typed ?? draftOf(action));
}

const joinTexts = (sent: string, typed?: string) => (typed ? `${sent}\n\n${typed}` : sent);

const joinReplies = (sent: TypedReply, typed: Partial<TypedReply> = {}): TypedReply => ({
  template: typed.template || sent.template,
  subject: typed.subject || sent.subject,
  text: joinTexts(sent.text, typed.text),
  marksAnswered: typed.marksAnswered ?? sent.marksAnswered,
});

/** Keeps an action, and sends it after those that wait, or in the place of a refused one. */
export function queueAction(action: Action, replaced?: Action): void {
  // The clock may have been set back since.
  const at = replaced?.at ?? Math.max(action.at, lastTime() + 1);
  if (replaced) actions.drop(replaced.id);
  actions.keep(action.id, { action: { ...action, at } });
  void sendActions();
}

/** Drops an action that the server refused; what was on hold for it is sent. */
export function dropRefusedAction({ id }: Action): void {
  actions.drop(id);
  void sendActions();
}

/** Returns when the last action was done of which something is kept. */
const lastTime = () =>
  Math.max(
    0,
    ...[...actions.get().values()].flatMap(({ action, holdsUntil = 0 }) => [action.at, holdsUntil]),
  );

/**
 * Sends what waits, the oldest first, until an answer fails to come. One that cannot be sent, or
 * that the server refuses, puts on hold what was done later to the same request, and nothing else.
 */
export async function sendActions(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    const failed = new Set<string>();
    for (let next = firstUnsent(failed); next; next = firstUnsent(failed)) {
      const outcome = await send(next);
      if (outcome === "unreachable") break;
      if (outcome === "failed") failed.add(subjectOf(next));
    }
  } finally {
    isSending = false;
  }
}

const subjectOf = ({ reference, id }: Action) => reference || id;

/** Nothing is sent before it is known who is signed in, and nothing in another's name. */
function firstUnsent(failed: ReadonlySet<string>): Action | undefined {
  const state = queryClient.getQueryState(startQuery.queryKey);
  if (!state?.data || !isAnswered(state)) return undefined;
  const { person } = state.data;
  return listWaitingActions().find(
    (action) => !isOfOthers(action, person) && !failed.has(subjectOf(action)) && !isOnHold(action),
  );
}

/** Sends an action once; one that failed by itself says nothing of the others. */
async function send(action: Action): Promise<"answered" | "failed" | "unreachable"> {
  try {
    const { path, body } = toCall(action);
    // A browser that says it has no signal sends nothing.
    if (navigator.onLine !== false) actions.keep(action.id, { action, isTried: true });
    const answer = await postJson(path, body);
    await applyAnswer(action, answer);
  } catch (error) {
    handleSignOut(error);
    if (!(error instanceof ApiError) || error.isOfProxy) return "failed";
    if (retryableCodes.has(error.code)) return "unreachable";
    await keepRefused(action, error);
  }
  void renewQueries();
  return "answered";
}

/** Shows what a sent action has changed. What fails here was sent, and leaves the queue, too. */
async function applyAnswer(action: Action, { reference }: { reference?: string }): Promise<void> {
  try {
    if (reference) createdRequests.set(new Map([...createdRequests.get(), [action.id, reference]]));
    // What was sent waits no more: the next page shows it from what is stored here.
    await storeQueries((key, data) => applyToQuery(key, data, action));
    await applySentAction(action);
    if (action.kind === "undo") afterUndo(action.of);
    if (reference) {
      const isMailed = action.kind === "new-request" && action.acknowledges;
      // Of a new request the mail alone can be undone.
      if (isMailed)
        announce(
          `The request of ${action.name} is saved. Its mail goes out in a few seconds.`,
          () => withdrawAction({ ...action, reference }),
        );
      else announce(`The request of ${action.name} is saved.`);
    }
  } catch (error) {
    console.error(error);
    actions.drop(action.id);
  }
}

/** Keeps an action that was refused for the owner to decide, unless its request is erased. */
async function keepRefused(action: Action, error: ApiError): Promise<void> {
  // It was undone while it was sent.
  if (!actions.get().has(action.id)) return;
  if (action.kind === "undo") {
    actions.drop(action.id);
    announce(error.message);
    return;
  }
  // A server of another version may know the request, and not what is done to it.
  if (hasCode(error, "not-found") && action.reference && (await isErased(action.reference))) {
    dropUnsentOf(action.reference);
    announce(`The request of ${action.name} was erased, and with it what you did for it.`);
    return;
  }
  // Something else is stored under its id; whoever sends it again means another action.
  const { message: problem, code, answer } = error;
  const { field, reference: other } = answer ?? {};
  const id = field === "id" ? crypto.randomUUID() : action.id;
  const holdsUntil = lastTime();
  actions.drop(action.id);
  actions.keep(id, {
    action: { ...action, id },
    problem,
    code,
    holdsUntil,
    ...(field && { field }),
    ...(other && { about: other }),
  });
  announce(`What you did for ${action.name} was not taken.`);
}

/** Asks the server for the requests that this browser keeps texts about, and forgets the erased. */
export async function forgetErased(): Promise<void> {
  for (const reference of listReferences()) if (await isErased(reference)) dropUnsentOf(reference);
}

/** Whether the server says that it has a request no more. */
const isErased = (reference: string): Promise<boolean> =>
  queryClient.fetchQuery({ ...requestQuery(reference), staleTime: 0 }).then(
    () => false,
    (error) => hasCode(error, "not-found"),
  );

/** Returns what a query holds once an action is done. */
function applyToQuery([name, about]: QueryKey, data: unknown, action: Action): unknown {
  if (name === requestQuery(action.reference).queryKey[0])
    return applyToDetail(data as RequestDetail, action);
  if (name !== "requests") return data;
  const list = data as ListPages;
  const apply = (page: RequestPage) => applyToList(page, action, about as ListQuery);
  return { ...list, pages: list.pages.map(apply) };
}

/**
 * Applies a sent action to the cached queries and removes it from the unsent actions in the same
 * rendering. In two renderings the first could show the request as it was before the action; a
 * field that only the new status has would be removed from the page and lose the focus.
 */
const applySentAction = (action: Action): Promise<void> =>
  new Promise((resolve) =>
    notifyManager.batch(() => {
      for (const [key, data] of queryClient.getQueriesData({})) {
        const applied = data && applyToQuery(key, data, action);
        if (applied !== data) queryClient.setQueryData(key, applied);
      }
      notifyManager.schedule(() => {
        actions.drop(action.id);
        resolve();
      });
    }),
  );
