import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { constantTimeEqual } from "./constant-time-equal.ts";

/**
 * Where a server proves that it uses a data directory. Not /healthz itself, which proxies do not
 * pass on.
 */
export const challengePath = "/healthz/challenge";

/** Whether a text is a nonce as `newNonce` makes it. */
export const isNonce = (text: string): boolean => /^[0-9a-f]{32,64}$/.test(text);
/** Returns a random nonce of 128 bits, in hexadecimal. */
export const newNonce = (): string => randomBytes(16).toString("hex");

const keyFile = (dataDir: string) => join(dataDir, "challenge.key");

/** Returns the key of a data directory, or null where no server was started on it. */
export const readChallengeKey = (dataDir: string): Promise<Buffer | null> =>
  readFile(keyFile(dataDir)).catch(() => null);

/**
 * Returns the key of a data directory, which its first server makes, readable by its user only.
 * Throws where the folder cannot be written.
 */
export async function makeChallengeKey(dataDir: string): Promise<Buffer> {
  const known = await readChallengeKey(dataDir);
  if (known) return known;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const partial = `${keyFile(dataDir)}.${randomUUID()}`;
  await writeFile(partial, randomBytes(32), { mode: 0o600 });
  try {
    // Of servers that start together one creates the file, at once with its whole content.
    await link(partial, keyFile(dataDir)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(partial, { force: true });
  }
  return readFile(keyFile(dataDir));
}

/** Returns the answer to a challenge, which needs the key. */
export const answerChallenge = (key: Buffer, nonce: string): string =>
  createHmac("sha256", key).update(nonce).digest("hex");

/** Whether an answer to a challenge was made with this key. */
export const isAnswer = (key: Buffer, nonce: string, answer: string): boolean =>
  constantTimeEqual(answer, answerChallenge(key, nonce));
