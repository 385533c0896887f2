import { ontarioMoment } from "../time/format-dates.ts";
import type { KeptReply, Note } from "./notes.repository.ts";

const inDollars = new Intl.NumberFormat("en-CA", { style: "currency", currency: "CAD" });

/** Returns an amount in cents such as "$1,234.50". */
export const dollars = (cents: number): string => inDollars.format(cents / 100);

/** Returns each note with its moment and writer. */
export const noteLines = (notes: readonly Note[]): string[] =>
  notes.map(({ at, by, text }) => `${ontarioMoment(at)}, ${by}: ${text}`);

/** Returns each reply with its moment, writer and subject. */
export const replyLines = (replies: readonly KeptReply[]): string[] =>
  replies.map(({ at, by, subject, text }) => `${ontarioMoment(at)}, ${by}: ${subject}\n${text}`);
