import { pluralize } from "../../content-files/pluralize.ts";
import { timeOfDay } from "../../server/time/format-dates.ts";

/** What several places of the desk say; a sentence of one place stands there. */

/** Of content/business.yaml: how dates and numbers are written. */
export const language = import.meta.env.BUSINESS_LANGUAGE;

export const words = {
  cancel: "Cancel",
  undo: "Undo",
  undone: "Undone.",
  save: "Save",
  waiting: (number: number) => `${pluralize(number, "action waits", "actions wait")} for a signal`,

  titles: {
    inbox: "Inbox",
    newRequest: "New request",
    quarantine: "Quarantine",
    figures: "Figures",
    calendar: "Calendar",
    website: "Website",
    housekeeping: "Housekeeping",
    access: "Access",
    more: "More",
  },

  statuses: {
    new: "New",
    answered: "Answered",
    quoted: "Quoted",
    booked: "Booked",
    lost: "Lost",
    spam: "Spam",
  },

  fields: {
    status: "Status",
    message: "Message",
    amount: "Amount",
  },

  actions: {
    call: "Call",
    reply: "Reply",
  },

  inbox: {
    received: (moment: string) => `Received ${moment}`,
    marked: (name: string, status: string) => `${name}: marked as ${status}.`,
  },

  request: {
    saved: "Saved.",
    sent: (moment: string) => `Sent ${moment}`,
  },

  booking: {
    heading: "Booking",
    units: "Trailers",
    noUnit: "Trailer not chosen",
    deliveryDay: "Delivery",
    pickupDay: "Pickup",
    at: (day: string, time: string | null) => (time ? `${day}, ${timeOfDay(time)}` : day),
    openOther: "Open the other booking",
    cancel: "Cancel the booking",
  },

  calendar: {
    more: (number: number) => `${number} more`,
    outOfService: "Out of service",
    asked: "Asked for",
    clashes: "Clash",
  },

  feeds: {
    heading: "In your phone’s calendar",
    text: "Your phone’s calendar can follow a secret address and show your bookings beside your own dates. Phones look there every few hours.",
  },

  website: {
    add: "Add",
    addTo: (list: string) => `Add: ${list}`,
    removeFrom: (item: string) => `Remove: ${item}`,
  },

  push: {
    isOn: "Notices are on.",
  },
};

/** By the names that are stored with mails. */
const mailNames: Readonly<Record<string, string>> = {
  "owner-notice": "Notice to you",
  acknowledgement: "Acknowledgement to the customer",
  "owner-reply": "Your reply",
  "reminder-90-minutes": "Reminder after 90 open minutes",
  "reminder-20-hours": "Reminder after 20 hours",
  "reminder-list": "Several reminders",
  "quarantine-list": "List of requests in quarantine",
  "morning-list": "List of open requests",
  "desk-sign-in": "Link to sign in",
};

export const mailName = (kind: string): string =>
  mailNames[kind] ?? kind.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
