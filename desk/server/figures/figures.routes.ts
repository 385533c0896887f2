import { Hono } from "hono";
import { daysBetween } from "../../../server/time/business-clock.ts";
import { figuresParams } from "../desk-api.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { DeskRefusal, readQuery } from "../http/desk-refusal.ts";
import { listCounted } from "./figures.repository.ts";
import { countFigures } from "./figures.ts";

/** Days of a period, at most: three years. */
const maxDays = 3 * 366;

/** The figures of the owner's report for the desk's plots. */
export function figuresRoutes({ database: { db }, business }: DeskDeps) {
  return new Hono<DeskEnv>().get("/figures", async (c) => {
    const period = readQuery(c, figuresParams);
    const days = daysBetween(period.from, period.to);
    if (days < 0)
      throw new DeskRefusal("invalid", "The days end before they begin.", { field: "to" });
    if (days > maxDays)
      throw new DeskRefusal("invalid", "Choose three years at most.", { field: "from" });
    const requests = await listCounted(db, period);
    return c.json(countFigures(requests, period, business));
  });
}
