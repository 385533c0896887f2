import type { Database } from "../db/database.ts";
import { businessTimeWithZone } from "../time/business-clock.ts";
import { eraseReferences } from "./erasure.repository.ts";
import { holders, type Place, type Said } from "./holders.ts";

/**
 * Erases quote requests wherever they are held, and returns a receipt without personal data: what
 * was erased, and what cannot be reached from here (decision 0037); null where none is left,
 * because somebody else erased them at the same moment.
 */
export async function erasePermanently(
  place: Place,
  { db, write }: Database,
  references: readonly string[],
): Promise<{ receipt: string; references: string[] } | null> {
  const { erased, mails } = await write(
    (transaction) => eraseReferences(transaction, references),
    "erase",
  );
  if (erased.length === 0) return null;
  const said: Said[] = [];
  for (const { erase } of Object.values(holders))
    said.push(await erase({ db, place, references: erased, mails }));
  const partsOf = (part: keyof Said) => said.flatMap((one) => one[part] || []);
  const receipt = [
    `Erased on ${businessTimeWithZone(Date.now())}: ${erased.join(", ")}.`,
    `${partsOf("erased").join(", and ")}.`,
    ...partsOf("notice"),
    "What cannot be erased from here:",
    ...partsOf("left"),
  ].join("\n");
  return { receipt, references: erased };
}

/** Returns a sentence on requests of the same mailbox that were not erased; empty without any. */
export const describeOtherTags = (references: readonly string[]): string =>
  references.length > 0
    ? `Of the same mailbox, with another tag behind a + or without one, and not erased: ${references.join(", ")}. Erase these by reference if they are the same person's.`
    : "";
