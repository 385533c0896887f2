import { sample } from "./sample-request.ts";

export { sample };

/** The same as it is stored. */
export const sampleRow = {
  name: sample.name,
  email: sample.email,
  phone: sample.phone,
  location: sample.location,
  start_date: sample.startDate,
  end_date: sample.endDate,
  event_type: sample.eventType,
  guest_count: sample.guestCount,
  message: sample.message,
};
