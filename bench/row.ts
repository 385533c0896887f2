/** A figure of ours and its target. */
export type Row = { what: string; ours: string; target: string; isMet: boolean };

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns the value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns a row whose figure must not exceed the target. */
export function atMost(what: string, value: number, target: number, unit: string): Row {
  const print = (figure: number) => `${Number(figure.toPrecision(4))} ${unit}`;
  const isMet = value <= target;
  return { what, ours: print(value), target: `≤ ${print(target)}`, isMet };
}

/** Returns a row whose figure must be at least the target. */
export function atLeast(what: string, value: number, target: number, unit: string): Row {
  return { ...atMost(what, value, target, unit), target: `≥ ${target}`, isMet: value >= target };
}
