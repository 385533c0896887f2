/**
 * The one place that puts the website's server and the owner's desk together. Where DESK is off,
 * nothing of desk/ is read, so that a copy without that folder runs.
 */

import { dirname, join } from "node:path";
import { siteFolderOf } from "./server/built-site/builds.ts";

/** Returns where the desk's built application is: beside the built site. */
export const deskFolderOf = (env: { SITE_FOLDER?: string }): string =>
  join(dirname(siteFolderOf(env)), "desk");

/** Returns what the desk registers with each program that stores or mails; null where it is off. */
export const loadRegistrations = async (isOn: boolean) =>
  isOn ? (await import("./desk/server/registrations.ts")).registrations : null;

/** Returns what opens the desk on a server that starts; null where it is off. */
export const loadDesk = async (isOn: boolean) =>
  isOn ? (await import("./desk/server/open-desk.ts")).openDesk : null;

/** Returns the desk's command of `npm run requests`; null where it is off. */
export const loadDeskCommand = async (isOn: boolean) =>
  isOn ? (await import("./desk/server/commands/desk-command.ts")).deskCommand : null;

/**
 * Returns what publishing a release needs of the desk, in modules that Node reads without another
 * loader; null where it is off.
 */
export const loadForPublishing = async (isOn: boolean) =>
  isOn
    ? {
        ...(await import("./desk/server/db/migrations.ts")),
        ...(await import("./desk/server/website/store/online-home-page.ts")),
      }
    : null;
