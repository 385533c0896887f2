import type { Socket } from "node:net";
import { connect, createServer } from "node:net";
import { listen } from "./ports.ts";
import { type RunningServer, readData, startServer } from "./running-server.ts";

type Options = Parameters<typeof startServer>[0] & { count: number };

/** Starts several servers on one database behind one address, which take connections in turn. */
export async function startReplicas({ count, ...options }: Options): Promise<RunningServer> {
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(options)));
  const balancer = await startBalancer(() => servers.map(({ url }) => Number(new URL(url).port)));
  const end = async <T>(how: (server: RunningServer) => Promise<T>) => {
    balancer.close();
    return Promise.all(servers.map(how));
  };
  return {
    url: balancer.url,
    pid: servers[0]?.pid as number,
    output: () => servers.map((server) => server.output()).join(""),
    async stop() {
      const codes = await end((server) => server.stop());
      return codes.find((code) => code !== 0) ?? 0;
    },
    async kill() {
      await end((server) => server.kill());
    },
    readData: () => readData(options.dataDir),
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
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
