import { formPath } from "../../quote-request/protocol.ts";

/** The footer's short addresses and the pages that they redirect to permanently. */
export const shortPaths: ReadonlyMap<string, string> = new Map([
  ["/our-restrooms", "/luxury-washroom-restroom-trailer-rentals"],
  ["/about", "/about-washroom-restroom-trailer-rentals"],
  ["/contact", formPath],
]);
