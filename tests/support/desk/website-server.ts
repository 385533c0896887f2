import { join } from "node:path";
import { onTestFinished } from "vitest";
import { startTestServer, temporaryFolder } from "../servers/test-server.ts";
import { signInToDesk } from "./desk-api-client.ts";
import { openTestWebsite } from "./open-website.ts";

type Options = NonNullable<Parameters<typeof openTestWebsite>[1]> & { dataDir?: string };

/** A test server whose desk edits this project's website, in a data folder of its own. */
export async function startWebsiteServer({ dataDir, ...options }: Options = {}) {
  const folder = dataDir ?? (await temporaryFolder());
  const { website, missing } = openTestWebsite(folder, options);
  onTestFinished(() => website.stop());
  const server = await startTestServer({ website });
  const desk = await signInToDesk(server);
  return { ...server, ...desk, website, missing, folder: join(folder, "website") };
}
