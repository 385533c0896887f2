import { useEffect } from "react";
import { isSame } from "../../../content-files/merge-data.ts";
import { isReference } from "../../../quote-request/protocol.ts";
import { day } from "../../../server/time/durations.ts";
import { isObject, parseObject } from "../json.ts";
import { forgetAnswersAbout } from "../server-api/query-client.ts";
import { useStart } from "../server-api/start-context.ts";
import { removeStored } from "../stored-queries/storage.ts";
import { useStore } from "../ui/store.ts";
import { type Action, isKnownKind } from "./action.ts";
import { createStoredMap } from "./stored-map.ts";

const areTexts = (...values: unknown[]) => values.every((value) => typeof value === "string");

/**
 * An action that is not done yet, by its id; `isTried` says that a page has sent it, so that the
 * server may have done it, `problem` why the server refused it, with the error's code and the field
 * that it is about, `about` is the reference of another request that it names, and `holdsUntil` is
 * when the last action was done that the owner did before knowing of the refusal.
 */
export type UnsentAction = {
  action: Action;
  isTried?: true;
  problem?: string;
  code?: string;
  field?: string;
  about?: string;
  holdsUntil?: number;
};
export const actions = createStoredMap<UnsentAction>(
  "desk-action:",
  ({ action }) => action.at,
  ({ action, problem = "", code = "", field = "", about = "", holdsUntil = 0 }) =>
    isObject(action) &&
    isKnownKind(action.kind) &&
    [action.at, holdsUntil].every((time) => typeof time === "number") &&
    areTexts(
      problem,
      code,
      field,
      about,
      action.id,
      action.reference,
      action.name,
      action.person,
    ) &&
    areTexts(action.text ?? "", action.subject ?? "") &&
    (action.kind !== "undo" || isObject(action.of)) &&
    (action.kind !== "agreement" || (isObject(action.set) && isObject(action.was))),
);

/** What is typed and not sent yet, by the name of its field or form. */
type Draft = { person: string; typed: unknown; at: number };
export const drafts = createStoredMap<Draft>(
  "desk-draft:",
  ({ at }) => at,
  ({ person, typed, at }) => areTexts(person) && typed !== undefined && typeof at === "number",
);

/** Returns what an action or a draft that another version of the desk has stored has of fields. */
export function readStoredFields(stored: string): Record<string, unknown> {
  const value = parseObject(stored) ?? { text: stored };
  return isObject(value.action) ? value.action : value;
}

const listUnreadable = () =>
  [actions, drafts].flatMap((store) =>
    [...store.unreadable.get()].map(([name, text]) => {
      const { reference, person = "" } = readStoredFields(text);
      const about = store === drafts ? aboutOf(name) : String(reference);
      return { reference: about, person: String(person), drop: () => store.drop(name) };
    }),
  );

/** In milliseconds: as long as a session. A text that nobody came back to is removed. */
const lifetime = 30 * day;

/** Returns the actions that wait to be sent, the oldest first. */
export const listWaitingActions = () => waitingOf(actions.get());

/** Returns the actions that wait to be sent; screens show them as done already. */
export const useWaitingActions = () => waitingOf(useStore(actions));

const waitingOf = (kept: ReadonlyMap<string, UnsentAction>): Action[] =>
  [...kept.values()].filter(({ problem }) => !problem).map(({ action }) => action);

/**
 * Whether an action waits because one that was done before it to the same request was refused: a
 * reply that tells of a booking must not go out without the booking. What is done after the
 * refusal is said waits for nothing.
 */
export const isOnHold = ({ reference, at }: Action): boolean =>
  [...actions.get().values()].some(
    ({ action, holdsUntil = 0 }) =>
      reference !== "" && action.reference === reference && action.at < at && at <= holdsUntil,
  );

/**
 * Returns what is typed, a function that changes it, and a function that drops the change. It is
 * the stored draft, or `given` where there is none. A draft is kept after the screen or the page is
 * closed and the session has ended. One that `isReadable` refuses is left to the person.
 */
export function useDraft<Typed>(
  name: string,
  given: Typed,
  isReadable: (typed: unknown) => boolean,
) {
  const person = useStart()?.person ?? "";
  const kept = useStore(drafts).get(name)?.typed;
  const isUnreadable = kept !== undefined && !isReadable(kept);
  useEffect(() => {
    if (isUnreadable) drafts.markUnreadable(name);
  }, [isUnreadable, name]);
  const typed = kept === undefined || isUnreadable ? given : (kept as Typed);
  const drop = () => drafts.drop(name);
  const change = (next: Typed) =>
    isSame(next, given) ? drop() : drafts.keep(name, { person, typed: next, at: Date.now() });
  return [typed, change, drop] as const;
}

/** Returns a field's text as `useDraft` does. */
export const useTextDraft = (name: string, given = "") =>
  useDraft(name, given, (typed) => typeof typed === "string");

/** Returns the name of a draft: its field, and the reference or the id of what it is about. */
export const draftName = (field: string, about: string): string => `${field} ${about}`;

/** Returns what a draft is about, by its name. */
const aboutOf = (name: string): string => name.slice(name.indexOf(" ") + 1);

/** What a form holds, by its fields. */
type Fields = Record<string, string | boolean | null | readonly string[] | undefined>;

/**
 * Returns a form's fields, kept as `useDraft` keeps them; a function that changes some, one that
 * drops what was typed, and whether anything is. A field that was not typed is the one of `given`.
 */
export function useFieldsDraft<Form extends Fields>(name: string, given: Form) {
  const [typed, keep, drop] = useDraft<Partial<Form>>(
    name,
    {},
    (kept) => isObject(kept) && !Array.isArray(kept),
  );
  // Another version of the desk may have stored a list where this one has a text.
  const fits = ([name, value]: [string, unknown]) =>
    value !== undefined && Array.isArray(value) === Array.isArray(given[name]);
  return {
    values: { ...given, ...Object.fromEntries(Object.entries(typed).filter(fits)) } as Form,
    isTyped: Object.keys(typed).length > 0,
    change: (changes: Partial<Form>) => keep({ ...typed, ...changes }),
    drop,
  };
}

/** Returns the references of the stored requests that this browser keeps something about. */
export const listReferences = () =>
  new Set(
    [
      ...[...drafts.get().keys()].map(aboutOf),
      ...[...actions.get().values()].flatMap(({ action, about }) =>
        about ? [action.reference, about] : [action.reference],
      ),
      ...listUnreadable().map(({ reference }) => reference),
    ].filter(isReference),
  );

/** Removes all of it from the browser, as at sign-out. */
export function dropAllUnsent(): void {
  actions.clear();
  drafts.clear();
}

/** Removes all that this browser keeps about a request that is erased; answers are read again. */
export function dropUnsentOf(reference: string): void {
  void removeStored();
  void forgetAnswersAbout(reference);
  for (const [id, { action, about, holdsUntil }] of actions.get())
    if (action.reference === reference) actions.drop(id);
    else if (about === reference)
      actions.keep(id, {
        action,
        ...(holdsUntil && { holdsUntil }),
        problem: "It clashed with a booking that was erased since. Send it again.",
      });
  for (const stored of listUnreadable()) if (stored.reference === reference) stored.drop();
  for (const name of drafts.get().keys()) if (aboutOf(name) === reference) drafts.drop(name);
}

/**
 * Removes what other people who used this browser did or typed, because it must not be sent in this
 * person's name, and drafts that are too old. What was done before the server had said who is
 * signed in has no person, and stays.
 */
export function dropUnsentOfOthers(person: string): void {
  const oldest = Date.now() - lifetime;
  for (const [id, { action }] of actions.get()) if (isOfOthers(action, person)) actions.drop(id);
  for (const stored of listUnreadable()) if (isOfOthers(stored, person)) stored.drop();
  for (const [name, draft] of drafts.get())
    if (isOfOthers(draft, person) || draft.at < oldest) drafts.drop(name);
}

/** Whether another person than the one given did or typed it. */
export const isOfOthers = (unsent: { person: string }, person: string) =>
  unsent.person !== "" && unsent.person !== person;
