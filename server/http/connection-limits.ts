import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";

/** Limits of connections; times in milliseconds, rates in bytes a second. */
export const connectionLimits = {
  /** Connections in all, for the memory and the file descriptors of the process. */
  maxConnections: 5_000,
  /** A client that reads nothing of an answer for so long is disconnected. */
  stallTimeout: 10_000,
  /** The slowest average rate to read an answer at, after a time that is not counted. */
  minRate: 8_192,
  minRateAfter: 10_000,
  checkInterval: 1_000,
  /** Pipelined requests of a connection; browsers wait for each answer over HTTP/1.1. */
  maxPipelined: 8,
};

/** An answer that is being read: its last byte on the connection, and how long it may take. */
type Reading = { end: number; since: number; maxTime: number };

/**
 * Disconnects clients that read an answer too slowly, and limits connections in all. At the limit a
 * new connection replaces the one that has read for longest, or else the oldest.
 */
export function limitConnections(server: Server, limits: typeof connectionLimits): void {
  // Sets and maps keep the order of insertion.
  const sockets = new Set<Socket>();
  const readings = new Map<Socket, Reading>();

  server.on("connection", (socket: Socket) => {
    if (sockets.size >= limits.maxConnections) {
      const [slowest] = readings.keys();
      const [oldest] = sockets;
      drop(slowest ?? (oldest as Socket));
    }
    sockets.add(socket);
    // A reset frees the system's buffer; closing would wait until the client has read it.
    socket.prependListener("timeout", () => readings.has(socket) && socket.resetAndDestroy());
    socket.once("close", () => {
      sockets.delete(socket);
      readings.delete(socket);
    });
  });

  const drop = (socket: Socket) => {
    sockets.delete(socket);
    readings.delete(socket);
    socket.resetAndDestroy();
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
  if (reading && socket.bytesWritten - waiting < reading.end)
    return now - reading.since > reading.maxTime;
  const maxTime = limits.minRateAfter + (1_000 * waiting) / limits.minRate;
  readings.set(socket, { end: socket.bytesWritten, since: now, maxTime });
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
    if (count > connectionLimits.maxPipelined) {
      socket.resetAndDestroy();
      return;
    }
    pending.set(socket, count);
    response.once("close", () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
