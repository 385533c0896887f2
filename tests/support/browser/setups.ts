import { functionPort, siteFolder } from "../built-site.ts";
import { readRowsOf } from "../databases/database.ts";
import { startDenoFunction } from "../hosted/deno-function.ts";
import { createHostedDatabase } from "../hosted/hosted-database.ts";
import { startMailApi } from "../mail/mail-api.ts";
import { startReplicas } from "../servers/replicas.ts";
import { type RunningServer, startServer } from "../servers/running-server.ts";
import { startStaticHost } from "../servers/static-host.ts";
import { type Setup, setup } from "../settings.ts";

/**
 * Tests that a setup does not run by their folder. On replicas and on a static host only those run
 * that are tagged: what several servers, another transport or another database could break.
 */
export const notInSetup: Record<Setup, RegExp> = {
  embedded: /hosted\//,
  replicas: /(hosted|desk)\//,
  hosted: /desk\//,
};

type Served = Pick<RunningServer, "url" | "stop"> & {
  readData: () => Promise<
    Pick<Awaited<ReturnType<RunningServer["readData"]>>, "requests" | "mails">
  >;
};

const setups: Record<Setup, (dataDir: string) => Promise<Served>> = {
  embedded: (dataDir) => startServer({ dataDir }),
  replicas: (dataDir) => startReplicas(dataDir, 3),
  hosted: startHosted,
};

/** Opens the setup that the tests are run in. */
export const startSetup = (dataDir: string): Promise<Served> => setups[setup](dataDir);

/** Pages on a host for files, the function in Deno, PostgreSQL, and a mail API. */
async function startHosted(): Promise<Served> {
  const database = await createHostedDatabase();
  const api = await startMailApi();
  const pages = await startStaticHost(siteFolder);
  const hosted = await startDenoFunction({
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
