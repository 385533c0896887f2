import type { Context } from "hono";
import { expect, test } from "vitest";
import { networkOf, unknownNetwork } from "./client-address.ts";

/** Returns the network of a request by its connection and its X-Forwarded-For. */
function networkFrom(remoteAddress: string | undefined, forwarded: string | undefined, n: number) {
  const context = {
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: () => forwarded },
  };
  return networkOf(context as unknown as Context, n);
}

test("without proxies the connection tells, and what a client claims is not read", () => {
  expect(networkFrom("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7");
  expect(networkFrom("::ffff:203.0.113.7", undefined, 0)).toBe("203.0.113.7");
});

test("behind proxies the entry of the outermost trusted one tells, whatever stands left of it", () => {
  const forwarded = "10.9.9.9, 198.51.100.1, 203.0.113.7";
  expect(networkFrom("10.0.0.1", forwarded, 1)).toBe("203.0.113.7");
  expect(networkFrom("10.0.0.1", forwarded, 2)).toBe("198.51.100.1");
  expect(networkFrom("10.0.0.1", "203.0.113.7:51234", 1)).toBe("203.0.113.7");
  expect(networkFrom("10.0.0.1", "[2001:db8:1:234::9]:443", 1)).toBe("2001:db8:1:200::/56");
});

test("an IPv6 address counts as its network of 56 bits, which a household may have", () => {
  expect(networkFrom("2001:db8:1:200:3:4:5:6", undefined, 0)).toBe("2001:db8:1:200::/56");
  expect(networkFrom("2001:db8:1:2ff:ffff::1", undefined, 0)).toBe("2001:db8:1:200::/56");
  expect(networkFrom("2001:db8:1:300::1", undefined, 0)).toBe("2001:db8:1:300::/56");
});

test("this machine, nothing and nonsense tell nothing", () => {
  for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1", undefined, "", "unknown", "1.2.3"])
    expect([address, networkFrom(address, undefined, 0)]).toEqual([address, null]);
  expect(networkFrom("203.0.113.7", "127.0.0.1", 1)).toBeNull();
});

test("what a trusted proxy leaves out or writes as nonsense is one shared address, and not nobody's", () => {
  for (const forwarded of [undefined, "", " ", ",", "_hidden", "unknown", "1.2.3", "203.0.113.7,"])
    for (const remote of ["203.0.113.7", "127.0.0.1", undefined])
      expect([forwarded, networkFrom(remote, forwarded, 1)]).toEqual([forwarded, unknownNetwork]);
  expect(networkFrom("203.0.113.7", "198.51.100.1", 2)).toBe(unknownNetwork);
});
