import { Hono } from "hono";
import { answerChallenge, challengePath, isNonce } from "./challenge.ts";

/**
 * Answers whether the database answers and stores, and what `readMailState` returns of the outbox,
 * for monitors and container hosts. Where there is a key, also answers the challenge of `npm run
 * preflight`, which proves that this server uses the data directory of that key.
 */
export function healthRoutes(
  readMailState: () => Promise<object>,
  readWriteFailure: () => string | null,
  challengeKey?: Buffer,
) {
  const routes = new Hono();
  routes.get("/healthz", async (c) => {
    c.header("Cache-Control", "no-store");
    try {
      const mail = await readMailState();
      const failure = readWriteFailure();
      if (failure === null) return c.json({ status: "ok", database: "ok", mail });
      return c.json({ status: "failing", database: `stores nothing: ${failure}`, mail }, 503);
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
