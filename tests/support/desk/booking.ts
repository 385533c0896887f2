import { sample } from "../sample.ts";

/** What the desk sends to book a unit on the days of the sample. */
export const bookingOf = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  set: {
    ...{ startDate: sample.startDate, deliveryTime: null },
    ...{ endDate: sample.endDate, pickupTime: null },
    ...{ siteNotes: "", unitIds: ["two-a"], trailerIds: [], override: null },
    ...changes,
  },
  was: {},
  books: true,
});
