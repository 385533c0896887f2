import type { Db } from "../db/schema.ts";
import type { StoredQuoteRequest } from "../quote-requests/quote-request.repository.ts";
import {
  type Arrangement,
  arrangeDigest,
  mostOfNetwork,
  type Quarantined,
} from "./arrange-digest.ts";
import { listAnnouncedBy, listByIds } from "./quarantine.repository.ts";

/** Of a digest's requests so many are arranged; sorting them all could stop the server in a large flood. */
const mostArranged = 10_000;
/** Requests that are read at once; between two such steps the server serves others. */
const batch = 500;

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
  const { total, requests } = await readRequests(db, mailId);
  const { inFull, floods } = arrangeDigest(requests);
  const ids = [...inFull, ...floods.flatMap(({ named }) => named)];
  const quotes = new Map((await listByIds(db, ids)).map((quote) => [quote.id, quote]));
  const find = (id: number) => quotes.get(id) ?? [];
  return {
    total,
    inFull: inFull.flatMap(find),
    floods: floods.map((flood) => ({ ...flood, named: flood.named.flatMap(find) })),
  };
}

/**
 * Counts all requests of a digest by network, and picks those to arrange: first the ones that are in
 * no flood, then floods, of both the newest. By age alone, a flood would hide who came before it.
 */
async function readRequests(db: Db, mailId: number) {
  const counts = new Map<string, number>();
  const first: Omit<Quarantined, "ofNetwork">[] = [];
  const ofFloods: typeof first = [];
  let total = 0;
  for (let below: number | null = null; ; ) {
    const requests = await listAnnouncedBy(db, mailId, { below, most: batch });
    for (const request of requests) {
      const count = (counts.get(request.networkHash ?? "") ?? 0) + 1;
      if (request.networkHash !== null) counts.set(request.networkHash, count);
      // Whether the first few of a network are in a flood is known when all are counted.
      if (count <= mostOfNetwork) first.push(request);
      else if (ofFloods.length < mostArranged) ofFloods.push(request);
    }
    total += requests.length;
    below = requests.at(-1)?.id ?? null;
    if (requests.length < batch) break;
    await new Promise(setImmediate);
  }
  const counted = [...first, ...ofFloods].map((request) => ({
    ...request,
    ofNetwork: counts.get(request.networkHash ?? "") ?? 1,
  }));
  const others = counted.filter(({ ofNetwork }) => ofNetwork <= mostOfNetwork);
  const floods = counted.filter(({ ofNetwork }) => ofNetwork > mostOfNetwork);
  return { total, requests: [...others, ...floods].slice(0, mostArranged) };
}
