import { createHmac } from "node:crypto";
import * as z from "zod";
import type { Db } from "../../../server/db/schema.ts";
import { constantTimeEqual } from "../../../server/http/constant-time-equal.ts";
import type { MailLink } from "../../../server/mail/mail-blocks.tsx";
import type { MailContext } from "../../../server/mail/mail-kind.ts";
import { day } from "../../../server/time/durations.ts";
import { newSecret } from "../http/secrets.ts";
import { openDeskSetting, readDeskSetting } from "../settings/desk-settings.repository.ts";

/** How long a link works, in milliseconds. */
const lifetime = 7 * day;

const setting = "answered-link-key";

const sign = (key: string, reference: string, until: string) =>
  createHmac("sha256", key).update(`${reference} ${until}`).digest("base64url");

/**
 * Returns a link by which whoever has the mail can record that a request is answered, without
 * signing in, for seven days; nothing where there is no desk.
 */
export async function answeredLink(
  { db, clock, settings }: Pick<MailContext, "db" | "clock" | "settings">,
  reference: string,
): Promise<MailLink[]> {
  if (!settings.deskUrl) return [];
  const until = String(clock() + lifetime);
  const key = await openDeskSetting({ db }, setting, z.string(), newSecret);
  const token = `${reference}.${until}.${sign(key, reference, until)}`;
  return [{ address: `${settings.deskUrl}/answered/${token}`, label: "Mark as answered" }];
}

/** Returns the reference that a link's token was made for; null where it is none, or too old. */
export async function readAnsweredToken(
  db: Db,
  token: string,
  now: number,
): Promise<string | null> {
  const [, reference = "", until = "", signature = ""] =
    /^([A-Z\d]{1,20})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  const key = await readDeskSetting(db, setting, z.string());
  const isSigned = key !== undefined && constantTimeEqual(signature, sign(key, reference, until));
  return isSigned && Number(until) > now ? reference : null;
}
