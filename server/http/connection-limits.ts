import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";

/** Limits of connections; times in milliseconds, rates in bytes a second. */
export const connectionLimits = {
  /** Connections in all, for the memory and the file descriptors of the process. */
  most: 5_000,
  /** A browser opens six, and an office or a campus may have one address. */
  mostPerNetwork: 250,
  /** A client that reads nothing of an answer for so long is disconnected. */
  stallTimeout: 10_000,
  /** The slowest average rate to read an answer at, after a time that is not counted. */
  minRate: 8_192,
  minRateAfter: 10_000,
  /** While more answers than this are being read, each may take so long only, however large. */
  mostReadings: 500,
  crowdedTimeout: 3_000,
  checkInterval: 1_000,
  /** Pipelined requests of a connection; browsers wait for each answer over HTTP/1.1. */
  mostPipelined: 8,
};

/** An answer that is being read: its last byte on the connection, and how long it may take. */
type Reading = { end: number; since: number; longest: number };

/**
 * Disconnects clients that read an answer too slowly, and limits connections in all and for each
 * network that `networkOf` names; null is not counted: behind a proxy, to which all connections
 * belong, and on loopback, where a proxy may run without TRUST_PROXY. At the limit a new connection
 * replaces the one that has read for longest, or else idle ones, or else one without a request; it
 * is refused where there is none of these.
 */
export function limitConnections(
  server: Server,
  limits: typeof connectionLimits,
  networkOf: (address: string | undefined) => string | null,
): void {
  const sockets = new Set<Socket>();
  const perNetwork = new Map<string, number>();
  const readings = new Map<Socket, Reading>();
  let isFullUntil = 0;

  // Before the HTTP server's own listener: a new connection would count as idle, and be closed to
  // make room for itself.
  server.prependListener("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const count = network === null ? 0 : (perNetwork.get(network) ?? 0);
    if (count >= limits.mostPerNetwork || (sockets.size >= limits.most && !makeRoom())) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    // A reset frees the system's buffer; closing would wait until the client has read it.
    socket.prependListener("timeout", () => readings.has(socket) && socket.resetAndDestroy());
    if (network !== null) perNetwork.set(network, count + 1);
    socket.once("close", () => {
      sockets.delete(socket);
      readings.delete(socket);
      if (network === null) return;
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left === 0) perNetwork.delete(network);
      else perNetwork.set(network, left);
    });
  });

  /** Frees a connection for a new one; returns false where none can be, and for 100 ms after. */
  const makeRoom = (): boolean => {
    if (performance.now() < isFullUntil) return false;
    // A map keeps the order of insertion.
    const [slowest] = readings.keys();
    if (slowest) return drop(slowest);
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.destroyed) sockets.delete(socket);
    if (sockets.size < limits.most) return true;
    for (const socket of sockets)
      if (socket.writableLength > 0 || socket.bytesRead === 0) return drop(socket);
    isFullUntil = performance.now() + 100;
    return false;
  };
  const drop = (socket: Socket): true => {
    sockets.delete(socket);
    readings.delete(socket);
    socket.resetAndDestroy();
    return true;
  };

  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of sockets) if (readsTooSlowly(socket, readings, limits, now)) drop(socket);
  }, limits.checkInterval).unref();
  server.once("close", () => clearInterval(timer));
}

/** Returns whether a client reads its answer too slowly; notes in `readings` what it reads. */
function readsTooSlowly(
  socket: Socket,
  readings: Map<Socket, Reading>,
  limits: typeof connectionLimits,
  now: number,
): boolean {
  const waiting = socket.writableLength;
  if (waiting === 0) {
    readings.delete(socket);
    return false;
  }
  const reading = readings.get(socket);
  if (reading && socket.bytesWritten - waiting < reading.end) {
    const isCrowded = readings.size > limits.mostReadings;
    return now - reading.since > (isCrowded ? limits.crowdedTimeout : reading.longest);
  }
  const longest = limits.minRateAfter + (1_000 * waiting) / limits.minRate;
  readings.set(socket, { end: socket.bytesWritten, since: now, longest });
  // Node restarts this timeout while the system's buffer empties.
  if (!reading) socket.setTimeout(limits.stallTimeout);
  return false;
}

/**
 * Resets a connection with too many pipelined requests. Node parses all requests of a packet at
 * once, up to 2,000 in 54 KB, and no other client is answered meanwhile.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const pending = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Node still parses the rest of the packet after the reset.
    if (socket.destroyed) return;
    const count = (pending.get(socket) ?? 0) + 1;
    if (count > connectionLimits.mostPipelined) {
      socket.resetAndDestroy();
      return;
    }
    pending.set(socket, count);
    response.once("close", () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
