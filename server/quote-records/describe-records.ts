import { businessMoment } from "../time/business-clock.ts";
import type { KeptReply, Note } from "./notes.repository.ts";

/** Returns each note with its moment and writer. */
export const noteLines = (notes: readonly Note[]): string[] =>
  notes.map(({ at, by, text }) => `${businessMoment(at)}, ${by}: ${text}`);

/** Returns each reply with its moment, writer and subject. */
export const replyLines = (replies: readonly KeptReply[]): string[] =>
  replies.map(({ at, by, subject, text }) => `${businessMoment(at)}, ${by}: ${subject}\n${text}`);
