import type { Db } from "../db/schema.ts";
import type { StoredQuoteRequest } from "../quote-request.repository.ts";
import { type Arrangement, arrangeDigest } from "./arrange-digest.ts";
import { countAnnouncedBy, listAnnouncedBy, listByIds } from "./held-back.repository.ts";

/** Of the newest of a digest's requests so many are looked at; reading them all could stop the server in a large flood. */
const mostRead = 10_000;

type Flood = Omit<Arrangement["floods"][number], "named"> & { named: StoredQuoteRequest[] };

/** What a digest tells the owner of. */
export type QuarantineDigest = {
  /** How many requests were quarantined. */
  total: number;
  /** Those that are shown in full, the least suspicious first, and of these the newest. */
  inFull: StoredQuoteRequest[];
  /** Many requests from one network each. */
  floods: Flood[];
};

/** Reads what the digest with this id tells of. */
export async function readDigest(db: Db, mailId: number): Promise<QuarantineDigest> {
  const { inFull, floods } = arrangeDigest(await listAnnouncedBy(db, mailId, mostRead));
  const ids = [...inFull, ...floods.flatMap(({ named }) => named)];
  const quotes = new Map((await listByIds(db, ids)).map((quote) => [quote.id, quote]));
  const find = (id: number) => quotes.get(id) ?? [];
  return {
    total: await countAnnouncedBy(db, mailId),
    inFull: inFull.flatMap(find),
    floods: floods.map((flood) => ({ ...flood, named: flood.named.flatMap(find) })),
  };
}
