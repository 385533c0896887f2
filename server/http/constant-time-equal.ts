import { hash, timingSafeEqual } from "node:crypto";

/** Whether two texts are the same, in a time that tells nothing about where they differ. */
export const constantTimeEqual = (a: string, b: string): boolean =>
  timingSafeEqual(hash("sha256", a, "buffer"), hash("sha256", b, "buffer"));
