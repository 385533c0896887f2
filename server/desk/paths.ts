/** Where the desk is; also its built application's address, and a service worker's scope. */
export const deskPath = "/desk/";

export const signInPath = "/desk/sign-in";
/** Where a code is typed. */
export const signInCodePath = `${signInPath}/code`;
/** Where links lead, followed by their secret. */
export const signInLinkPath = `${signInPath}/link`;
/** Where somebody who has just signed in is offered a passkey. */
export const passkeyOfferPath = "/desk/passkey";

/** Returns an address of a screen of the desk, to go to after signing in; null for any other. */
export function screenPath(path: unknown): string | null {
  if (typeof path !== "string" || path.length > 200) return null;
  // Refuses paths that a browser rewrites or takes for a host, such as "/desk/../x" or "//host".
  if (URL.parse(path, "http://localhost")?.pathname !== path) return null;
  return path.startsWith(deskPath) && !path.startsWith(signInPath) ? path : null;
}

/** Returns an address of signing in that leads to a screen afterwards, or to the desk's first. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;
