import type { Db } from "../../../server/db/schema.ts";

/** Removes what a person has under an id; returns whether there was anything. */
export async function removeOfPerson(
  db: Db,
  table: "calendar_feed" | "desk_passkey" | "desk_session",
  person: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where("person", "=", person)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
