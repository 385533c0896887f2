import { readdirSync } from "node:fs";
import * as z from "zod";
import { replyConditions } from "../../../quote-request/reply-conditions.ts";
import { contentFolder, contentReader } from "../../../server/business/content-reader.ts";

const businessSchema = z.object({ baseTown: z.string() });
const trailerSchema = z.object({
  name: z.string(),
  order: z.number(),
  stalls: z.number(),
});
const fleetSchema = z.object({
  daysBetween: z.int(),
  units: z.record(z.string(), z.object({ name: z.string(), trailer: z.string() })),
});
const citySchema = z.object({
  name: z.string(),
  map: z.object({ latitude: z.number(), longitude: z.number() }),
});
const templatesSchema = z.record(
  z.string(),
  z.object({
    name: z.string(),
    isQuote: z.literal(true).optional(),
    onlyIf: z.enum(replyConditions).optional(),
    subject: z.string(),
    text: z.string(),
  }),
);

export type Trailer = { id: string; name: string; stations: number };
/** A trailer that the business owns, of the kind of a file in content/trailers. */
export type Unit = { id: string; name: string; trailerId: string };
/** The units, the smallest first, and the whole days that one is kept free between two rentals. */
export type Fleet = { daysBetween: number; units: Unit[] };
export type ReplyTemplate = { id: string } & z.infer<typeof templatesSchema>[string];

/** What the desk alone needs of content/. */
export type DeskContent = {
  baseTown: string;
  /** The smallest first. */
  trailers: Trailer[];
  fleet: Fleet;
  /** Kilometres from the base town, in a straight line, by the name of each city with a page. */
  distances: ReadonlyMap<string, number>;
  templates: ReplyTemplate[];
};

/** Reads content/fleet.yaml; throws a sentence that names file and line. */
export function readFleet(contentDir = contentFolder): Fleet {
  const { daysBetween, units } = contentReader(contentDir)("fleet.yaml", fleetSchema);
  return {
    daysBetween,
    units: Object.entries(units).map(([id, { name, trailer }]) => ({
      id,
      name,
      trailerId: trailer,
    })),
  };
}

/** Reads what the desk needs of the content folder; throws a sentence that names file and line. */
export function readDeskContent(contentDir = contentFolder): DeskContent {
  const read = contentReader(contentDir);
  const namesIn = (folder: string) =>
    readdirSync(new URL(folder, contentDir)).filter((file) => file.endsWith(".yaml"));
  const { baseTown } = read("business.yaml", businessSchema);
  const cities = namesIn("cities/").map((file) => read(`cities/${file}`, citySchema));
  const base = cities.find(({ name }) => name === baseTown)?.map;
  const trailers = namesIn("trailers/")
    .map((file) => ({
      id: file.replace(/\.yaml$/, ""),
      ...read(`trailers/${file}`, trailerSchema),
    }))
    .sort((a, b) => a.order - b.order);
  const { daysBetween, units } = readFleet(contentDir);
  return {
    baseTown,
    trailers: trailers.map(({ id, name, stalls }) => ({ id, name, stations: stalls })),
    fleet: {
      daysBetween,
      units: trailers.flatMap(({ id }) => units.filter(({ trailerId }) => trailerId === id)),
    },
    distances: new Map(base && cities.map(({ name, map }) => [name, kilometres(base, map)])),
    templates: Object.entries(read("reply-templates.yaml", templatesSchema)).map(
      ([id, template]) => ({ id, ...template }),
    ),
  };
}

type Position = { latitude: number; longitude: number };
const earthRadius = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the great-circle distance of two positions in whole kilometres, by the haversine formula.
 */
function kilometres(a: Position, b: Position): number {
  const haversine = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const part =
    haversine(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      haversine(b.longitude - a.longitude);
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(part)));
}
