/** Length of a shingle in words, and the largest shared part that two pages may have. */
const shingleLength = 5;
export const largestShare = 0.2;

/** Returns all sequences of five words of a text, in lower case, without the given name. */
export function shingles(text: string, name: string): Set<string> {
  const words =
    withoutName(text, name)
      .toLowerCase()
      .match(/[\p{L}\p{N}’]+/gu) ?? [];
  const found = new Set<string>();
  for (let start = 0; start + shingleLength <= words.length; start += 1)
    found.add(words.slice(start, start + shingleLength).join(" "));
  return found;
}

function withoutName(text: string, name: string): string {
  return name ? text.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "giu"), " ") : text;
}

/** Returns the part of the smaller set that the other has too, 0 to 1. */
export function shareInCommon(one: Set<string>, other: Set<string>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return 0;
  let common = 0;
  for (const shingle of shorter) if (longer.has(shingle)) common += 1;
  return common / shorter.size;
}

export type Pair = { share: number; ids: [string, string] };

/** Returns every pair of texts with the part they share, the most similar first. */
export function rankPairs(texts: { id: string; name: string; text: string }[]): Pair[] {
  const sets = texts.map(({ id, name, text }) => ({ id, shingles: shingles(text, name) }));
  return sets
    .flatMap((one, index) =>
      sets.slice(index + 1).map(
        (other): Pair => ({
          share: shareInCommon(one.shingles, other.shingles),
          ids: [one.id, other.id],
        }),
      ),
    )
    .sort((a, b) => b.share - a.share);
}
