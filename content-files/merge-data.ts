/**
 * Of a value that two people changed: what both began from, what the owner wrote in the desk, and
 * what somebody else wrote meanwhile.
 */
export type Sides<Value = unknown> = { base: Value; ours: Value; theirs: Value };

type Path = readonly (string | number)[];
/** What two people made of one value; at each path both changed it, and it is ours. */
export type Merge = { merged: unknown; conflicts: Path[] };

/**
 * Merges data by their fields. A list is one value, unless its items can be matched: where they
 * stayed in their places, or where the two people changed different parts of it.
 */
export function mergeData({ base, ours, theirs }: Sides, path: Path = []): Merge {
  if (isSame(ours, theirs) || isSame(theirs, base)) return { merged: ours, conflicts: [] };
  if (isSame(ours, base)) return { merged: theirs, conflicts: [] };
  if (isKeyed(base) && isKeyed(ours) && isKeyed(theirs))
    return mergeMaps({ base, ours, theirs }, path);
  if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs))
    return mergeLists({ base, ours, theirs }, path);
  return { merged: ours, conflicts: [path] };
}

function mergeMaps({ base, ours, theirs }: Sides<Record<string, unknown>>, path: Path): Merge {
  const merged: [string, unknown][] = [];
  const conflicts: Path[] = [];
  for (const key of Object.keys({ ...theirs, ...ours })) {
    const sides = { base: base[key], ours: ours[key], theirs: theirs[key] };
    const part = mergeData(sides, [...path, key]);
    if (part.merged !== undefined) merged.push([key, part.merged]);
    conflicts.push(...part.conflicts);
  }
  return { merged: Object.fromEntries(merged), conflicts };
}

function mergeLists({ base, ours, theirs }: Sides<unknown[]>, path: Path): Merge {
  if (isInPlace(base, ours) && isInPlace(base, theirs)) {
    const parts = base.map((item, at) =>
      mergeData({ base: item, ours: ours[at], theirs: theirs[at] }, [...path, at]),
    );
    return {
      merged: parts.map(({ merged }) => merged),
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    };
  }
  const [first, last] = [changeOf(base, ours), changeOf(base, theirs)].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  ) as [ListChange, ListChange];
  const areAtOnePlace = first.from === last.from && first.to === last.to;
  if (first.to > last.from || areAtOnePlace) return { merged: ours, conflicts: [path] };
  const merged = [last, first].reduce(
    (list, { from, to, items }) => list.toSpliced(from, to - from, ...items),
    base,
  );
  return { merged, conflicts: [] };
}

/** Whether each item is still in its place: none was added, removed or moved. */
export const isInPlace = (base: unknown[], list: unknown[]) =>
  list.length === base.length &&
  list.every((item, at) => isSame(item, base[at]) || !base.some((other) => isSame(item, other)));

/** Items of a list that have others in their place. */
type ListChange = { from: number; to: number; items: unknown[] };

/** Returns what is between the items that two lists have in common at their ends. */
export function changeOf(base: unknown[], list: unknown[]): ListChange {
  const shorter = Math.min(base.length, list.length);
  let [from, end] = [0, 0];
  while (from < shorter && isSame(base[from], list[from])) from += 1;
  while (from + end < shorter && isSame(base.at(-1 - end), list.at(-1 - end))) end += 1;
  return { from, to: base.length - end, items: list.slice(from, list.length - end) };
}

/** Whether two values are the same as JSON. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a value has fields, as an object that is no list. */
export const isKeyed = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
