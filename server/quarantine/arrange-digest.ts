import { weightOf } from "./suspicions.ts";

/** A digest names so many requests in full at most; the others are in the database and counted. */
export const mostInFull = 100;
/** From more requests than this, one network's are a flood. */
export const mostOfNetwork = 5;
/** Of each flood so many are named. */
const namedOfFlood = 3;
/** A digest has so many lines for floods at most. */
export const mostFloods = 50;

/** What has to be known of a quarantined request to give it its place. */
export type Quarantined = {
  id: number;
  heldFor: string | null;
  networkHash: string | null;
  /** How many requests of its network the digest tells of, those that were not read included. */
  ofNetwork: number;
  receivedAt: number;
};

export type Arrangement = {
  /** Named in full, the least suspicious first, and of these the newest. */
  inFull: number[];
  /** Each is told of in one line; the largest first. */
  floods: { count: number; first: number; last: number; reasons: string[]; named: number[] }[];
};

/** Decides which requests a digest names, so that no flood hides a customer. */
export function arrangeDigest(requests: readonly Quarantined[]): Arrangement {
  const ranked = requests
    .map((request) => ({ ...request, weight: weightOf(request.heldFor) }))
    .sort((a, b) => a.weight - b.weight || b.receivedAt - a.receivedAt || b.id - a.id);
  const networks = Map.groupBy(ranked, ({ networkHash, id }) => networkHash ?? id);
  const floods = [...networks.values()].filter(([first]) => isInFlood(first));
  return {
    inFull: ranked
      .filter((request) => !isInFlood(request))
      .slice(0, mostInFull)
      .map(({ id }) => id),
    floods: floods
      .sort((a, b) => pluralize(b) - pluralize(a))
      .slice(0, mostFloods)
      .map((flood) => {
        const moments = flood.map(({ receivedAt }) => receivedAt).sort((a, b) => a - b);
        return {
          count: pluralize(flood),
          first: moments[0] as number,
          last: moments.at(-1) as number,
          reasons: [...new Set(flood.flatMap(({ heldFor }) => heldFor?.split("; ") ?? []))],
          named: flood.slice(0, namedOfFlood).map(({ id }) => id),
        };
      }),
  };
}

const pluralize = (requests: readonly Quarantined[]) => requests[0]?.ofNetwork ?? 0;
const isInFlood = (request: Quarantined | undefined) => (request?.ofNetwork ?? 0) > mostOfNetwork;
