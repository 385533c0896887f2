/** Lines of a text that another text has in place of them, counted from zero. */
type Hunk = { from: number; to: number; lines: string[] };

/** The most pairs of lines that are compared; files of this size are refused. */
const mostPairs = 9_000_000;

/**
 * Returns a text with what two people changed in `base`, line by line; null where both changed the
 * same lines.
 */
export function mergeLines(base: string, hers: string, theirs: string): string | null {
  const lines = base.split("\n");
  const [own, other] = [hunksOf(lines, hers.split("\n")), hunksOf(lines, theirs.split("\n"))];
  if (!own || !other) return null;
  const all: Hunk[] = [];
  for (const hunk of [...own, ...other].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const before = all.at(-1);
    if (before && isSame(before, hunk)) continue;
    const isAtOnePlace = before?.from === hunk.from && before.to === hunk.to;
    if (before && (before.to > hunk.from || isAtOnePlace)) return null;
    all.push(hunk);
  }
  for (const { from, to, lines: added } of all.reverse()) lines.splice(from, to - from, ...added);
  return lines.join("\n");
}

const isSame = (a: Hunk, b: Hunk) =>
  a.from === b.from && a.to === b.to && a.lines.join("\n") === b.lines.join("\n");

/** Returns how `after` differs from `before`, by their longest common lines. */
function hunksOf(before: string[], after: string[]): Hunk[] | null {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let [end, afterEnd] = [before.length, after.length];
  while (end > start && afterEnd > start && before[end - 1] === after[afterEnd - 1]) {
    end -= 1;
    afterEnd -= 1;
  }
  const [a, b] = [before.slice(start, end), after.slice(start, afterEnd)];
  if (a.length * b.length > mostPairs) return null;
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] as number;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
      continue;
    }
    const hunk: Hunk = { from: start + i, to: start + i, lines: [] };
    while ((i < a.length || j < b.length) && !(i < a.length && j < b.length && a[i] === b[j]))
      if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) i += 1;
      else hunk.lines.push(b[j++] as string);
    hunk.to = start + i;
    hunks.push(hunk);
  }
  return hunks;
}
