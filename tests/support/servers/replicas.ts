import type { Socket } from "node:net";
import { connect, createServer } from "node:net";
import { listenOnFreePort } from "./ports.ts";
import { readData, startServer } from "./running-server.ts";

/** Starts several servers on one database behind one address, which take connections in turn. */
export async function startReplicas(dataDir: string, count: number) {
  const start = () => startServer({ dataDir });
  const servers = await Promise.all(Array.from({ length: count }, start));
  const balancer = await startBalancer(() => servers.map(({ url }) => Number(new URL(url).port)));
  return {
    url: balancer.url,
    async stop() {
      balancer.close();
      const codes = await Promise.all(servers.map((server) => server.stop()));
      return codes.find((code) => code !== 0) ?? 0;
    },
    readData: () => readData(dataDir),
  };
}

/** Starts a balancer that passes each connection on to the next port that accepts it. */
export async function startBalancer(ports: () => number[]) {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    sockets.add(visitor);
    visitor.on("close", () => sockets.delete(visitor));
    visitor.on("error", () => {});
    const tryNext = (left: number) => {
      const list = ports();
      turn += 1;
      const target = connect(list[turn % list.length] as number, "127.0.0.1");
      target.once("connect", () => visitor.pipe(target).pipe(visitor));
      target.once("error", () =>
        left > 0 && target.bytesWritten === 0 ? tryNext(left - 1) : visitor.destroy(),
      );
      target.once("close", () => target.bytesRead > 0 && visitor.destroy());
      visitor.once("close", () => target.destroy());
    };
    tryNext(ports().length - 1);
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
