import type { Context } from "hono";

/**
 * Returns the id in a route's address. Ids are UUIDs, hashes and base64url; no database is asked
 * for anything else, such as a zero byte.
 */
export const readId = (c: Context, name = "id"): string =>
  (c.req.param(name) ?? "").replace(/[^\w-]/g, "");
