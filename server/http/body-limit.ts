import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

type BodyLimit = Required<Parameters<typeof bodyLimit>[0]>;

/**
 * Refuses bodies above `maxSize` bytes. A Content-Length is trusted, because Node's parser reads no
 * further; Hono's own limit creates a Web stream for such a body too (decision 0052), so that it
 * only counts bodies of unknown length here.
 */
export function limitBody({ maxSize, onError }: BodyLimit): MiddlewareHandler {
  const countBytes = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    const length = c.req.header("Content-Length");
    if (length === undefined || c.req.header("Transfer-Encoding")) return countBytes(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  };
}
