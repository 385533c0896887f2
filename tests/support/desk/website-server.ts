import { onTestFinished } from "vitest";
import type { EditableEntry } from "../../../desk/server/website/website-api.ts";
import { startTestServer, temporaryFolder } from "../servers/test-server.ts";
import { signInToDesk } from "./desk-api-client.ts";
import { makeRelease, openTestWebsite } from "./open-website.ts";

type Options = NonNullable<Parameters<typeof openTestWebsite>[2]> & { root?: string };

/** A test server whose desk edits a website of its own, with this project's content. */
export async function startWebsiteServer({ root, ...options }: Options = {}) {
  const folder = await temporaryFolder();
  const release = root ?? (await makeRelease(await temporaryFolder()));
  const { website, missing } = await openTestWebsite(release, folder, options);
  onTestFinished(() => website.stop());
  const server = await startTestServer({ website });
  const desk = await signInToDesk(server);
  return {
    ...{ ...server, ...desk, website, missing },
    entry: (file: string, key = "") => desk.read(`website/entry?file=${file}&key=${key}`),
    save({ file, key, copyTitle, hash, body }: EditableEntry, value: unknown, text = body) {
      return desk.post("website/entry", { file, key, copyTitle, hash, value, body: text });
    },
    /** What the desk's log says was done. */
    async actions() {
      const rows = await server.db.selectFrom("desk_log").select("action").orderBy("id").execute();
      return rows.map(({ action }) => action);
    },
  };
}
