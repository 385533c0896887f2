import { isPostgres } from "../../../server/db/dialect.ts";
import type { Db } from "../../../server/db/schema.ts";
import { hasStatus, passesFilter } from "../request-records/filter-requests.ts";
import { selectRows } from "../request-records/inbox.repository.ts";

/** Requests that are reminded of by one run of housekeeping, at most. */
const batch = 50;

/**
 * Returns the requests received between two moments that wait for an answer and have no mail of a
 * kind. Whoever called is reminded of where they wait for an e-mail alone.
 */
export const listUnreminded = (
  db: Db,
  { after, before, kind, isCall }: { after: number; before: number; kind: string; isCall: boolean },
): Promise<{ id: number; receivedAt: number }[]> =>
  db
    .selectFrom("agreed_request")
    .leftJoin("quote_mark", "quote_mark.quote_request_id", "agreed_request.id")
    .select(["agreed_request.id", "received_at as receivedAt"])
    .where("received_at", ">", after)
    .where("received_at", "<=", before)
    .where("quarantine_reasons", "is", null)
    .where((eb) =>
      eb.or([eb("origin", "<>", "phone"), ...(isCall ? [] : [eb("email", "is not", null)])]),
    )
    .where((eb) => hasStatus(eb, "new"))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox_mail")
            .select("outbox_mail.id")
            .whereRef("outbox_mail.quote_request_id", "=", "agreed_request.id")
            .where("kind", "=", kind),
        ),
      ),
    )
    .orderBy("received_at")
    .orderBy("agreed_request.id")
    .limit(batch)
    .execute();

/** Returns whether a request of a period waits for an answer. */
export async function isAnyOpen(
  db: Db,
  period: { receivedFrom: number; receivedBefore: number },
): Promise<boolean> {
  const filter = { ...period, status: "new", isQuarantined: false } as const;
  const rows = await selectRows(db)
    .where((eb) => passesFilter(eb, filter, isPostgres(db)))
    .limit(1)
    .execute();
  return rows.length > 0;
}
