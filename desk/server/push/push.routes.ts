import { Hono } from "hono";
import { pushSubscription } from "../desk-api.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import type { PushNotices } from "./push-notices.ts";
import {
  eraseEndedSubscriptions,
  isSubscribed,
  saveSubscription,
  unsubscribeFor,
} from "./push-subscriptions.repository.ts";
import { claimUnnoticed } from "./unnoticed.repository.ts";

/** Notices of new requests on the devices that switch them on. */
export function pushRoutes({ database, clock, push }: DeskDeps & { push: PushNotices }) {
  const { db } = database;

  return new Hono<DeskEnv>()
    .get("/push", async (c) => {
      const { publicKey } = push;
      return c.json({ publicKey, isOn: await isSubscribed(db, c.var.session.id) });
    })
    .post("/push", async (c) => {
      const { endpoint, keys } = await readJson(c, pushSubscription);
      if (!push.isAllowed(endpoint))
        throw new DeskRefusal("invalid", "This is no push service of a browser.", {
          field: "endpoint",
        });
      const subscription = { endpoint, ...keys };
      try {
        push.check(subscription);
      } catch {
        throw new DeskRefusal("invalid", "Nothing can be encrypted with these keys.", {
          field: "keys",
        });
      }
      const at = clock();
      const { session, person: by } = c.var;
      await database.transact(async (transaction) => {
        await eraseEndedSubscriptions(transaction, at);
        if (!(await saveSubscription(transaction, subscription, session, at)))
          throw new DeskRefusal("conflict", "Somebody else gets notices by this address.");
        // Notices begin with the next request.
        await claimUnnoticed(transaction);
        const logLine = `Switched notices on, ${session.device}`;
        await writeDeskLog(transaction, { at, by, logLine });
      }, "push-notices");
      return c.json({});
    })
    .post("/push/remove", async (c) => {
      const { endpoint } = await readJson(c, pushSubscription);
      const at = clock();
      await database.transact(async (transaction) => {
        if (!(await unsubscribeFor(transaction, endpoint, c.var.person)))
          throw new DeskRefusal("not-found", "This device gets no notices of yours.");
        const logLine = `Switched notices off, ${c.var.session.device}`;
        await writeDeskLog(transaction, { at, by: c.var.person, logLine });
      }, "push-notices");
      return c.json({});
    });
}
