import { Hono } from "hono";
import { recordOnce } from "../../actions/do-action.ts";
import { deviceName, lostDevice } from "../../desk-api.ts";
import type { DeskDeps, DeskEnv } from "../../desk-env.ts";
import { DeskRefusal, readJson } from "../../http/desk-refusal.ts";
import { readId } from "../../http/read-id.ts";
import { typedText } from "../../http/typed-text.ts";
import { writeDeskLog } from "../../log/desk-log.repository.ts";
import { sessionCookie } from "../session-cookie.ts";
import { endDevice, listDevices, listPasskeyDevices, renameDevice } from "./devices.repository.ts";

/** The names of devices, and the end of all that a lost one could do. */
export function deviceRoutes({ database, clock, trustedProxies }: DeskDeps) {
  const session = sessionCookie(trustedProxies);

  return new Hono<DeskEnv>()
    .post("/access/devices/:id/name", async (c) => {
      const body = await readJson(c, deviceName);
      const name = typedText(body.name, "name");
      const { person } = c.var;
      const id = readId(c);
      await database.transact(async (db) => {
        const others = (await listDevices(db, person)).filter((device) => device.id !== id);
        if (others.some((device) => device.name === name))
          throw new DeskRefusal("invalid", "Another device has this name already.", {
            field: "name",
          });
        if (!(await renameDevice(db, person, { id, name }))) throw unknown();
      }, person);
      return c.json({});
    })
    .post("/access/devices/:id/lost", async (c) => {
      const body = await readJson(c, lostDevice);
      const { person: by } = c.var;
      const deviceId = readId(c);
      const now = clock();
      await database.transact(async (db) => {
        if (!(await recordOnce(db, body.id, ["lost", deviceId, body], now))) return;
        const device = (await listDevices(db, by)).find(({ id }) => id === deviceId);
        if (!device) throw unknown();
        const links = await listPasskeyDevices(db, by);
        const passkeys = links.filter((link) => link.deviceId === deviceId);
        const shared = links.filter(({ passkeyId }) =>
          passkeys.some((passkey) => passkey.passkeyId === passkeyId),
        );
        await endDevice(db, deviceId, body.alsoShared ? shared.map((link) => link.deviceId) : []);
        const logLine = `Ended all of a lost device: ${device.name}`;
        await writeDeskLog(db, { at: now, by, logLine });
      }, by);
      if (deviceId === c.var.session.deviceId) session.remove(c);
      return c.json({});
    });
}

const unknown = () => new DeskRefusal("not-found", "This device is not signed in any more.");
