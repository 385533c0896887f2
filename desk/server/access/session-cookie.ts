import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { isLocalRequest } from "../http/local-request.ts";
import { isSecret } from "../http/secrets.ts";

/** A cookie of the desk that holds a secret. */
export type SecretCookie = {
  read: (c: Context) => string | null;
  write: (c: Context, secret: string, lifetime: number) => void;
  remove: (c: Context) => void;
};

/**
 * Returns a cookie that scripts cannot read and no other site's page can have sent. Its name has
 * the prefix by which browsers keep plain HTTP and other hosts from setting it; on this machine
 * itself, where there is no TLS, it has neither the prefix nor Secure.
 */
export function secretCookie(name: string, trustedProxies: number): SecretCookie {
  const attributesOf = (c: Context) => {
    const isLocal = isLocalRequest(c, trustedProxies);
    return {
      name: isLocal ? name : `__Host-${name}`,
      attributes: { path: "/", httpOnly: true, secure: !isLocal, sameSite: "Strict" } as const,
    };
  };
  return {
    read(c) {
      const secret = getCookie(c, attributesOf(c).name);
      return secret !== undefined && isSecret(secret) ? secret : null;
    },
    write(c, secret, lifetime) {
      const { name, attributes } = attributesOf(c);
      setCookie(c, name, secret, { ...attributes, maxAge: Math.floor(lifetime / 1000) });
    },
    remove(c) {
      const { name, attributes } = attributesOf(c);
      deleteCookie(c, name, attributes);
    },
  };
}

export const sessionCookie = (trustedProxies: number): SecretCookie =>
  secretCookie("desk", trustedProxies);
