import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Pipelined requests of a connection; browsers wait for each answer over HTTP/1.1. */
const mostPipelined = 8;

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
    if (count > mostPipelined) {
      socket.resetAndDestroy();
      return;
    }
    pending.set(socket, count);
    response.once("close", () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
