/** Returns the address of a request's screen, below /desk. */
export const requestPath = (reference: string) => `/requests/${encodeURIComponent(reference)}`;
