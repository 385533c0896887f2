import type { Db } from "../../../../server/db/schema.ts";
import { day } from "../../../../server/time/durations.ts";
import { hashSecret } from "../../http/secrets.ts";

/** How long a browser keeps the cookie that it is known by, at most, in milliseconds. */
export const deviceLifetime = 400 * day;

/** A browser in which a person has signed in, as the person calls it. */
export type Device = { id: string; name: string };

/** A browser, by the secret of its cookie and as it describes itself. */
type Described = { secret: string; person: string; device: string; now: number };

/** Returns the id of a person's device, which gets a name of its own where it is not known yet. */
export async function findOrCreateDevice(db: Db, described: Described): Promise<string> {
  const { secret, person, device, now } = described;
  const id = hashSecret(`${secret} ${person}`);
  for (;;) {
    const known = await listDevices(db, person);
    if (known.some((one) => one.id === id)) return id;
    const name = freeName(device, known);
    const row = { id, person, name, created_at: now };
    // Another device may have taken the name meanwhile.
    await db
      .insertInto("desk_device")
      .values(row)
      .onConflict((same) => same.doNothing())
      .execute();
  }
}

/** Returns a name, with a number where other devices have it. */
function freeName(name: string, others: readonly Device[]): string {
  const isTaken = (wanted: string) => others.some((other) => other.name === wanted);
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name} ${number}`;
  return free;
}

/** Returns a person's devices, the newest first. */
export const listDevices = (db: Db, person: string): Promise<Device[]> =>
  db
    .selectFrom("desk_device")
    .select(["id", "name"])
    .where("person", "=", person)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

/** Renames a person's device; returns whether there is one. */
export async function renameDevice(db: Db, person: string, { id, name }: Device): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("desk_device")
    .set({ name })
    .where("person", "=", person)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a passkey is on a device. */
export async function linkPasskey(db: Db, passkeyId: string, deviceId: string): Promise<void> {
  await db
    .insertInto("desk_passkey_device")
    .values({ passkey_id: passkeyId, device_id: deviceId })
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Returns which of a person's passkeys are on which devices. */
export const listPasskeyDevices = (
  db: Db,
  person: string,
): Promise<{ passkeyId: string; deviceId: string }[]> =>
  db
    .selectFrom("desk_passkey_device")
    .innerJoin("desk_device", "desk_device.id", "device_id")
    .select(["passkey_id as passkeyId", "device_id as deviceId"])
    .where("person", "=", person)
    .execute();

/**
 * Ends all that signs in or reads on a device: its sessions with their notices, its passkeys
 * wherever they are used, and its calendar's addresses. Of the devices `alsoSignedOut` the sessions
 * end.
 */
export async function endDevice(db: Db, deviceId: string, alsoSignedOut: readonly string[]) {
  const sessions = db
    .selectFrom("desk_session")
    .select("id")
    .where("device_id", "in", [deviceId, ...alsoSignedOut]);
  await db.deleteFrom("push_subscription").where("session_id", "in", sessions).execute();
  await db.deleteFrom("desk_session").where("id", "in", sessions).execute();
  await db
    .deleteFrom("desk_passkey")
    .where("id", "in", (eb) =>
      eb.selectFrom("desk_passkey_device").select("passkey_id").where("device_id", "=", deviceId),
    )
    .execute();
  // Its calendar's addresses go with it.
  await db.deleteFrom("desk_device").where("id", "=", deviceId).execute();
}
