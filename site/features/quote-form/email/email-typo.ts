import spellChecker from "@zootools/email-spell-checker";

/** Domains that the library does not know and would take for slips of others. */
const alsoKnown = ["mac.com", "me.com", "ymail.com", "pm.me"];

/** Returns the address that was probably meant, such as name@gmail.com for name@gmial.com, or null; an offer and no rule. */
export function suggestAddress(typed: string): string | null {
  const domains = [...spellChecker.POPULAR_DOMAINS, ...alsoKnown];
  return spellChecker.run({ email: typed.trim(), domains })?.full ?? null;
}
