import type { Db } from "../db/schema.ts";
import { parseReasons, weightOf } from "../quarantine/quarantine-reasons.ts";
import { ownerNoticeKind } from "./mails/request-mail-kinds.ts";
import { fromRow, type StoredQuoteRequest } from "./quote-request.repository.ts";

/** Requests in quarantine that one mail names where there is no desk; more would hold it up. */
export const maxWithoutDesk = 500;

/** Returns the ids of requests since a moment that are in quarantine and in no mail to the owner. */
export async function listUntold(db: Db, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom("quote_request")
    .leftJoin("outbox_mail", (join) =>
      join
        .onRef("outbox_mail.quote_request_id", "=", "quote_request.id")
        .on("kind", "=", ownerNoticeKind),
    )
    .leftJoin("mail_naming", "mail_naming.quote_request_id", "quote_request.id")
    .select(["quote_request.id", "quarantine_reasons"])
    .where("received_at", ">=", since)
    .where("quarantine_reasons", "is not", null)
    .where("outbox_mail.id", "is", null)
    .where("mail_naming.id", "is", null)
    .orderBy("received_at", "desc")
    .execute();
  const weight = (row: (typeof rows)[number]) =>
    weightOf(parseReasons(row.quarantine_reasons) ?? []);
  return rows
    .sort((one, other) => weight(one) - weight(other))
    .slice(0, maxWithoutDesk)
    .map(({ id }) => id);
}

/** Returns the requests that a mail names and that are in quarantine still, in its order. */
export async function listNamedInQuarantine(db: Db, mailId: number): Promise<StoredQuoteRequest[]> {
  const rows = await db
    .selectFrom("quote_request")
    .innerJoin("mail_naming", "mail_naming.quote_request_id", "quote_request.id")
    .selectAll("quote_request")
    .where("mail_id", "=", mailId)
    .where("quarantine_reasons", "is not", null)
    .orderBy("mail_naming.id")
    .execute();
  return rows.map(fromRow);
}
