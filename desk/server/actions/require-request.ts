import { isReference } from "../../../quote-request/protocol.ts";
import type { RecordsDeps } from "../desk-env.ts";
import { findByReference } from "../request-records/request-records.repository.ts";
import { refuseMissing } from "./refusals.ts";

/** Returns the quote request of a reference; refuses where there is none. */
export async function requireRequest({ database: { db } }: RecordsDeps, reference: string) {
  return (isReference(reference) && (await findByReference(db, reference))) || refuseMissing();
}
