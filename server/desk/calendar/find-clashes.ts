export type Booking = { trailerId: string | null; startDate: string; endDate: string };

/**
 * Returns the bookings that have a day on which more of their trailer are booked than there are
 * units of it.
 */
export function findClashes<B extends Booking>(
  bookings: readonly B[],
  unitsOf: (trailerId: string) => number,
): Set<B> {
  const clashing = new Set<B>();
  for (const [trailerId, ofTrailer] of Map.groupBy(bookings, (booking) => booking.trailerId)) {
    if (trailerId === null) continue;
    // The most are out together on the first day of one of them.
    for (const { startDate: day } of ofTrailer) {
      const out = ofTrailer.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
      if (out.length > unitsOf(trailerId)) for (const booking of out) clashing.add(booking);
    }
  }
  return clashing;
}
