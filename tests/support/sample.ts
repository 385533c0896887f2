import { foldedColumns } from "../../server/search/fold-text.ts";

/** A valid quote request, as it is typed. */
export const sample = {
  name: "Priya Raman",
  email: "priya.raman@example.com",
  phone: "(289) 555-0188",
  location: "Vineland, Ontario",
  startDate: "2027-06-12",
  endDate: "2027-06-13",
  eventType: "wedding",
  guestCount: "75-125",
  message: "Garden with a narrow gate.\nPower from the house.",
};

/** What is known of it beside its fields where nothing is. */
export const sampleContext = { network: null, isForeign: false, botSignals: null };

/** The same as its row in the database. */
export const sampleRow = {
  ...foldedColumns({ ...sample, reference: "" }),
  name: sample.name,
  email: sample.email,
  email_key: sample.email,
  phone: sample.phone,
  phone_key: "2895550188",
  location: sample.location,
  start_date: sample.startDate,
  end_date: sample.endDate,
  event_type: sample.eventType,
  guest_count: sample.guestCount,
  message: sample.message,
};
