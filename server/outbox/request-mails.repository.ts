import type { Db } from "../db/schema.ts";
import type { StoredFault } from "../mail/faults.ts";

/** A mail about a quote request, without its text. */
export type RequestMail = {
  kind: string;
  status: "waiting" | "sent" | "set-aside";
  createdAt: number;
  sentAt: number | null;
  lastError: string | null;
  fault: StoredFault | null;
};

/** Returns the mails of a quote request and those that carry replies to it, the oldest first. */
export const listMailsOf = (db: Db, id: number): Promise<RequestMail[]> =>
  db
    .selectFrom("outbox_mail")
    .select(["kind", "status", "last_error as lastError", "fault"])
    .select(["created_at as createdAt", "sent_at as sentAt"])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("quote_request_id", "=", id),
        eb("payload", "=", selectFrom("quote_request").select("reference").where("id", "=", id)),
      ]),
    )
    .orderBy("id")
    .execute();

/** Returns mails that could not be delivered and are set aside, the newest first. */
export const listSetAside = (db: Db, limit: number) =>
  db
    .selectFrom("outbox_mail")
    .leftJoin("quote_request", (join) =>
      join.on(({ or, eb, ref }) =>
        or([
          eb("quote_request.id", "=", ref("outbox_mail.quote_request_id")),
          eb("reference", "=", ref("payload")),
        ]),
      ),
    )
    .select(["kind", "reference", "last_error as lastError", "fault"])
    .where("outbox_mail.status", "=", "set-aside")
    .orderBy("outbox_mail.id", "desc")
    .limit(limit)
    .execute();
