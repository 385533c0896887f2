import { type Context, Hono } from "hono";
import { removeOfPerson } from "../../db/remove-of-person.ts";
import type { DeskDeps, DeskEnv } from "../../desk-env.ts";
import { answerAsIs } from "../../http/answer-as-is.ts";
import { DeskRefusal, readJson } from "../../http/desk-refusal.ts";
import { readId } from "../../http/read-id.ts";
import { writeDeskLog } from "../../log/desk-log.repository.ts";
import { linkPasskey } from "../devices/devices.repository.ts";
import { isRecentSignIn } from "../sessions/sessions.repository.ts";
import { insertPasskey } from "./passkeys.repository.ts";
import { newPasskeyAnswer, newPasskeyOptions, verifyNewPasskey } from "./passkeys.service.ts";
import { relyingPartyOf } from "./relying-party.ts";

/** Making a passkey and taking one away. */
export function passkeyRoutes(deps: DeskDeps) {
  const { database, clock, business } = deps;
  /** What is asked of a new passkey; refuses where the session is not of a recent sign-in. */
  const askedBy = (c: Context<DeskEnv>) => {
    const relyingParty = relyingPartyOf(c, deps);
    const now = clock();
    if (!isRecentSignIn(c.var.session, now))
      throw new DeskRefusal(
        "forbidden",
        "A passkey is added within 15 minutes of signing in. Sign out, sign in again, and add it then.",
      );
    return { relyingParty, purpose: `new-passkey ${c.var.session.id}`, now } as const;
  };

  return new Hono<DeskEnv>()
    .post("/access/passkeys/options", async (c) => {
      const of = { person: c.var.person, siteName: business.name };
      return answerAsIs(c, await newPasskeyOptions(database, askedBy(c), of));
    })
    .post("/access/passkeys", async (c) => {
      const asked = askedBy(c);
      const answer = await readJson(c, newPasskeyAnswer);
      const { person } = c.var;
      const { now } = asked;
      const verified = await verifyNewPasskey(database, asked, person, answer);
      const { device, deviceId } = c.var.session;
      await database.transact(async (transaction) => {
        const passkey = { ...verified, person, createdAt: now, usedAt: null };
        if (!(await insertPasskey(transaction, passkey)))
          throw new DeskRefusal("conflict", "This passkey is made already.");
        await linkPasskey(transaction, verified.id, deviceId);
        const logLine = `Made a passkey: ${device}`;
        await writeDeskLog(transaction, { at: now, by: person, logLine });
      }, person);
      return c.json({});
    })
    .post("/access/passkeys/:id/remove", async (c) => {
      const { person: by } = c.var;
      await database.transact(async (db) => {
        if (!(await removeOfPerson(db, "desk_passkey", by, readId(c))))
          throw new DeskRefusal("not-found", "This passkey is removed already.");
        await writeDeskLog(db, { at: clock(), by, logLine: "Removed a passkey" });
      }, by);
      return c.json({});
    });
}
