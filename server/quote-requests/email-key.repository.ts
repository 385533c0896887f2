import type { Db } from "../db/schema.ts";
import { emailKey } from "./email-key.ts";

/** Requests that are read at once. */
const batch = 500;

/**
 * Fills in `email_key` where it is empty, in requests that were stored before the column existed;
 * returns how many. SQL can neither fold all letters nor write a domain in ASCII.
 */
export async function fillEmailKeys(db: Db): Promise<number> {
  for (let filled = 0; ; ) {
    const rows = await db
      .selectFrom("quote_request")
      .select(["id", "email"])
      .where("email_key", "=", "")
      .limit(batch)
      .execute();
    for (const { id, email } of rows)
      await db
        .updateTable("quote_request")
        .set({ email_key: emailKey(email) })
        .where("id", "=", id)
        .execute();
    filled += rows.length;
    if (rows.length < batch) return filled;
  }
}
