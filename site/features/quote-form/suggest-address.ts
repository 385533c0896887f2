import spellChecker from "@zootools/email-spell-checker";
import { isEmailAddress, readAddress } from "../../../quote-request/quote-request.schema.ts";

/** Where most of our customers have their mailbox; only these are suggested. */
const suggested = [
  ...["gmail.com", "hotmail.com", "hotmail.ca", "outlook.com", "live.com", "live.ca", "msn.com"],
  ...["yahoo.com", "yahoo.ca", "icloud.com", "aol.com", "proton.me", "protonmail.com"],
  ...["rogers.com", "sympatico.ca", "bell.net", "cogeco.ca", "shaw.ca", "telus.net"],
];

/** Real domains that differ from one of these by a letter or two. */
const alsoKnown = [
  ...["mac.com", "me.com", "ymail.com", "pm.me", "mail.com", "email.com", "gmx.com", "gmx.ca"],
  ...["hey.com", "bellnet.ca", "cogeco.net", "outlook.ca", "live.fr", "live.co.uk", "yahoo.fr"],
  ...["hotmail.co.uk", "yahoo.co.uk", "yahoo.co.in", "yahoo.in"],
  ...["hotmail.fr", "hotmail.it", "hotmail.de", "hotmail.es", "aim.com", "aol.ca", "shaw.com"],
  ...["bell.ca", "rogers.ca", "telus.com", "start.ca", "mts.net", "nb.net"],
];

/** Endings that are typed for ".com". */
const mistypedCom = /\.(?:con|cm|cmo|ocm|vom|xom|cpm|comm|coom)$/;

/**
 * Returns the probable address, such as name@gmail.com for name@gmial.com, or null. Never one that
 * the form would refuse.
 */
export function suggestAddress(typed: string): string | null {
  const [, name = "", domain = ""] = /^(.*)@([^@]*)$/.exec(readAddress(typed).toLowerCase()) ?? [];
  if (alsoKnown.includes(domain)) return null;
  const email = `${name}@${domain.replace(mistypedCom, ".com")}`;
  // Without lists of their own, other domains would be questioned by their endings.
  const lists = { domains: suggested, secondLevelDomains: [], topLevelDomains: [] };
  const corrected = mistypedCom.test(domain) ? email : null;
  const likely = spellChecker.run({ email, ...lists })?.full ?? corrected;
  return likely && isEmailAddress(likely) ? likely : null;
}
