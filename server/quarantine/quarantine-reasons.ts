import { proseFields } from "../../quote-request/fields.ts";
import type { QuoteRequest } from "../../quote-request/quote-request.schema.ts";
import type { RequestContext } from "./request-context.ts";
import { isSalesPitch } from "./sales-pitch.ts";

/**
 * Why a request is quarantined: the code that is stored and logged, how much it weighs, and how the
 * owner reads it. What weighs more than `quarantineFrom` is less likely to be a customer's habit,
 * and puts the request further down in the owner's list. A weak reason is one that a customer may
 * have, too: a request with no other is quarantined, and its mails are sent all the same.
 */
const quarantineReasons = {
  /** The field that no person sees was filled in. */
  "trap-filled-in": { weight: 5, text: "trap filled in" },
  "sent-by-other-site": { weight: 5, text: "sent by another site's page" },
  /** In the name or the telephone number. */
  "misplaced-link": { weight: 5, text: "link where none belongs" },
  /** Customers paste the link of a venue, too; one of a map is an address. */
  "link-for-place": { weight: 1, isWeak: true, text: "link in place of an address" },
  "sales-pitch": { weight: 4, isWeak: true, text: "wants to sell you something" },
  "link-markup": { weight: 5, text: "markup of a link" },
  /** Above the limit of a network, without a known address to count by (quarantine-check.ts). */
  "too-many-without-address": { weight: 3, text: "too many without an address" },
  "many-links": { weight: 2, isWeak: true, text: "three links or more" },
  /** Latin beside Cyrillic or Greek letters that look alike, to get past filters. */
  "mixed-scripts": { weight: 2, isWeak: true, text: "letters of two scripts in a word" },
  "filled-in-too-fast": { weight: 2, isWeak: true, text: "filled in within three seconds" },
  /**
   * Too many mails in this hour, over all networks (outbox/hourly-ceiling.ts): quarantines by
   * itself and says nothing against the request.
   */
  "above-hourly-ceiling": { weight: 0, text: "above the hourly ceiling" },
  /** Never enough by itself: neighbours share an address on a campus or with a mobile carrier. */
  "many-from-one-network": { weight: 1, isWeak: true, text: "many from one network" },
} as const;

export type QuarantineReason = keyof typeof quarantineReasons;

/** From this weight on a request is quarantined; no one thing that customers usually do has it. */
const quarantineFrom = 3;
/** No person fills in the fields within this time, in seconds. */
const minFillSeconds = 3;
const manyLinks = 3;

const link = /https?:\/\/|\bwww\.[a-z0-9-]+\.[a-z]{2,}/gi;
const mapLink =
  /(?:https?:\/\/)?(?:www\.)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\.com|maps\.apple|maps\.google\.(?:com|ca)|google\.(?:com|ca)\/maps|openstreetmap\.org|osm\.org|bing\.com\/maps|waze\.com|what3words\.com|w3w\.co)\/\S*/gi;
const linkMarkup = /\[url[=\]]|\[link=/i;
const beginOfAnchor = /<a(?=\s)/i;
const addressOfAnchor = /^[^>]*href/i;
const mixedLetters =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/**
 * Returns what speaks against a request by itself; earlier requests are counted in
 * quarantine-check.ts.
 */
export function findQuarantineReasons(
  request: QuoteRequest,
  { botSignals, isForeign }: RequestContext,
): QuarantineReason[] {
  const { name, location, phone } = request;
  const prose = proseFields.map((field) => request[field]).join(" ");
  const holds: Partial<Record<QuarantineReason, boolean>> = {
    "trap-filled-in": botSignals?.isHoneypotFilled,
    "sent-by-other-site": isForeign,
    "misplaced-link": [name, phone].some((text) => text.search(link) >= 0),
    "link-for-place": location.replace(mapLink, "").search(link) >= 0,
    "sales-pitch": isSalesPitch(`${name} ${prose}`),
    "link-markup": hasLinkMarkup(prose),
    "many-links": (prose.replace(mapLink, "").match(link)?.length ?? 0) >= manyLinks,
    "mixed-scripts": mixedLetters.test(`${name} ${prose}`),
    "filled-in-too-fast": (botSignals?.seconds ?? minFillSeconds) < minFillSeconds,
  };
  return (Object.keys(holds) as QuarantineReason[]).filter((reason) => holds[reason]);
}

/**
 * In two steps, because one pattern would read the rest of the text again from each `<a`, which
 * takes quadratic time.
 */
function hasLinkMarkup(text: string): boolean {
  const afterAnchors = text.split(beginOfAnchor).slice(1);
  return linkMarkup.test(text) || afterAnchors.some((part) => addressOfAnchor.test(part));
}

/** Stored reasons may be of another version of this program. */
const reasonsByName: Record<string, { weight: number; text: string }> = quarantineReasons;

/** Returns the weight of reasons together; one that is not known is enough by itself. */
export const weightOf = (reasons: readonly string[]): number =>
  reasons.reduce((sum, reason) => sum + (reasonsByName[reason]?.weight ?? quarantineFrom), 0);

/** Whether reasons together weigh enough to quarantine a request. */
export const areEnoughToQuarantine = (reasons: readonly QuarantineReason[]): boolean =>
  weightOf(reasons) >= quarantineFrom;

/** Whether a customer may have all of these reasons, so that the mails of the request are sent. */
export const areWeak = (reasons: readonly QuarantineReason[]): boolean =>
  reasons.every((reason) => "isWeak" in quarantineReasons[reason]);

/** Returns reasons as the owner reads them: "markup of a link; three links or more". */
export const describeReasons = (reasons: readonly string[]): string =>
  reasons.map((reason) => reasonsByName[reason]?.text ?? reason).join("; ");

/**
 * Returns the codes in a stored `quarantine_reasons`; null for a request that is not quarantined.
 */
export const parseReasons = (stored: string | null): string[] | null =>
  stored === null ? null : stored.split("; ").filter(Boolean);

export const formatReasons = (reasons: readonly string[]): string => reasons.join("; ");
