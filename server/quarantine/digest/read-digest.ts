import type { Db } from "../../db/schema.ts";
import {
  type Arrangement,
  arrangeDigest,
  mostOfNetwork,
  type Quarantined,
} from "./arrange-digest.ts";
import { listInDigest, listQuarantined, type QuarantinedRequest } from "./digest.repository.ts";

/** Requests of a digest that are sorted, at most: sorting a large flood would block the server. */
const mostArranged = 10_000;
/** Requests that are read at once; between two batches the server answers others. */
const batch = 500;

type Flood = Omit<Arrangement["floods"][number], "named"> & { named: QuarantinedRequest[] };

/** What a digest tells the owner. */
export type QuarantineDigest = {
  /** How many requests were quarantined. */
  total: number;
  /** Shown in full, the lowest weight first, and of these the newest. */
  inFull: QuarantinedRequest[];
  /** Many requests from one network each. */
  floods: Flood[];
};

/** Reads the digest with this id. */
export async function readDigest(db: Db, mailId: number): Promise<QuarantineDigest> {
  const { total, toArrange } = await readRequests(db, mailId);
  const { inFull, floods } = arrangeDigest(toArrange);
  const ids = [...inFull, ...floods.flatMap(({ named }) => named)];
  const requests = await listQuarantined(db, ids);
  const byId = new Map(requests.map((request) => [request.id, request]));
  const find = (id: number) => byId.get(id) ?? [];
  return {
    total,
    inFull: inFull.flatMap(find),
    floods: floods.map((flood) => ({ ...flood, named: flood.named.flatMap(find) })),
  };
}

/**
 * Counts all requests of a digest by network and returns those to arrange: first those outside
 * floods, then those of floods, each with the newest first. By age alone, a large flood would push
 * out the customers' requests before it.
 */
async function readRequests(db: Db, mailId: number) {
  const counts = new Map<string, number>();
  const first: Omit<Quarantined, "ofNetwork">[] = [];
  const ofFloods: typeof first = [];
  let total = 0;
  for (let below: number | null = null; ; ) {
    const requests = await listInDigest(db, mailId, { below, most: batch });
    for (const request of requests) {
      const count = (counts.get(request.networkHash ?? "") ?? 0) + 1;
      if (request.networkHash !== null) counts.set(request.networkHash, count);
      // Whether these first few are in a flood is known when all are counted.
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
  return { total, toArrange: [...others, ...floods].slice(0, mostArranged) };
}
