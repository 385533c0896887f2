import type { Db } from "../../../server/db/schema.ts";
import { type Reminders, reminders } from "../desk-api.ts";
import { readDeskSetting, writeDeskSetting } from "../settings/desk-settings.repository.ts";

const all: Reminders = { after90Minutes: true, after20Hours: true, morningList: true };

/** Returns which reminders are on; all until one is turned off. */
export const readReminders = async (db: Db): Promise<Reminders> =>
  (await readDeskSetting(db, "reminders", reminders)) ?? all;

/** Stores which reminders are on, in place of the earlier setting. */
export const writeReminders = (db: Db, settings: Reminders): Promise<void> =>
  writeDeskSetting(db, "reminders", settings);
