import { day, minute } from "../../../server/time/durations.ts";

/** How long what was read is shown after the server last confirmed the session, in milliseconds. */
const lifetime = 7 * day;
/** How far a clock that is set right may go back, in milliseconds. */
const tolerance = 5 * minute;

export type Confirmation = {
  /** When the server last answered somebody who is signed in here, by this browser's clock. */
  confirmedAt: number;
  /** The latest moment that this clock has shown since then, while the desk was open. */
  latestAt: number;
};

let confirmation: Confirmation = { confirmedAt: 0, latestAt: 0 };

/** Records that the server has answered somebody who is signed in. */
export function confirmSession(): void {
  confirmation = { confirmedAt: Date.now(), latestAt: Date.now() };
}

/** Takes what an earlier page has recorded, unless the server has answered this one. */
export function resumeConfirmation({ confirmedAt, latestAt }: Confirmation): void {
  if (confirmation.confirmedAt === 0) confirmation = { confirmedAt, latestAt };
}

/** Returns the confirmation, with this moment where it is the latest. */
export function readConfirmation(): Confirmation {
  confirmation.latestAt = Math.max(confirmation.latestAt, Date.now());
  return confirmation;
}

/**
 * Whether what was read may be shown: for seven days, as the clock goes forward. A clock that went
 * back shows nothing, so that setting it back again and again prolongs nothing.
 */
export const isConfirmed = ({ confirmedAt, latestAt }: Confirmation, now: number): boolean =>
  now - confirmedAt <= lifetime && now >= latestAt - tolerance;
