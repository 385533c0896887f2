import { siteFolderOf } from "../../server/built-site/builds.ts";
import { type Setup, setup } from "./settings.ts";

/** Where the hosted function listens; the site is built to call it there. */
export const functionPort = 54_321;

/** The settings that the site of each setup is built with. */
export const buildSettings: Record<Setup, Record<string, string>> = {
  embedded: {},
  replicas: {},
  hosted: {
    SITE_FOLDER: "dist/hosted",
    PUBLIC_BACKEND_URL: `http://127.0.0.1:${functionPort}`,
    PUBLIC_BACKEND_ANON_KEY: "a-public-key",
  },
};

/** Where the built site is that tests of this setup read. */
export const siteFolder = siteFolderOf(buildSettings[setup]);
