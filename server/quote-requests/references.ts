import { randomInt } from "node:crypto";
import { referenceAlphabet, referenceLength } from "../../quote-request/protocol.ts";

/** Returns a new reference, drawn at random: nobody can guess the next from the last. */
export function drawReference(): string {
  return Array.from(
    { length: referenceLength },
    () => referenceAlphabet[randomInt(referenceAlphabet.length)],
  ).join("");
}
