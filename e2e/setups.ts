import { readRowsOf } from "../server/testing/database.ts";
import { createHostedDatabase } from "../server/testing/hosted-database.ts";
import { startHostedFunction } from "../server/testing/hosted-function.ts";
import { startMailApi } from "../server/testing/mail-api.ts";
import { startReplicas } from "../server/testing/replicas.ts";
import { type RunningServer, startServer } from "../server/testing/running-server.ts";
import { startStaticHost } from "../server/testing/static-host.ts";
import { siteFolder } from "../site-folder.ts";
import { functionPort, type SetupName, setup } from "./setup-name.ts";

/** Journeys that a setup does not have: a static host has no server of ours to send visitors on, and to be injured. */
export const notInSetup: Record<SetupName, RegExp> = {
  embedded: /hosted\//,
  replicas: /hosted\//,
  hosted:
    /e2e\/(addresses|form-without-javascript|head|never-lost|not-found|screening|weight)\.spec\.ts/,
};

type Served = Pick<RunningServer, "url" | "stop"> & {
  readData: () => Promise<Pick<Awaited<ReturnType<RunningServer["readData"]>>, "quotes" | "mails">>;
};

const setups: Record<SetupName, (dataDir: string) => Promise<Served>> = {
  embedded: (dataDir) => startServer({ dataDir }),
  replicas: (dataDir) => startReplicas({ dataDir, count: 3 }),
  hosted: openHosted,
};

/** Opens the setup that the tests are run in. */
export const openSetup = (dataDir: string): Promise<Served> => setups[setup](dataDir);

/** Pages on a host for files, the function in Deno, PostgreSQL, and a mail API. */
async function openHosted(): Promise<Served> {
  const database = await createHostedDatabase();
  const api = await startMailApi();
  const pages = await startStaticHost(siteFolder);
  const hosted = await startHostedFunction({
    port: functionPort,
    database,
    mailApi: api.url,
    siteUrl: pages.url,
  });
  return {
    url: pages.url,
    async stop() {
      await hosted.stop();
      await pages.close();
      await api.close();
      return 0;
    },
    // Its mails are with the mail API and in no files.
    readData: async () => ({ ...(await readRowsOf({ postgres: database })), mails: [] }),
  };
}
