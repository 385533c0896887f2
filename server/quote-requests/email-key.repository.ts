import type { Db } from "../db/schema.ts";
import { emailKey } from "./email-key.ts";

/** Rows that are read at once. */
const batch = 500;

/**
 * Fills `email_key` in where it is empty and returns of how many requests: those that were stored
 * before there was such a column. SQL alone can neither fold all letters nor write a domain in ASCII.
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
