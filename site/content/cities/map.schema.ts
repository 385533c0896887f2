import { z } from "astro/zod";
import { fields, text } from "../schema-fields.ts";

/** Degrees north and east. */
const point = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
const line = z.array(point).min(2);

/** content/map.yaml: the map under the cities. */
export const mapSchema = fields({
  label: text("What the map of all cities shows, for those who cannot see it"),
  cityLabel: text("The same of a city and its neighbours; {city} and {square} are filled in"),
  corner: point.describe("A corner of the grid: degrees north and east"),
  lakes: z
    .array(fields({ name: text("Name of a lake"), at: point.describe("Middle of its name") }))
    .describe("Names of lakes on the map"),
  shores: z.array(line).describe("The shore of each lake, as points in its order"),
  rivers: z.array(line).describe("Each river, as points from one end to the other"),
});
