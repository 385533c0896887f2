import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Hono } from "hono";
import { readBusiness } from "../../server/business/business.ts";
import { type Config, runsHereOnly } from "../../server/config.ts";
import type { OpenDesk, StartingServer } from "../../server/registrations.ts";
import { inBusinessZone } from "../../server/time/business-clock.ts";
import { listMissingUnits } from "./bookings/units.repository.ts";
import { readDeskContent, readFleet } from "./content/desk-content.ts";
import { describeDesk } from "./describe-desk.ts";
import { addDeskRoutes } from "./desk.routes.ts";
import { openDeskFiles } from "./desk-files.ts";
import { openPushNotices } from "./push/push-notices.ts";
import { openWebsite } from "./website/website.ts";

export async function openDesk(server: StartingServer): Promise<OpenDesk> {
  const { root, config, database, log, clock, kinds, mailHost } = server;
  const { siteUrl, siteFolder, dataDir, databaseAddress, trustedProxies } = config;
  const people = config.deskPeople ?? [];
  const missingUnits = (content: string) =>
    listMissingUnits(database.db, readFleet(folderUrl(content)), inBusinessZone(clock()).day);
  const website = await openWebsite({
    root,
    log,
    clock,
    siteFolder,
    dataDir,
    env: server.settings,
    forbidden: whyNotEdited(config),
    missingUnits,
    expectReadable(content) {
      readBusiness(folderUrl(content));
      readDeskContent(folderUrl(content));
    },
    dayOf: (moment) => inBusinessZone(moment).day,
  });
  const { publication } = website;
  const missing = await missingUnits(publication.online().contentFolder);
  if (missing.length > 0)
    log.warn({ units: missing }, "booked units are not in content/fleet.yaml any more");
  const push = await openPushNotices({
    database,
    log,
    clock,
    siteUrl,
    people,
    listCities: () => readBusiness(folderUrl(publication.online().contentFolder)).cities,
  });
  const deps = {
    database,
    log,
    clock,
    kinds,
    mailHost,
    siteUrl,
    dataDir,
    databaseAddress,
    trustedProxies,
    people,
    push,
    website,
    files: await openDeskFiles(server.deskFolder),
  };
  return {
    online: publication.online,
    onOnline: publication.onOnline,
    addRoutes(app: Hono, business, onNewMail) {
      const content = readDeskContent(folderUrl(publication.online().contentFolder));
      addDeskRoutes(app, { ...deps, business, content, onNewMail });
    },
    sendNotices: push.send,
    describe: (port) => describeDesk(config, database, port, clock()),
    stop: website.stop,
  };
}

const folderUrl = (folder: string) => pathToFileURL(join(folder, "/"));

/** Returns why the settings do not allow the desk to edit the website; null where they do. */
function whyNotEdited(config: Config): string | null {
  if (!("sqlite" in config.databaseAddress))
    return "Servers that share PostgreSQL cannot edit the website. Change its texts in the repository.";
  const unset = config.unset.filter((name) => name === "QUOTE_INBOX" || name === "MAIL_FROM");
  return runsHereOnly(config) || unset.length === 0
    ? null
    : `Set ${unset.join(" and ")} on the server: until then content/business.yaml would say who may sign in, and the desk may not change that.`;
}
