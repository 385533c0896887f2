import type { Page } from "./page.ts";

/** Returns every class name of a page. */
export function classNamesOf({ document: $ }: Pick<Page, "document">): Set<string> {
  return new Set(
    $("[class]")
      .get()
      .flatMap((element) => splitNames($(element).attr("class"))),
  );
}

/**
 * Returns the class names that islands print themselves, without the static HTML in their slots.
 */
export function classNamesInIslands({ document: $ }: Pick<Page, "document">): Set<string> {
  const own = $("astro-island [class]").filter((_, element) =>
    $(element).closest("astro-island, astro-slot").is("astro-island"),
  );
  return new Set(own.get().flatMap((element) => splitNames($(element).attr("class"))));
}

/** Passes every class name of a page through a function. */
export function renameClasses(
  { document: $ }: Pick<Page, "document">,
  rename: (name: string) => string,
): void {
  $("[class]").attr("class", (_, names) => splitNames(names).map(rename).join(" "));
}

const splitNames = (names = "") => names.split(/\s+/).filter(Boolean);

/**
 * Returns a function that gives short names to these class names, in their order. `kept` are names
 * that a script may set again, which stay as they are.
 */
export function shortenNames(
  names: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): (name: string) => string {
  const short = new Map<string, string>();
  let next = 0;
  for (const name of names) {
    if (kept.has(name)) continue;
    let candidate: string;
    do candidate = inLetters(next++);
    while (names.has(candidate) || kept.has(candidate));
    short.set(name, candidate);
  }
  return (name) => short.get(name) ?? name;
}

/** 0 is a, 25 is z, 26 is aa. */
function inLetters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : inLetters(Math.floor(number / 26) - 1) + last;
}
