/** In milliseconds. A day has 24 hours here, whatever a calendar's day has. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
