import type { Db } from "../../../server/db/schema.ts";
import { day } from "../../../server/time/durations.ts";
import { isValidAt } from "../db/is-valid-at.ts";
import { eraseSignIns } from "./sign-in/sign-ins.repository.ts";

/**
 * Erases sign-ins that no limit counts any more and, when the clock is trusted, sessions that are
 * not valid: a clock that is wrong for a moment must not sign everybody out.
 */
export async function eraseExpiredAccess(db: Db, now: number, isClockSteady: boolean) {
  if (isClockSteady)
    await db
      .deleteFrom("desk_session")
      .where(({ not }) => not(isValidAt("desk_session", now)))
      .execute();
  // Wrong codes of a day count.
  await eraseSignIns(db, now - day, now);
}
