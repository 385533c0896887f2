/** A request that keeps every rule. */
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
