import { createHmac } from "node:crypto";
import * as z from "zod";
import type { Database } from "../../../../server/db/database.ts";
import { constantTimeEqual } from "../../../../server/http/constant-time-equal.ts";
import { minute } from "../../../../server/time/durations.ts";
import { newSecret } from "../../http/secrets.ts";
import { openDeskSetting } from "../../settings/desk-settings.repository.ts";

/** How long a browser may take to answer, in milliseconds. */
export const challengeLifetime = 15 * minute;

/** What a challenge may be answered for: by which device, or in which session. */
export type ChallengePurpose = `sign-in ${string}` | `new-passkey ${string}`;

const openKey = (database: Database) =>
  openDeskSetting(database, "passkey-challenge-key", z.string(), newSecret);

const sign = (key: string, purpose: ChallengePurpose, madeAt: string) =>
  createHmac("sha256", key).update(`${madeAt} ${purpose}`).digest("base64url");

/**
 * Returns a challenge that carries its time and its signature. It is stored nowhere, so that
 * strangers who ask for very many take no place from the owner.
 */
export async function makeChallenge(
  database: Database,
  purpose: ChallengePurpose,
  now: number,
): Promise<string> {
  return `${now}.${sign(await openKey(database), purpose, String(now))}`;
}

/** Whether a challenge, as base64url, was made for a purpose and may still be answered. */
export async function isChallenge(
  database: Database,
  purpose: ChallengePurpose,
  challenge: string,
  now: number,
): Promise<boolean> {
  const [madeAt = "", signature = ""] = Buffer.from(challenge, "base64url").toString().split(".");
  const isSigned = constantTimeEqual(signature, sign(await openKey(database), purpose, madeAt));
  // A clock that ran fast has made challenges of the future.
  return isSigned && Math.abs(now - Number(madeAt)) < challengeLifetime;
}
