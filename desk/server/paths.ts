export const deskRoot = "/desk";
/** Where the desk is; also its built application's address, and a service worker's scope. */
export const deskPath = `${deskRoot}/`;

/** Where the API's addresses begin. */
export const apiPath = `${deskPath}api/`;
export const signInPath = `${deskPath}sign-in`;
/** Where a code is typed. */
export const signInCodePath = `${signInPath}/code`;
/** Where links lead, followed by their secret. */
export const signInLinkPath = `${signInPath}/link`;
/** Where somebody who has just signed in is offered a passkey. */
export const passkeyOfferPath = `${deskPath}passkey`;
export const websitePath = `${deskPath}website`;
/** Turns the preview on and leads to its pages. */
export const previewPath = `${deskPath}preview`;
export const requestPath = (reference: string) => `${deskPath}requests/${reference}`;

/** Addresses of pages: no dots, so that none is a file or leads out of the desk. */
const screen = /^\/desk\/(?!api|sign-in)[\w/-]*$/;

/** Returns an address of a screen of the desk, to go to after signing in; null for any other. */
export const screenPath = (path: unknown): string | null =>
  typeof path === "string" && path.length <= 200 && screen.test(path) ? path : null;

/** Returns an address of signing in that leads to a screen afterwards, or to the desk's first. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;
