import * as z from "zod";
import type { Db } from "../../db/schema.ts";
import { readDeskSetting, writeDeskSetting } from "../../desk-settings/desk-settings.repository.ts";
import { constantTimeEqual } from "../../http/constant-time-equal.ts";
import { hashSecret, newSecret } from "../http/secrets.ts";

const schema = z.object({ hash: z.string() });

/** Returns a new secret of the subscription address; the one before serves no more. */
export async function renewCalendarSecret(db: Db): Promise<string> {
  const secret = newSecret();
  await writeDeskSetting(db, "calendar-secret", { hash: hashSecret(secret) });
  return secret;
}

/** Whether there is a subscription address. */
export const hasCalendarSecret = async (db: Db): Promise<boolean> =>
  (await readDeskSetting(db, "calendar-secret", schema)) !== undefined;

/** Whether a secret is that of the subscription address; the same work for every text. */
export async function isCalendarSecret(db: Db, secret: string): Promise<boolean> {
  const setting = await readDeskSetting(db, "calendar-secret", schema);
  return constantTimeEqual(hashSecret(secret), setting?.hash ?? "") && setting !== undefined;
}
