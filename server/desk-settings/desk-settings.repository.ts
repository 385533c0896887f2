import type * as z from "zod";
import type { Db } from "../db/schema.ts";

/** What is set in the desk, by its name in `desk_setting`. */
export type DeskSettingName = "reminders" | "calendar-secret" | "push-keys" | "push-noticed";

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

/** Stores a setting in place of the one before. */
export async function writeDeskSetting(
  db: Db,
  name: DeskSettingName,
  setting: unknown,
): Promise<void> {
  const value = JSON.stringify(setting);
  await db
    .insertInto("desk_setting")
    .values({ name, value })
    .onConflict((known) => known.column("name").doUpdateSet({ value }))
    .execute();
}
