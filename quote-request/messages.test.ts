import { expect, test } from "vitest";
import { fieldMessages } from "./messages.ts";

test("each field has the sentence of the specification (§5.05, §5.07, §5.09, §5.11, §5.13, §5.17–19)", () => {
  expect(fieldMessages).toEqual({
    name: "Name must be at least 2 characters long",
    email: "Please enter a valid email address",
    phone: "Please enter a valid phone number (at least 7 digits)",
    location: "Please enter a valid location",
    startDate: "Please select a rental start date",
    endDate: "Please select a rental end date",
    endBeforeStart: "End date must be after start date",
    eventType: "Please select an event type",
    guestCount: "Please select expected guest count",
  });
});
