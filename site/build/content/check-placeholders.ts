import { businessWordNames } from "../../../content-files/business-words.ts";
import { editable } from "../../content/editable.ts";
import { type Finding, findingAt } from "./finding.ts";
import type { UncheckedEntry } from "./read-content.ts";

/** A word in braces, a brace alone, or the braces of a directive, which are its own. */
const braces = /::[\w-]+\{[^{}\n]*\}|\{([^{}\n]*)\}|[{}]/g;

/**
 * Returns an error for each text whose braces visitors would read, because they are not closed or
 * because nothing is filled in there. In collections that only programmers edit, words are theirs.
 */
export function checkPlaceholders(entry: UncheckedEntry): Finding[] {
  const { collection, data, body } = entry;
  const own = editable[collection];
  const visit = (value: unknown, path: readonly PropertyKey[]): Finding[] => {
    if (typeof value === "string") {
      const problem = judge(value);
      return problem ? [findingAt(entry, path, problem)] : [];
    }
    return Object.entries(Object(value)).flatMap(([key, part]) =>
      visit(part, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return [...visit(data, []), ...(body ? visit(body.text, ["body"]) : [])];

  function judge(text: string): string | undefined {
    // The desk fills in replies, with names of their own.
    const shared = collection === "replyTemplates" ? [] : businessWordNames;
    const known = [...(own?.placeholders ?? []), ...shared];
    for (const { 0: found, 1: word, index } of text.matchAll(braces)) {
      if (found === "}") return "A “}” stands here without a “{”. Take it out.";
      if (found === "{") {
        const [begun = ""] = /^\{[\w-]*(?:\.[\w-]+)*/.exec(text.slice(index)) ?? [];
        if (begun === "{") return "A “{” stands here without a word and a “}”. Take it out.";
        const meant = known.find((name) => name.endsWith(begun.slice(1))) ?? begun.slice(1);
        return `“${begun}” is not closed. Write {${meant}}.`;
      }
      if (word === undefined || /^(facts|trailers)\./.test(word) || !own) continue;
      if (known.includes(word)) continue;
      const words = known.map((each) => `{${each}}`).join(", ");
      return `Nothing is filled in for “${found}” here. Write one of: ${words}; or take the braces out.`;
    }
    return undefined;
  }
}
