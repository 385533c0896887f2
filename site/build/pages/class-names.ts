/**
 * Short names for the classes that only styles read, in the order of the page. Names that a script of the page knows keep
 * what they are called, because a script may set them again.
 */
export function shortNames(
  names: ReadonlySet<string>,
  known: ReadonlySet<string>,
): (name: string) => string {
  const short = new Map<string, string>();
  let next = 0;
  for (const name of names) {
    if (known.has(name)) continue;
    let candidate: string;
    do candidate = inLetters(next++);
    while (names.has(candidate) || known.has(candidate));
    short.set(name, candidate);
  }
  return (name) => short.get(name) ?? name;
}

/** 0 is a, 25 is z, 26 is aa. */
function inLetters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : inLetters(Math.floor(number / 26) - 1) + last;
}
