import type { Db } from "../../../server/db/schema.ts";
import { foldText } from "../../../server/search/fold-text.ts";

export type Note = { id: number; at: number; by: string; text: string };
export type KeptReply = {
  at: number;
  by: string;
  subject: string;
  text: string;
  sentAt: number | null;
};

/** Requests whose notes are read by one query. */
const batchSize = 500;

/** Adds a note to a quote request; none is ever replaced. */
export async function addNote(
  db: Db,
  id: number,
  { by, text, now }: { by: string; text: string; now: number },
): Promise<void> {
  await db
    .insertInto("request_note")
    .values({ quote_request_id: id, at: now, by, text, folded_text: foldText(text) })
    .execute();
}

/** Returns the notes of these requests by their ids, the oldest first. */
export async function listNotes(db: Db, ids: readonly number[]): Promise<Map<number, Note[]>> {
  const rows = await inBatches(ids, (some) =>
    db
      .selectFrom("request_note")
      .select(["id", "quote_request_id", "at", "by", "text"])
      .where("quote_request_id", "in", some)
      .orderBy("id"),
  );
  return byRequest(rows);
}

/** Returns the replies to these requests by their ids, the oldest first. */
export async function listReplies(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, KeptReply[]>> {
  const rows = await inBatches(ids, (some) =>
    db
      .selectFrom("request_reply")
      .leftJoin("outbox_mail", "outbox_mail.id", "request_reply.mail_id")
      .select([
        "request_reply.quote_request_id",
        "at",
        "by",
        "subject",
        "text",
        "sent_at as sentAt",
      ])
      .where("request_reply.quote_request_id", "in", some)
      .orderBy("request_reply.id"),
  );
  return byRequest(rows);
}

async function inBatches<Row>(
  ids: readonly number[],
  select: (ids: readonly number[]) => { execute: () => Promise<Row[]> },
): Promise<Row[]> {
  const found: Row[][] = [];
  for (let at = 0; at < ids.length; at += batchSize)
    found.push(await select(ids.slice(at, at + batchSize)).execute());
  return found.flat();
}

function byRequest<Row extends { quote_request_id: number }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ quote_request_id }) => quote_request_id);
  const itemsOf = (group: Row[]) => group.map(({ quote_request_id: _id, ...item }) => item);
  return new Map([...groups].map(([id, group]) => [id, itemsOf(group)]));
}
