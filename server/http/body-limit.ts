import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

type BodyLimit = Required<Parameters<typeof bodyLimit>[0]>;

/**
 * Refuses bodies above `maxSize` bytes. Where the request says how long its body is, that is taken
 * at its word, because the HTTP parser reads no further; only a body without a length is counted,
 * which costs a detour over Web streams.
 */
export function limitBody({ maxSize, onError }: BodyLimit): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    const length = c.req.header("Content-Length");
    if (length === undefined || c.req.header("Transfer-Encoding")) return counted(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  };
}
