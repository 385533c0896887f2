import { z } from "astro/zod";
import { fields, refersTo, text } from "../schema-fields.ts";

const pair = z.tuple([z.number().min(0), z.number().min(0)]);
const label = text("What it is, for the list below the plan").optional();
const at = pair.describe("Its left upper corner, in feet from left and from top");
const size = pair.describe("Width and height, in feet");

/** Kinds of things drawn as a rectangle, each with its own style in SitePlan.tsx. */
const blocks = [
  "building",
  "gate",
  "generator",
  "road",
  "septic",
  "tent",
  "trees",
  "units",
  "water",
] as const;

/** content/site-plans.yaml: plans that the guides show, in feet. */
export const sitePlanSchema = fields({
  title: text("What the plan shows"),
  size: pair.describe("Width and height of the ground, in feet"),
  things: z.array(
    z.discriminatedUnion("kind", [
      fields({ kind: z.enum(blocks), at, size, label }),
      fields({
        kind: z.literal("trailer"),
        at,
        trailer: refersTo("trailers", "Id of the trailer; it is drawn from its own figures"),
        label,
      }),
      fields({
        kind: z.literal("path"),
        points: z.array(pair).min(2).describe("Its corners, in feet"),
        label,
      }),
    ]),
  ),
});
