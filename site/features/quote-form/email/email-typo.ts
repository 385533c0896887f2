import spellChecker from "@zootools/email-spell-checker";

/** Domains that the library does not know and would take for typos of others. */
const alsoKnown = ["mac.com", "me.com", "ymail.com", "pm.me"];

/** Returns the probable address, such as name@gmail.com for name@gmial.com, or null. */
export function suggestAddress(typed: string): string | null {
  const domains = [...spellChecker.POPULAR_DOMAINS, ...alsoKnown];
  return spellChecker.run({ email: typed.trim(), domains })?.full ?? null;
}
