import { thankYouPath } from "../../quote-request/protocol.ts";

/** Pages have no file extension; the thank-you page exists only as the answer to a request. */
const notPages = { href_matches: ["/*.*", `${thankYouPath}*`] };

/** The rules by which a browser prerenders the next page: on a hover or a press of its link. */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: [{ href_matches: "/*" }, { not: notPages }] }, eagerness: "moderate" },
  ],
});
