/** Returns how long a build has taken so far, in words. */
export const saySoFar = (seconds: number): string =>
  seconds < 60 ? `${seconds} s so far` : `${Math.floor(seconds / 60)} min ${seconds % 60} s so far`;
