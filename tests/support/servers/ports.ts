import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { networkInterfaces } from "node:os";

/** Has a server listen on a free port of this machine and returns the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** Returns a port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  probe.close();
  await once(probe, "close");
  return port;
}

/** Loopback is not counted by network, so counting needs another of the machine's addresses. */
export const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((entry) => entry && !entry.internal && entry.family === "IPv4")?.address;
