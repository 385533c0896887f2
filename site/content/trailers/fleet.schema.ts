import { z } from "astro/zod";
import { fields, refersTo, sample, text } from "../schema-fields.ts";

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single hyphens only")
  .max(60);

/** content/fleet.yaml: the units of each trailer, and the days between two rentals of one. */
export const fleetSchema = fields({
  daysBetween: z
    .int()
    .min(0)
    .max(30)
    .describe("Whole days that a unit is kept free between two rentals; 0 for none"),
  units: z
    .record(
      id,
      fields({
        name: text("What you call it; the desk shows this name").max(60),
        trailer: refersTo("trailers", "Which trailer it is: a file of content/trailers/"),
      }),
    )
    .describe("Each unit under an id that is kept for as long as it has bookings"),
  sample,
});
