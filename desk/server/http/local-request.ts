import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import { isLoopback } from "../../../server/mail/loopback.ts";

/** What proxies and tunnels add to requests, beside X-Forwarded-…; in small letters. */
const proxyHeaders = new Set([
  "forwarded",
  "via",
  "x-real-ip",
  "x-client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "fastly-client-ip",
  "fly-client-ip",
]);
const isOfProxy = (name: string) => name.startsWith("x-forwarded-") || proxyHeaders.has(name);

/**
 * Whether a request was made on this machine, to a loopback name, and shows no sign of a proxy:
 * plain HTTP then does not leave the machine. A proxy may add no header, so everything that this
 * allows also requires a secret.
 */
export function isLocalRequest(c: Context, trustedProxies: number): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const remote = incoming?.socket.remoteAddress ?? "";
  if (trustedProxies > 0 || Object.keys(c.req.header()).some(isOfProxy)) return false;
  // nginx says nothing of itself unless it is told to, and asks by HTTP/1.0; no browser does.
  if (incoming?.httpVersion === "1.0") return false;
  if (!ipaddr.isValid(remote) || ipaddr.process(remote).range() !== "loopback") return false;
  const origin = c.req.header("Origin");
  const hosts = [
    `http://${c.req.header("Host")}`,
    ...(origin && origin !== "null" ? [origin] : []),
  ];
  return hosts.every((host) => isLoopback(URL.parse(host)?.hostname ?? ""));
}
