import type { Db } from "../db/schema.ts";
import { emailKey } from "./email-key.ts";
import { foldedColumns } from "./search/fold-text.ts";

/** Requests that are read at once. */
const batch = 500;

/**
 * Fills in the key of the mailbox and the folded texts where either is empty, because an earlier
 * version stored the request or a migration emptied them; returns of how many requests. SQL can
 * neither fold all letters nor write a domain in ASCII.
 */
export async function fillDerivedColumns(db: Db): Promise<number> {
  for (let filled = 0; ; ) {
    const rows = await db
      .selectFrom("quote_request")
      .select(["id", "reference", "name", "email", "phone", "location", "message"])
      // A union, because SQLite would read the whole table for an "or".
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("quote_request")
          .select("id")
          .where("email_key", "=", "")
          .union(selectFrom("quote_request").select("id").where("folded_text", "is", null)),
      )
      .limit(batch)
      .execute();
    for (const { id, ...row } of rows)
      await db
        .updateTable("quote_request")
        .set({ email_key: emailKey(row.email), ...foldedColumns(row) })
        .where("id", "=", id)
        .execute();
    filled += rows.length;
    if (rows.length < batch) return filled;
  }
}
