import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { listenOnFreePort } from "../servers/ports.ts";
import { type RunningServer, readRows, startServer } from "../servers/running-server.ts";
import { temporaryFolder } from "../servers/test-server.ts";
import type { ReverseProxy, RunningProxy } from "./proxy.ts";

/** Servers and the proxy in front of them. */
export type ProxiedServers = Awaited<ReturnType<typeof startProxiedServers>>;

/** Starts two servers on one database, and the proxy in front of them. */
export async function startProxiedServers(proxy: ReverseProxy) {
  const folder = await mkdtemp(join(tmpdir(), "front-"));
  const dataDir = join(folder, "data");
  const start = (PORT = "0") =>
    startServer({ dataDir, env: { TRUST_PROXY: "1", LOG_LEVEL: "silent", PORT } });
  const servers = [await start(), await start()];
  const proxyFolder = join(folder, "proxy");
  await mkdir(proxyFolder);
  const running = await proxy.start(
    proxyFolder,
    servers.map(({ url }) => new URL(url).host),
  );
  return {
    proxy: running,
    servers,
    /** The quote requests that are stored. */
    requests: async () => (await readRows(dataDir)).requests,
    /** Starts a server that was ended again, where it was. */
    async restart(server: RunningServer) {
      servers.push(await start(new URL(server.url).port));
    },
    async close() {
      await running.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Listens in a server's place and keeps the headers of the last request for each address. */
export async function listenAsServer() {
  const heard = new Map<string, IncomingHttpHeaders>();
  const server = createServer((request, response) => {
    heard.set(request.url ?? "", request.headers);
    response.end();
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { host: `127.0.0.1:${port}`, heard };
}

/** Starts a proxy in front of one address, until the test is over. */
export async function startProxy(proxy: ReverseProxy, replica: string): Promise<RunningProxy> {
  const running = await proxy.start(await temporaryFolder(), [replica]);
  onTestFinished(running.stop);
  return running;
}
