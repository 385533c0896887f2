/** A figure of ours, that of a baseline in the same run, and the target. */
export type Row = {
  what: string;
  /** Ours, with its unit. */
  ours: string;
  /** The baseline's, with its unit; empty where the target is a number. */
  anchor: string;
  target: string;
  /** The share of the target that is used: above 1 it is missed. */
  used: number;
  /** Ours as a number, in the unit of `ours`. */
  value: number;
};

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Returns the value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns a row whose figure must not exceed the target. */
export function atMost(
  what: string,
  value: number,
  target: number,
  unit: string,
  anchor = "",
): Row {
  return {
    what,
    ours: `${round(value)} ${unit}`,
    anchor,
    target: `≤ ${round(target)} ${unit}`,
    value,
    used: target > 0 ? value / target : value > 0 ? Number.POSITIVE_INFINITY : 0,
  };
}

/** Returns a row whose figure must be at least a share of the baseline's. */
export function atLeastShare(
  what: string,
  value: number,
  anchor: number,
  share: number,
  unit: string,
): Row {
  return {
    what,
    ours: `${round(value)} ${unit}`,
    anchor: `${round(anchor)} ${unit} (ratio ${(value / anchor).toFixed(2)})`,
    target: `ratio ≥ ${share}`,
    value,
    used: share / (value / anchor),
  };
}

export const round = (value: number) =>
  Math.abs(value) >= 20 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
