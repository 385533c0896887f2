/** Where the desk is; also its built application's address, and a service worker's scope. */
export const deskPath = "/desk/";

export const signInPath = "/desk/sign-in";
/** Where a code is typed. */
export const signInCodePath = `${signInPath}/code`;
/** Where links lead, followed by their secret. */
export const signInLinkPath = `${signInPath}/link`;
/** Where somebody who has just signed in is offered a passkey. */
export const passkeyOfferPath = "/desk/passkey";

/** Returns an address of a screen of the desk, for whoever has signed in; null for any other. */
export const screenPath = (path: unknown): string | null =>
  typeof path === "string" && /^\/desk\/(?!sign-in)[\w/.~%-]{0,200}$/.test(path) ? path : null;
