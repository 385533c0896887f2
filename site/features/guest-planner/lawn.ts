import { coupling } from "../../content/trailers/trailer-measurements.ts";
import { inTenths } from "../../ui/in-tenths.ts";
import type { PlannedTrailer } from "./guest-planner.ts";

/** A point, in feet from the drawing's left and top. */
export type Point = readonly [x: number, y: number];

/** A trailer with the left end of its coupling and the edge of its body that the doors are in. */
export type ParkedTrailer = Pick<PlannedTrailer, "length" | "width" | "doors" | "tankRoom"> & {
  x: number;
  y: number;
};

export type Lawn = { dots: Point[]; trailers: ParkedTrailer[] };

/** Size of the drawing, in feet. */
export const lawnSheet = { width: 160, height: 154 };
/** The outlet and the tap on the house's wall, in feet. */
export const outlet: Point = [20, 104];
export const tap: Point = [20, 112];
/** How far the outlet may be from a trailer, in feet (specification, section 9). */
export const cableReach = 100;
/** Radius of a guest's dot, in feet. */
export const dotRadius = 0.95;

/**
 * Where trailers stand: beside each other around this middle, their backs on this line. The right
 * end of a row is still within reach of the outlet.
 */
const parking = { middle: 78, back: 138, left: 33, right: 114, gap: 6, rowDepth: 24 };
/** What the ground is: people stand differently around a table, on a slab and before a stage. */
export type GroundKind = "event" | "crew" | "festival";

/** The slab that a crew works on, and the stage before which a crowd stands. */
export const slab = { left: 54, top: 16, right: 132, bottom: 66 };
export const stage = { left: 64, top: 14, right: 116, bottom: 28 };
/** Where people stand who sit at no table, and how far apart, in feet. */
const rows = {
  crew: { left: slab.left + 4, top: slab.top + 4, right: slab.right - 4, apart: 5.5 },
  festival: { left: 52, top: stage.bottom + 5, right: 128, apart: 3.2 },
};

/** Where guests sit, 80 feet and more from the trailers' doors. */
const field = { left: 20, middle: 84, right: 152, top: 2, bottom: 44 };
/** Guests stand in rings of ten, as around a table for ten and its chairs. */
export const ring = { guests: 10, radius: 3.6, across: 12, down: 10.4 };

/** Returns the positions of people and trailers on the drawing. */
export function layOutLawn(
  people: number,
  trailers: readonly PlannedTrailer[],
  kind: GroundKind = "event",
): Lawn {
  const dots = kind === "event" ? placeGuests(people) : placeInRows(people, kind);
  return { dots, trailers: parkTrailers(trailers) };
}

/** Returns one point a person, row after row, each row between two of the one before. */
function placeInRows(people: number, kind: keyof typeof rows): Point[] {
  const { left, top, right, apart } = rows[kind];
  const inRow = Math.floor((right - left) / apart);
  return Array.from({ length: people }, (_, index): Point => {
    const row = Math.floor(index / inRow);
    const shift = row % 2 === 0 ? 0 : apart / 2;
    return [inTenths(left + shift + (index % inRow) * apart), inTenths(top + row * apart * 0.9)];
  });
}

/** Returns the trailers in rows, each row around the middle and behind the one before it. */
function parkTrailers(trailers: readonly PlannedTrailer[]): ParkedTrailer[] {
  const rows: PlannedTrailer[][] = [];
  for (const trailer of trailers) {
    const row = rows.at(-1);
    if (row && rowLength([...row, trailer]) <= parking.right - parking.left) row.push(trailer);
    else rows.push([trailer]);
  }
  return rows.flatMap((row, index) => {
    const length = rowLength(row);
    let x = Math.max(parking.left, parking.middle - length / 2);
    x = Math.min(x, parking.right - length);
    return row.map(({ length, width, doors, tankRoom }) => {
      const parked = {
        length,
        width,
        doors,
        tankRoom,
        x,
        y: parking.back - index * parking.rowDepth - width,
      };
      x += length + coupling + parking.gap;
      return parked;
    });
  });
}

const rowLength = (row: readonly PlannedTrailer[]) =>
  row.reduce((sum, { length }) => sum + length + coupling, (row.length - 1) * parking.gap);

/** Returns one point a guest: ring after ring, the innermost first. */
function placeGuests(guests: number): Point[] {
  return ringCentres()
    .slice(0, Math.ceil(guests / ring.guests))
    .flatMap(([x, y]) => ringOffsets.map(([right, down]): Point => [x + right, y + down]))
    .slice(0, guests);
}

/** Returns the middles of all rings that have room, in staggered rows, the innermost first. */
function ringCentres(): Point[] {
  const edge = ring.radius + dotRadius;
  const centres: Point[] = [];
  for (let row = 0; ; row += 1) {
    const y = Math.ceil(field.top + edge) + row * ring.down;
    if (y + edge > field.bottom) break;
    const first = Math.ceil(field.left + edge) + (row % 2) * (ring.across / 2);
    for (let x = first; x + edge <= field.right; x += ring.across) centres.push([x, y]);
  }
  const middle: Point = [field.middle, (field.top + field.bottom) / 2];
  // Wider than high, as the field is.
  const fromMiddle = ([x, y]: Point) => Math.hypot((x - middle[0]) / 1.4, y - middle[1]);
  return centres.sort((a, b) => fromMiddle(a) - fromMiddle(b));
}

const ringOffsets = Array.from({ length: ring.guests }, (_, index): Point => {
  const angle = (index / ring.guests) * 2 * Math.PI;
  return [inTenths(ring.radius * Math.sin(angle)), inTenths(-ring.radius * Math.cos(angle))];
});
