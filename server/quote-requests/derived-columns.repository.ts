import type { Db } from "../db/schema.ts";
import { emailKeyOf } from "./email-key.ts";
import { foldedColumns, foldText } from "./search/fold-text.ts";
import { telephoneKeys } from "./telephone.ts";

/** Requests that are read at once. */
const batch = 500;

/**
 * Fills in the keys of mailbox and phone and the folded texts where one of them is empty, because an earlier
 * version stored the request or a migration emptied them; returns of how many requests. SQL can
 * neither fold all letters nor write a domain in ASCII.
 */
export async function fillDerivedColumns(db: Db): Promise<number> {
  await fillFoldedTexts(db);
  for (let filled = 0; ; ) {
    const rows = await db
      .selectFrom("quote_request")
      .select(["id", "reference", "name", "email", "phone", "location", "message"])
      // A union, because SQLite would read the whole table for an "or".
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("quote_request")
          .select("id")
          .where("email_key", "=", "")
          .union(selectFrom("quote_request").select("id").where("folded_text", "is", null))
          .union(selectFrom("quote_request").select("id").where("phone_key", "is", null)),
      )
      .limit(batch)
      .execute();
    for (const { id, ...row } of rows)
      await db
        .updateTable("quote_request")
        .set({
          email_key: emailKeyOf(row),
          phone_key: telephoneKeys(row.phone)[0] ?? "",
          ...foldedColumns(row),
        })
        .where("id", "=", id)
        .execute();
    filled += rows.length;
    if (rows.length < batch) return filled;
  }
}

/** Fills in the folded texts of notes and replies that were written before there were any. */
async function fillFoldedTexts(db: Db): Promise<void> {
  for (const table of ["quote_note", "quote_reply"] as const) {
    const rows = await db.selectFrom(table).selectAll().where("folded_text", "is", null).execute();
    for (const { id, text, ...row } of rows) {
      const folded_text = foldText("subject" in row ? `${row.subject} ${text}` : text);
      await db.updateTable(table).set({ folded_text }).where("id", "=", id).execute();
    }
  }
}
