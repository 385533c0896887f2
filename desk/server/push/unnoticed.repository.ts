import * as z from "zod";
import type { Db } from "../../../server/db/schema.ts";
import { readDeskSetting, writeDeskSetting } from "../settings/desk-settings.repository.ts";

const schema = z.object({ id: z.number() });

/** A new request, as a notice tells of it. */
export type UnnoticedRequest = {
  reference: string;
  eventType: string;
  guestCount: string;
  location: string;
  startDate: string;
  endDate: string;
};

/**
 * Returns the requests outside quarantine that were stored since the last call on any server, and
 * records that they were; none at the first call. Call in transactions that follow each other. Of
 * requests that are stored at the same moment on two servers, one may be left out.
 */
export async function claimUnnoticed(db: Db): Promise<UnnoticedRequest[]> {
  const last = await readDeskSetting(db, "push-noticed", schema);
  const row = await db
    .selectFrom("quote_request")
    .select(({ fn }) => fn.max("id").as("newest"))
    .executeTakeFirstOrThrow();
  const newest = row.newest ?? 0;
  if (last && newest <= last.id) return [];
  await writeDeskSetting(db, "push-noticed", { id: newest });
  if (!last) return [];
  return (
    db
      .selectFrom("quote_request")
      .select(["reference", "event_type as eventType", "guest_count as guestCount", "location"])
      .select(["start_date as startDate", "end_date as endDate"])
      .where("id", ">", last.id)
      .where("quarantine_reasons", "is", null)
      // Who wrote a phone call down knows of it. The form leaves nothing open.
      .where("origin", "=", "form")
      .$narrowType<UnnoticedRequest>()
      .orderBy("id")
      .execute()
  );
}
