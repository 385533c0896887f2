import type { NewNote, NewReply, StatusChange } from "../../server/desk/desk-api.ts";

/** A change that the owner makes to a request; it is stored in the browser until it is sent. */
export type Action = Meant & {
  /** Made by the browser; the server does the same action once, however often it is sent. */
  id: string;
  reference: string;
  /** Whose request it is, to say what waits. */
  name: string;
  /** Who did it, by the address that is signed in. */
  person: string;
  at: number;
};

export type Meant =
  | ({ kind: "status" } & Omit<StatusChange, "id">)
  | ({ kind: "note" } & Omit<NewNote, "id">)
  | ({ kind: "reply" } & Omit<NewReply, "id">)
  | { kind: "release" | "spam" };

const folders = {
  status: "status",
  note: "notes",
  reply: "replies",
  release: "release",
  spam: "spam",
} as const;

/** Whether a stored kind is one that this version of the desk knows. */
export const isKnownKind = (kind: unknown): boolean =>
  typeof kind === "string" && Object.hasOwn(folders, kind);

/** Returns where an action is sent, below /desk/api/, and what is sent there. */
export function toCall({ kind, reference, name, person, at, ...body }: Action) {
  return { path: `requests/${encodeURIComponent(reference)}/${folders[kind]}`, body };
}
