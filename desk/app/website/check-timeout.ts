import { minute } from "../../../server/time/durations.ts";

/** In milliseconds: the server checks the whole content before it answers, for 50 s at most. */
export const checkTimeout = minute;
