/** The classes of a link within a text or beside it, over 44 px. */
export const linkLook =
  "inline-flex min-h-11 items-center underline decoration-brass underline-offset-4";
