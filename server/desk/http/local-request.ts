import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import { isLoopback } from "../../mail/loopback.ts";

/** What proxies add to requests. */
const proxyHeaders = ["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP"];

/**
 * Whether a request was made on this machine, to this machine's own name, through no proxy: only
 * then does plain HTTP stay between the browser and the server.
 */
export function isLocalRequest(c: Context, trustedProxies: number): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const remote = incoming?.socket.remoteAddress ?? "";
  if (trustedProxies > 0 || proxyHeaders.some((name) => c.req.header(name) !== undefined))
    return false;
  if (!ipaddr.isValid(remote) || ipaddr.process(remote).range() !== "loopback") return false;
  const origin = c.req.header("Origin");
  const hosts = [
    `http://${c.req.header("Host")}`,
    ...(origin && origin !== "null" ? [origin] : []),
  ];
  return hosts.every((host) => isLoopback(URL.parse(host)?.hostname ?? ""));
}
