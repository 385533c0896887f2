import { hash, randomBytes } from "node:crypto";

/** Returns a secret of 256 random bits, as base64url. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Whether a text has the form of `newSecret`. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Returns what is stored of a secret. A secret of 256 random bits needs no slow hash. */
export const hashSecret = (secret: string): string => hash("sha256", secret, "base64url");
