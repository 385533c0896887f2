import type { Db } from "../../db/schema.ts";
import { foldedColumns } from "./fold-text.ts";

/** Requests that are read at once. */
const batch = 500;

/**
 * Fills in the folded columns where they are empty, in requests that were stored before the columns
 * existed; returns how many.
 */
export async function fillFoldedTexts(db: Db): Promise<number> {
  for (let filled = 0; ; ) {
    const rows = await db
      .selectFrom("quote_request")
      .select(["id", "reference", "name", "email", "phone", "location", "message"])
      .where("folded_text", "is", null)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id, ...row } of rows)
      await db.updateTable("quote_request").set(foldedColumns(row)).where("id", "=", id).execute();
    filled += rows.length;
    if (rows.length < batch) return filled;
  }
}
