import { Hono } from "hono";
import { removeOfPerson } from "../db/remove-of-person.ts";
import { newFeed } from "../desk-api.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { isLocalRequest } from "../http/local-request.ts";
import { readId } from "../http/read-id.ts";
import { newSecret } from "../http/secrets.ts";
import { typedText } from "../http/typed-text.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { deskPath } from "../paths.ts";
import { listFeeds, saveFeed } from "./feeds.repository.ts";

const maxFeeds = 20;

/** The addresses that calendars subscribe to: one is made, and one ends. */
export function feedRoutes({ database, clock, siteUrl, trustedProxies }: DeskDeps) {
  return new Hono<DeskEnv>()
    .post("/calendar/feeds", async (c) => {
      const { onThisDevice, ...body } = await readJson(c, newFeed);
      const { person, session } = c.var;
      const secret = newSecret();
      const feed = {
        ...body,
        name: typedText(body.name, "name"),
        person,
        secret,
        createdAt: clock(),
        deviceId: onThisDevice ? session.deviceId : null,
      };
      await database.transact(async (db) => {
        if (!(await saveFeed(db, feed)))
          throw new DeskRefusal("conflict", "Something else was stored under this id.", {
            field: "id",
          });
        if ((await listFeeds(db, person)).length > maxFeeds)
          throw new DeskRefusal("invalid", `End one of your ${maxFeeds} addresses first.`);
        const logLine = `Made a calendar address: ${feed.name}`;
        await writeDeskLog(db, { at: feed.createdAt, by: person, logLine });
      }, person);
      const origin = isLocalRequest(c, trustedProxies) ? new URL(c.req.url).origin : siteUrl;
      return c.json({ address: `${origin}${deskPath}calendar/${secret}.ics` });
    })
    .post("/calendar/feeds/:id/remove", async (c) => {
      const { person: by } = c.var;
      await database.transact(async (db) => {
        if (!(await removeOfPerson(db, "calendar_feed", by, readId(c))))
          throw new DeskRefusal("not-found", "This address has ended already.");
        await writeDeskLog(db, { at: clock(), by, logLine: "Ended a calendar address" });
      }, by);
      return c.json({});
    });
}
