import { actionKinds } from "../../server/actions/action-kinds.ts";
import { type AgreedField, type Agreement, describeField } from "../../server/agreement/agreed.ts";
import type {
  AgreementChange,
  BookingCancel,
  NewNote,
  NewReply,
  NewRequest,
  StatusChange,
} from "../../server/desk-api.ts";
import { words } from "../words.ts";

/** A change that the owner makes to a request; it is stored in the browser until it is sent. */
export type Action = ActionContent & {
  /** Made by the browser; the server does the same action once, however often it is sent. */
  id: string;
  /** Empty for a new request, which the server gives one. */
  reference: string;
  /** Whose request it is, to say what waits. */
  name: string;
  /** Who did it, by the address that is signed in. */
  person: string;
  at: number;
};

/**
 * What is typed of a reply. The template is chosen again where it is taken back; the server is not
 * told.
 */
export type TypedReply = { template?: string } & Omit<NewReply, "id" | "isQuote">;

export type ActionContent =
  | ({ kind: "status" } & Omit<StatusChange, "id">)
  | ({ kind: "note" } & Omit<NewNote, "id">)
  | ({ kind: "reply" } & TypedReply & Pick<NewReply, "isQuote">)
  /** The part names the form that it was typed in; the server is not told. */
  | ({ kind: "agreement"; part: string } & Omit<AgreementChange, "id">)
  | ({ kind: "cancel-booking" } & Omit<BookingCancel, "id">)
  | { kind: "release" | "spam" }
  | ({ kind: "new-request" } & Omit<NewRequest, "id" | "name">)
  | { kind: "undo"; of: Action };

/** Whether a stored kind is one that this version of the desk knows. */
export const isKnownKind = (kind: unknown): boolean =>
  typeof kind === "string" && (kind === "new-request" || Object.hasOwn(actionKinds, kind));

/** Returns where an action is sent, below /desk/api/, and what is sent there. */
export function toCall(action: Action) {
  const { kind, reference, name, person, at, ...body } = action;
  if (kind === "new-request") return { path: "requests" as const, body: { ...body, name } };
  const path = `requests/${encodeURIComponent(reference)}/${actionKinds[kind].path}` as const;
  if (action.kind === "undo") return { path, body: { id: action.id, actionId: action.of.id } };
  if (action.kind === "reply") return { path, body: { ...body, template: undefined } };
  if (action.kind === "agreement") return { path, body: { ...body, part: undefined } };
  return { path, body };
}

/** Returns what an action does, and for whom, in a few words. */
export function nameAction(action: Action): string {
  const { kind, name } = action;
  if (kind === "status") return `${name}: ${words.statuses[action.status]}`;
  if (kind === "undo") return `Undo: ${nameAction(action.of)}`;
  if (kind !== "agreement") return actionNames[kind](name);
  if (action.books) return `Booking of ${name}`;
  const fields = Object.keys(action.set) as AgreedField[];
  const set = { ...action.was, ...action.set } as Agreement;
  const labels = fields.map((field) => describeField(field, set, () => "").label);
  return `${name}: ${[...new Set(labels)].join(", ")}`;
}

const actionNames = {
  note: (name: string) => `Note on ${name}`,
  reply: (name: string) => `Reply to ${name}`,
  release: (name: string) => `Let ${name} through`,
  spam: (name: string) => `${name}: spam`,
  "new-request": (name: string) => `New request: ${name}`,
  "cancel-booking": (name: string) => `Cancel the booking of ${name}`,
};
