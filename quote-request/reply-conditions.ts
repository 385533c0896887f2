/** What a request has to be for a reply template to suit it. */
export const replyConditions = ["booked", "not booked"] as const;
