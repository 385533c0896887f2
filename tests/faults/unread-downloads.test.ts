import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSession } from "../../desk/server/access/sessions/sessions.repository.ts";
import { databaseOf, openWholeDatabase } from "../support/databases/database.ts";
import { startServer } from "../support/servers/running-server.ts";
import { temporaryFolder } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

const owner = "quotes@maple.example";
const name = "requests-2027-01-15T15-00-00.db";
const megabyte = 1_000_000;

/** A server of its own that collects garbage when it gets the signal SIGUSR2, and a session. */
async function startWithBackup() {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, "backups"));
  await writeFile(join(dataDir, "backups", name), Buffer.alloc(20 * megabyte));
  const collect = "data:text/javascript,process.on('SIGUSR2',()=>gc())";
  const server = await startServer({
    dataDir,
    env: { QUOTE_INBOX: owner, NODE_OPTIONS: `--expose-gc --import ${collect}` },
  });
  const { db } = await openWholeDatabase(await databaseOf(dataDir));
  const now = Date.now();
  const token = await startSession(db, { person: owner, device: "Chrome on Windows", now });
  await db.destroy();
  const path = `/desk/api/housekeeping/backups/${name}`;
  const ask = (method: string) =>
    request(server.url + path, { method, headers: { Cookie: `desk=${token}` } });
  const descriptors = async () => (await readdir(`/proc/${server.pid}/fd`)).length;
  return { server, ask, descriptors };
}

test.runIf(process.platform === "linux")(
  "downloads of a backup that nobody reads leave no file open",
  async () => {
    const { server, ask, descriptors } = await startWithBackup();
    const before = await descriptors();
    for (let asked = 0; asked < 200; asked += 1) {
      const sent = ask(asked % 2 ? "HEAD" : "GET").end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      expect(response.statusCode).toBe(200);
      expect(response.headers["content-length"]).toBe(String(20 * megabyte));
      response.destroy();
    }
    process.kill(server.pid, "SIGUSR2");
    // Some of a keep-alive connection or of the database may be open; not one of each request.
    await until(async () => (await descriptors()) < before + 20, "the files to be closed");
    process.kill(server.pid, "SIGUSR2");
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  },
);
