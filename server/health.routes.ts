import { Hono } from "hono";
import type { OutboxState } from "./outbox/outbox.repository.ts";

/** Tells whether the database answers and how many mails wait, for a monitor or a container host. */
export function healthRoutes(readState: () => Promise<OutboxState>) {
  const routes = new Hono();
  routes.get("/healthz", async (c) => {
    c.header("Cache-Control", "no-store");
    try {
      return c.json({ status: "ok", database: "ok", mail: await readState() });
    } catch {
      return c.json({ status: "failing", database: "does not answer" }, 503);
    }
  });
  return routes;
}
