/**
 * The part of `npm run publish-site` that runs on the release's own Node; publish-site.sh starts
 * it.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { readSettings } from "../../cli/read-settings.ts";
import { loadForPublishing } from "../../load-desk.ts";
import { readBusiness } from "../../server/business/business.ts";
import { readConfig, readEnvironment } from "../../server/config.ts";
import { publish, undoPublication } from "./publish.ts";

/** Where the systemd unit reads its settings. */
const settingsFile = "/etc/washrooms.env";

const { values } = parseArgs({
  options: {
    root: { type: "string", default: "" },
    release: { type: "string", default: "" },
    undo: { type: "boolean", default: false },
    backup: { type: "string" },
  },
});

try {
  const env = readEnvironment();
  const { SETTINGS = existsSync(settingsFile) ? settingsFile : "" } = env;
  const settings = readSettings({ ...env, SETTINGS });
  if (settings.SITE_FOLDER)
    throw new Error(
      "Take SITE_FOLDER out of the settings: each release has a built site of its own.",
    );
  if (!settings.DATA_DIR && !settings.DATABASE_URL)
    throw new Error(
      "Set DATA_DIR to a folder outside the releases, such as /var/lib/washrooms: quote requests would be deleted with their release.",
    );
  const config = readConfig(settings, readBusiness());
  const desk = await loadForPublishing(config.deskPeople !== null);
  const deployment = { root: values.root, settings, config, desk };
  console.log(
    values.undo
      ? await undoPublication(deployment)
      : await publish(deployment, values.release, values.backup ?? null),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
