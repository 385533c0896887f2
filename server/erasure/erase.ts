import type { Database } from "../db/database.ts";
import { businessTimeWithZone } from "../time/business-clock.ts";
import { eraseReferences } from "./erasure.repository.ts";
import { type ErasureReport, type Holders, listPeople, type ServerData } from "./holders.ts";

/** The receipt can be sent to the person whose data it was; the notes are for the owner alone. */
export type Erasure = { receipt: string; ownerNotes: string; references: string[] };

/**
 * Erases quote requests from all that holds them, and returns a receipt without personal data and
 * what cannot be reached from here (decision 0037); null where none is left, because somebody else
 * erased them at the same moment.
 */
export async function erasePermanently(
  data: ServerData,
  { db, transact }: Database,
  references: readonly string[],
  holders: Holders,
  now: number,
): Promise<Erasure | null> {
  const { erased, ...naming } = await transact(async (transaction) => {
    const people = await listPeople(transaction, holders);
    const named = people.filter(({ reference }) => references.includes(reference));
    const rows = await eraseReferences(transaction, references);
    return { ...rows, names: [...rows.names, ...named.map(({ name }) => name)] };
  }, "erase");
  if (erased.length === 0) return null;
  const said: ErasureReport[] = [];
  for (const { erase } of Object.values(holders))
    said.push(await erase({ db, data, now, references: erased, ...naming }));
  const partsOf = (part: keyof ErasureReport) => said.flatMap((one) => one[part] || []);
  const receipt = [
    `Erased for good on ${businessTimeWithZone(now)}: ${partsOf("erased").join(", ")}.`,
    `${erased.length === 1 ? "Reference" : "References"}: ${erased.join(", ")}.`,
    `Not reached by this: ${partsOf("kept").join("; ")}.`,
  ].join("\n");
  const ownerNotes = [
    ...partsOf("notice"),
    "What cannot be erased from here:",
    ...partsOf("left"),
  ].join("\n");
  return { receipt, ownerNotes, references: erased };
}

/** Returns a sentence on requests that may be the same person's, not erased; empty without any. */
export const describeRelated = (references: readonly string[]): string =>
  references.length > 0
    ? `Of the same mailbox or phone number, and not erased: ${references.join(", ")}. Erase these by reference if they are the same person's.`
    : "";
