import { createECDH } from "node:crypto";
import * as z from "zod";
import type { Database } from "../../../server/db/database.ts";
import { openDeskSetting } from "../settings/desk-settings.repository.ts";

const schema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The key pair by which push services know this server (RFC 8292), as base64url. */
export type PushKeys = z.output<typeof schema>;

/** Returns the keys of this database; the first call makes them. */
export const openPushKeys = (database: Pick<Database, "db" | "transact">): Promise<PushKeys> =>
  openDeskSetting(database, "push-keys", schema, makeKeys);

/** Returns a key pair on the curve P-256, the private key in 32 bytes. */
function makeKeys(): PushKeys {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const privateKey = pair.getPrivateKey("hex").padStart(64, "0");
  return { publicKey, privateKey: Buffer.from(privateKey, "hex").toString("base64url") };
}
