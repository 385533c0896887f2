/** Error messages of the fields (specification, section 5, verbatim). */
export const fieldMessages = {
  name: "Name must be at least 2 characters long",
  email: "Please enter a valid email address",
  phone: "Please enter a valid phone number (at least 7 digits)",
  location: "Please enter a valid location",
  startDate: "Please select a rental start date",
  endDate: "Please select a rental end date",
  endBeforeStart: "End date must be after start date",
  eventType: "Please select an event type",
  guestCount: "Please select expected guest count",
} as const;

/** Error message of a text over its limit, in characters. */
export function tooLong(limit: number): string {
  return `Please shorten this to ${limit.toLocaleString("en")} characters or fewer`;
}

export const lineBreakMessage = "Please keep this on one line, without special control characters";

/** Titles and texts of the form's notices (specification, sections 5 and 8, verbatim). */
export const announcements = {
  rejected: {
    title: "Please fix the errors below",
    text: "Check the highlighted fields and correct any issues.",
  },
  failed: {
    title: "Error",
    text: "There was a problem submitting your quote. Please try again.",
  },
  sent: {
    title: "Quote Request Submitted!",
    text: "We'll contact you within 24 hours with a detailed quote.",
  },
  invalid: { title: "Validation Error" },
} as const;
