/**
 * The application's page under an address that answers without a session: at all others a service
 * worker that is installed after the session has ended would keep the sign-in page in its place.
 */
export const shellPath = "/desk/shell";
