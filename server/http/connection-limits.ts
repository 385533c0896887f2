import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./client-address.ts";

/**
 * How many connections there may be, and how slowly an answer may be read; times in milliseconds,
 * paces in bytes a second.
 */
export const connectionLimits = {
  /** So that a crowd takes neither the memory nor the files of the process. */
  most: 5_000,
  /** A browser opens six, and an office or a campus may have one address. */
  mostPerNetwork: 250,
  /**
   * A reader who takes no byte of an answer for so long is cut off; counted from twice, as the
   * system buffers the first bytes.
   */
  stallTimeout: 10_000,
  /**
   * Each answer has to be read at this pace on average, after the first seconds: the largest
   * picture in 48 seconds.
   */
  slowestPace: 8_192,
  paceGrace: 10_000,
  /**
   * While more than so many answers wait for their readers, each may take so long: the system's own
   * buffers run out.
   */
  crowd: 500,
  crowdTimeout: 3_000,
  checkInterval: 1_000,
  /** Requests that one connection may have under way; browsers wait for each answer over HTTP/1.1. */
  mostUnderWay: 8,
};

type Options = {
  trustedProxies: number;
  limits?: typeof connectionLimits;
  /** Names what a connection is counted by; null where it is not counted. */
  nameNetwork?: (address: string | undefined) => string | null;
};

/**
 * An answer that is being read: up to which of the connection's bytes, and until when they have to
 * be taken.
 */
type Reading = { end: number; since: number; deadline: number };

/**
 * Cuts off readers who take an answer too slowly, and limits connections in all and for each
 * network, counted as screening counts them. Where all connections are taken, one whose answer is
 * not read goes first, then those between two requests, then those that have asked for nothing; a
 * new one is refused only where there are none of these. Behind a proxy every connection is the
 * proxy's, and the limit for each network is left to it; loopback has none either, because behind a
 * proxy that is not configured all visitors would be one.
 */
export function limitConnections(server: Server, options: Options): void {
  const { limits = connectionLimits, trustedProxies } = options;
  const nameNetwork =
    options.nameNetwork ?? ((address) => networkOf(address, undefined, trustedProxies));
  const sockets = new Set<Socket>();
  const perNetwork = new Map<string, number>();
  const readings = new Map<Socket, Reading>();
  let findsNoneUntil = 0;

  // Before the HTTP server takes the connection up: it would count as idle, and be closed to make
  // room for itself.
  server.prependListener("connection", (socket: Socket) => {
    const network = trustedProxies > 0 ? null : nameNetwork(socket.remoteAddress);
    const count = network === null ? 0 : (perNetwork.get(network) ?? 0);
    if (count >= limits.mostPerNetwork || (sockets.size >= limits.most && !makeRoom())) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    // A reset frees what the system has buffered; a mere end would wait for the reader.
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

  /**
   * Frees a connection for a new one, and tells whether it could; looks for none again right after
   * it found none.
   */
  const makeRoom = (): boolean => {
    if (performance.now() < findsNoneUntil) return false;
    // Who has been reading for longest comes first in the map.
    const [slowest] = readings.keys();
    if (slowest) return drop(slowest);
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.destroyed) sockets.delete(socket);
    if (sockets.size < limits.most) return true;
    for (const socket of sockets)
      if (socket.writableLength > 0 || socket.bytesRead === 0) return drop(socket);
    findsNoneUntil = performance.now() + 100;
    return false;
  };
  const drop = (socket: Socket): true => {
    sockets.delete(socket);
    readings.delete(socket);
    socket.resetAndDestroy();
    return true;
  };

  const check = () => {
    const now = performance.now();
    for (const socket of sockets) {
      const waiting = socket.writableLength;
      if (waiting === 0) {
        readings.delete(socket);
        continue;
      }
      const taken = socket.bytesWritten - waiting;
      const reading = readings.get(socket);
      if (reading && taken < reading.end) {
        const isTooLong = readings.size > limits.crowd && now > reading.since + limits.crowdTimeout;
        if (isTooLong || now > reading.deadline) drop(socket);
        continue;
      }
      const time = limits.paceGrace + (1_000 * waiting) / limits.slowestPace;
      readings.set(socket, { end: socket.bytesWritten, since: now, deadline: now + time });
      // Node looks into the system's buffer, too, and starts anew while that empties.
      if (!reading) socket.setTimeout(limits.stallTimeout);
    }
  };
  const timer = setInterval(check, limits.checkInterval).unref();
  server.once("close", () => clearInterval(timer));
}

/**
 * Resets a connection that sends more requests than it may have under way. Node parses all that
 * came in one packet at once, 2,000 requests in 54 KB, and everybody else waits for it.
 */
export function limitPipelining(
  listener: RequestListener,
  most = connectionLimits.mostUnderWay,
): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // The rest of a packet is still parsed after the reset.
    if (socket.destroyed) return;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > most) {
      socket.resetAndDestroy();
      return;
    }
    underWay.set(socket, count);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
