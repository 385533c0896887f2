import type { TextFile } from "./read-texts.ts";

/** A word or phrase that the site avoids. */
export type AvoidedWording = {
  /** "*" is the rest of a word, "…" any words of the same sentence. */
  avoid: string;
  /** What to write in its place. */
  write: string;
  /** Phrases in which it is right. */
  except?: string[];
  /** Whether guides and articles may use it. */
  isFineInGuides?: boolean;
};

const isGuide = (name: string) => /^(posts|articles)\//.test(name);

/** Returns a sentence for each avoided word or phrase in the texts that visitors read. */
export function checkWording(files: TextFile[], avoided: AvoidedWording[]): string[] {
  const rules = avoided.map(({ avoid, except = [], ...rule }) => ({
    ...rule,
    pattern: patternOf([avoid]),
    exceptions: except.map((phrase) => patternOf([phrase])),
  }));
  // Most texts have none; one pattern for all tells so in a tenth of the time.
  const any = patternOf(avoided.map(({ avoid }) => avoid));
  return files.flatMap((file) =>
    file.texts
      .filter(({ text }) => text.search(any) >= 0)
      .flatMap((text) =>
        rules.flatMap(({ pattern, exceptions, write, isFineInGuides }) => {
          if (isFineInGuides && isGuide(file.name)) return [];
          const rest = exceptions.reduce((left, allowed) => left.replace(allowed, ""), text.text);
          return [...rest.matchAll(pattern)].map(
            ([found]) =>
              `${text.placeOf(found.split(" ")[0])}: Instead of "${found}" write ${write}.`,
          );
        }),
      ),
  );
}

/** Returns a pattern for any of these phrases. */
export function patternOf(phrases: string[]): RegExp {
  const sources = phrases.map((phrase) =>
    phrase
      .replace(/[.?+^$()[\]{}|\\]/g, "\\$&")
      .replaceAll(" ", "\\s+")
      .replace(/['’]/g, "['’]")
      .replaceAll("*", "[a-z]*")
      .replaceAll("…", "[^.!?]*?"),
  );
  return new RegExp(`(?<![a-z’])(?:${sources.join("|")})(?![a-z])`, "gi");
}
