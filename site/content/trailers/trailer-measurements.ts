/**
 * What all trailers have in common, in feet, as in their photographs and floor plans. What each has
 * for itself is in content/trailers/.
 */
export const floor = 2.2;
export const door = { width: 2.4, tallest: 6.7, belowRoof: 0.7 };
/** The coupling in front of the body. */
export const coupling = 4.1;
/** A landing with treads before it; both rails are as far from the middle of the nearest door. */
export const stairs = { landing: 2.1, tread: 0.9, treads: 3, rail: 1.7, railHeight: 2.9 };
/** How far the stairs reach from the body. */
export const stairsDepth = stairs.landing + stairs.treads * stairs.tread;
/** Doors that are closer to each other share their stairs. */
const sharedWithin = 4.3;

/** Returns the left and right ends of all stairs of these doors, in feet from the body's rear. */
export function stairsBefore(doors: readonly number[]): { left: number; right: number }[] {
  const all: { left: number; right: number }[] = [];
  for (const [index, middle] of doors.entries()) {
    const before = all.at(-1);
    if (before && middle - (doors[index - 1] ?? 0) < sharedWithin)
      before.right = middle + stairs.rail;
    else all.push({ left: middle - stairs.rail, right: middle + stairs.rail });
  }
  return all;
}
