import type * as z from "zod";
import type { Database } from "../../../server/db/database.ts";
import type { Db } from "../../../server/db/schema.ts";

/** What is set in the desk, by its name in `desk_setting`. */
export type DeskSettingName =
  | "reminders"
  | "answered-link-key"
  | "passkey-challenge-key"
  | "push-keys"
  | "push-noticed";

/** Returns a setting as its schema reads it; undefined where it is not set. */
export async function readDeskSetting<Schema extends z.ZodType>(
  db: Db,
  name: DeskSettingName,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const row = await db
    .selectFrom("desk_setting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row && schema.parse(JSON.parse(row.value));
}

/** Returns a setting; the first call of all servers on a database makes it. */
export async function openDeskSetting<Schema extends z.ZodType>(
  { db }: Pick<Database, "db">,
  name: DeskSettingName,
  schema: Schema,
  make: () => z.output<Schema>,
): Promise<z.output<Schema>> {
  const known = await readDeskSetting(db, name, schema);
  if (known !== undefined) return known;
  await db
    .insertInto("desk_setting")
    .values({ name, value: JSON.stringify(make()) })
    .onConflict((made) => made.column("name").doNothing())
    .execute();
  return (await readDeskSetting(db, name, schema)) as z.output<Schema>;
}

/** Stores a setting in place of the one before. */
export async function writeDeskSetting(db: Db, name: DeskSettingName, setting: unknown) {
  const value = JSON.stringify(setting);
  await db
    .insertInto("desk_setting")
    .values({ name, value })
    .onConflict((known) => known.column("name").doUpdateSet({ value }))
    .execute();
}
