import type { Db } from "../../db/schema.ts";
import { eraseSignIns } from "./sign-in/sign-ins.repository.ts";

/** Wrong codes of so long count, in milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** Erases sessions that have expired, and sign-ins that no limit counts any more. */
export async function eraseExpiredAccess(db: Db, now: number): Promise<void> {
  await db.deleteFrom("desk_session").where("expires_at", "<=", now).execute();
  await eraseSignIns(db, now - day, now);
}

/** Erases what the desk's log holds of the time before a moment. */
export async function eraseDeskLogBefore(db: Db, moment: number): Promise<void> {
  await db.deleteFrom("desk_log").where("at", "<", moment).execute();
}
