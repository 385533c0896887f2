import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/** Prefix length in bits: many providers give a household 256 networks of 64 bits. */
const ipv6PrefixLength = 56;

/** The network of all requests whose X-Forwarded-For is missing or invalid. */
export const unknownNetwork = "unknown";

/**
 * Returns the network that a request comes from: an IPv4 address, or the first 56 bits of an IPv6
 * address. Each trusted proxy appends the address of its client to X-Forwarded-For, so only as many
 * entries from the right are read; `unknownNetwork` where such an entry is missing or invalid. Null
 * for what is not counted: a request from this machine, which without TRUST_PROXY may be any
 * visitor of a proxy, and one without a connection.
 */
export function networkOf(c: Context, trustedProxies: number): string | null {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const forwarded = c.req.header("X-Forwarded-For")?.split(",") ?? [];
  const entry =
    trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : incoming?.socket.remoteAddress;
  const text = entry === undefined ? "" : withoutPort(entry);
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text))
    return trustedProxies > 0 ? unknownNetwork : null;
  const address = ipaddr.process(text);
  if (address.range() === "loopback") return null;
  if (address.kind() === "ipv4") return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ipv6PrefixLength}`)}/${ipv6PrefixLength}`;
}

/** An address with brackets, zone and port is shorter, in characters. */
const maxEntry = 100;

/** Removes the port that some proxies add, with the brackets around IPv6, and a zone identifier. */
function withoutPort(entry: string): string {
  if (entry.length > maxEntry) return "";
  if (entry.startsWith("[")) {
    const [inside = "", port = ""] = entry.slice(1).split("]");
    return isPort(port) ? withoutZone(inside) : "";
  }
  const [host = "", port = "", ...more] = entry.split(":");
  return more.length === 0 && isPort(`:${port}`) ? host : withoutZone(entry);
}

const withoutZone = (address: string) => address.split("%")[0] ?? "";
const isPort = (text: string) => text === "" || /^:\d{1,5}$/.test(text);
