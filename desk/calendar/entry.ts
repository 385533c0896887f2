import type { CalendarMonth } from "../../server/desk/desk-api.ts";

/** A rental that was asked for or booked. */
export type Entry = CalendarMonth["entries"][number];
