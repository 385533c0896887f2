import ipaddr from "ipaddr.js";

/**
 * Many providers give a household a network of this length, whose 256 networks of 64 bits and the
 * addresses in them it changes at will.
 */
const ipv6Network = 56;

/** All requests that came through a proxy which did not say from where; they are counted together. */
export const unknownNetwork = "unknown";

/**
 * Names the network that a request comes from: an IPv4 address, or the first 56 bits of an IPv6 one. With proxies in
 * front, each of them adds whom it heard from to X-Forwarded-For, so that only so many entries from the right can be
 * believed; `unknownNetwork` where such an entry is missing or nonsense. Null where nothing is to be counted: a request from
 * this very machine, which without TRUST_PROXY may be any visitor of a proxy, or one without a connection.
 */
export function networkOf(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | null {
  const forwarded = forwardedFor?.split(",").map((entry) => entry.trim()) ?? [];
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : remoteAddress;
  const text = claimed === undefined ? "" : withoutPort(claimed);
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text))
    return trustedProxies > 0 ? unknownNetwork : null;
  const address = ipaddr.process(text);
  if (address.range() === "loopback") return null;
  if (address.kind() === "ipv4") return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ipv6Network}`)}/${ipv6Network}`;
}

/** The longest that an address is with brackets, zone and port, in characters; what is longer is none. */
const longestEntry = 100;

/** Some proxies add the port, and IPv6 then stands in brackets; a zone names an interface of one machine only. */
function withoutPort(entry: string): string {
  if (entry.length > longestEntry) return "";
  if (entry.startsWith("[")) {
    const [inside = "", port = ""] = entry.slice(1).split("]");
    return isPort(port) ? withoutZone(inside) : "";
  }
  const [host = "", port = "", ...more] = entry.split(":");
  return more.length === 0 && isPort(`:${port}`) ? host : withoutZone(entry);
}

const withoutZone = (address: string) => address.split("%")[0] ?? "";
const isPort = (text: string) => text === "" || /^:\d{1,5}$/.test(text);
