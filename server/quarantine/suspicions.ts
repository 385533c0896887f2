import type { QuoteRequest } from "../../quote-request/quote-request.schema.ts";
import type { RequestContext } from "./request-context.ts";

/** Why a request looks like no visitor's, and how much each reason weighs. */
export const weights = {
  "trap filled in": 3,
  "sent by another site's page": 3,
  "link where none belongs": 3,
  "markup of a link": 3,
  "too many without an address": 3,
  "three links or more": 2,
  "letters of two scripts in a word": 2,
  "filled in within three seconds": 2,
  // Quarantines by itself (quote-request.service.ts), and says nothing against the request.
  "above the hourly ceiling": 0,
  // Neighbours share an address, as on a campus or with a mobile carrier: never enough by itself.
  "many from one network": 1,
} as const;

export type Suspicion = keyof typeof weights;

/** From this weight on a request is held back for the owner to look at. */
export const holdFrom = 3;

/** No person fills nine fields in within this time, in seconds. */
const fastest = 3;

const link = /https?:\/\/|\bwww\.[a-z0-9-]+\.[a-z]{2,}/gi;
const linkMarkup = /\[url[=\]]|\[link=/i;
const beginOfAnchor = /<a(?=\s)/i;
const addressOfAnchor = /^[^>]*href/i;
/** Latin right beside Cyrillic or Greek: letters that look alike, to get past filters. */
const mixedLetters =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Lists what is suspicious about a request by itself; what came before it is counted elsewhere. */
export function suspicionsOf(request: QuoteRequest, requestContext: RequestContext): Suspicion[] {
  const { name, location, phone, message } = request;
  const found: Suspicion[] = [];
  const note = (holds: boolean | undefined, suspicion: Suspicion) => holds && found.push(suspicion);
  note(requestContext.filling?.isTrapFilled, "trap filled in");
  note(requestContext.isForeign, "sent by another site's page");
  note(
    [name, location, phone].some((text) => text.search(link) >= 0),
    "link where none belongs",
  );
  note(hasLinkMarkup(message), "markup of a link");
  note((message.match(link)?.length ?? 0) >= 3, "three links or more");
  note(mixedLetters.test(`${name} ${message}`), "letters of two scripts in a word");
  note((requestContext.filling?.seconds ?? fastest) < fastest, "filled in within three seconds");
  return found;
}

/** Weighs the reasons that are kept with a quarantined request; one that is not known any more weighs like the strongest. */
export function weightOf(heldFor: string | null): number {
  const known: Record<string, number> = weights;
  return (heldFor ?? "")
    .split("; ")
    .reduce((sum, reason) => sum + (reason ? (known[reason] ?? holdFrom) : 0), 0);
}

/** In two steps, because one pattern for both would read on from each beginning of an anchor. */
function hasLinkMarkup(text: string): boolean {
  const afterAnchors = text.split(beginOfAnchor).slice(1);
  return linkMarkup.test(text) || afterAnchors.some((part) => addressOfAnchor.test(part));
}

/** Whether suspicions together weigh enough to hold a request back. */
export function isToBeHeld(suspicions: readonly Suspicion[]): boolean {
  return suspicions.reduce((sum, suspicion) => sum + weights[suspicion], 0) >= holdFrom;
}
