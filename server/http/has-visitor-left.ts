import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Whether the client closed its connection before its request was complete. */
export function hasVisitorLeft(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return Boolean(incoming?.destroyed && !incoming.complete);
}
