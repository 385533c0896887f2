import { weightOf } from "../quarantine-reasons.ts";

/** Requests that a digest shows in full, at most; the others are counted. */
export const mostInFull = 100;
/** More requests than this from one network are a flood. */
export const mostOfNetwork = 5;
/** Requests of each flood that are named. */
const namedOfFlood = 3;
/** Floods that a digest tells of, at most. */
export const mostFloods = 50;

/** What has to be known of a quarantined request to arrange it. */
export type Quarantined = {
  id: number;
  /** Codes; null when it was released since. */
  reasons: string[] | null;
  networkHash: string | null;
  /** How many requests of its network are in the digest, including those that are not arranged. */
  ofNetwork: number;
  receivedAt: number;
};

export type Arrangement = {
  /** Shown in full, the lowest weight first, and of these the newest. */
  inFull: number[];
  /** One line each, the largest first. */
  floods: { count: number; first: number; last: number; reasons: string[]; named: number[] }[];
};

/** Returns which requests a digest names, so that no flood hides a customer. */
export function arrangeDigest(requests: readonly Quarantined[]): Arrangement {
  const ranked = requests
    .map((request) => ({ ...request, weight: weightOf(request.reasons ?? []) }))
    .sort((a, b) => a.weight - b.weight || b.receivedAt - a.receivedAt || b.id - a.id);
  const networks = Map.groupBy(ranked, ({ networkHash, id }) => networkHash ?? id);
  const floods = [...networks.values()].filter(([first]) => isInFlood(first));
  return {
    inFull: ranked
      .filter((request) => !isInFlood(request))
      .slice(0, mostInFull)
      .map(({ id }) => id),
    floods: floods
      .sort((a, b) => countOf(b) - countOf(a))
      .slice(0, mostFloods)
      .map((flood) => {
        const moments = flood.map(({ receivedAt }) => receivedAt).sort((a, b) => a - b);
        return {
          count: countOf(flood),
          first: moments[0] as number,
          last: moments.at(-1) as number,
          reasons: [...new Set(flood.flatMap(({ reasons }) => reasons ?? []))],
          named: flood.slice(0, namedOfFlood).map(({ id }) => id),
        };
      }),
  };
}

const countOf = (requests: readonly Quarantined[]) => requests[0]?.ofNetwork ?? 0;
const isInFlood = (request: Quarantined | undefined) => (request?.ofNetwork ?? 0) > mostOfNetwork;
