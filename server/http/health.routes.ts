import { Hono } from "hono";

/**
 * Answers whether the database answers and stores, and what `readMailState` returns of the outbox,
 * for monitors and container hosts.
 */
export function healthRoutes(
  readMailState: () => Promise<object>,
  readWriteFailure: () => string | null,
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
  return routes;
}
