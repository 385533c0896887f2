import { Hono } from "hono";
import { answerChallenge, challengePath, isNonce } from "./challenge.ts";

/**
 * Answers whether the database answers and what `readMailState` returns of the outbox, for monitors
 * and container hosts. Where there is a key, also answers the challenge of `npm run preflight`,
 * which proves that this server uses the data directory of that key.
 */
export function healthRoutes(readMailState: () => Promise<object>, challengeKey?: Buffer) {
  const routes = new Hono();
  routes.get("/healthz", async (c) => {
    c.header("Cache-Control", "no-store");
    try {
      return c.json({ status: "ok", database: "ok", mail: await readMailState() });
    } catch {
      return c.json({ status: "failing", database: "does not answer" }, 503);
    }
  });
  routes.get(challengePath, (c) => {
    const nonce = c.req.query("nonce") ?? "";
    if (!challengeKey || !isNonce(nonce)) return c.notFound();
    c.header("Cache-Control", "no-store");
    return c.text(answerChallenge(challengeKey, nonce));
  });
  return routes;
}
