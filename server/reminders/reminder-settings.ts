import * as z from "zod";
import type { Db } from "../db/schema.ts";
import { readDeskSetting, writeDeskSetting } from "../desk-settings/desk-settings.repository.ts";

const schema = z.object({
  after90Minutes: z.boolean(),
  after20Hours: z.boolean(),
  morningList: z.boolean(),
});

/** Which reminders the owner gets by mail. */
export type Reminders = z.output<typeof schema>;

const all: Reminders = { after90Minutes: true, after20Hours: true, morningList: true };

/** Returns which reminders are on; all until one is turned off. */
export const readReminders = async (db: Db): Promise<Reminders> =>
  (await readDeskSetting(db, "reminders", schema)) ?? all;

/** Stores which reminders are on, in place of the earlier setting. */
export const writeReminders = (db: Db, reminders: Reminders): Promise<void> =>
  writeDeskSetting(db, "reminders", reminders);
