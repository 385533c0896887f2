import { type Reference, readReferences } from "./entries.ts";

/** A term of the rental, as a page shows it. */
export type Policy = { title: string; text: string; isSample: boolean };

/** Returns the terms that are referred to, in the order given. */
export async function readPolicies(references: readonly Reference<"policies">[]) {
  const entries = await readReferences(references);
  return entries.map(
    ({ data: { title, text, sample } }): Policy => ({ title, text, isSample: sample === true }),
  );
}
