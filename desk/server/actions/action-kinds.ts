/**
 * What can be done to a quote request: where it is posted below its address, and whether the server
 * can undo it.
 */
export const actionKinds = {
  status: { path: "status", isUndoable: true },
  note: { path: "notes", isUndoable: false },
  reply: { path: "replies", isUndoable: true },
  release: { path: "release", isUndoable: true },
  spam: { path: "spam", isUndoable: true },
  undo: { path: "undo", isUndoable: false },
  agreement: { path: "agreement", isUndoable: true },
  "cancel-booking": { path: "booking/cancel", isUndoable: true },
} as const;
export type ActionKind = keyof typeof actionKinds;
