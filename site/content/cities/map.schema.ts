import { z } from "astro/zod";
import { fields, text } from "../schema-fields.ts";

/** Degrees north and east. */
const point = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
const line = z.array(point).min(2);

/** content/map.yaml: the map under the cities. */
export const mapSchema = fields({
  label: text("What the map of all cities shows, for those who cannot see it"),
  reading: text("Line under the map of all cities; it explains their squares"),
  credit: fields({ label: text("Whose data the shores are"), url: text("Its terms") }).describe(
    "Link under the map; the data's licence asks for it",
  ),
  cityLabel: text("The same of a city and its neighbours; {city} and {square} are filled in"),
  corner: point.describe("A corner of the grid: degrees north and east"),
  lakes: z
    .array(fields({ name: text("Name of a lake"), at: point.describe("Middle of its name") }))
    .describe("Names of lakes on the map"),
  inset: fields({ northwest: point, southeast: point }).describe(
    "Corners of the squares that are drawn again at a larger scale, as their cities lie close together",
  ),
  rivers: z.array(line).describe("Each river, as points from one end to the other"),
});
