import { Hono } from "hono";
import { answerChallenge, challengePath, isNonce } from "./challenge.ts";

/**
 * Tells whether the database answers and how many mails wait, for a monitor or a container host; and proves to
 * `npm run preflight`, where there is a key, that this server uses the data directory that the key is of.
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
