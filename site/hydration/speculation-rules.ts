import { thankYouPath } from "../../quote-request/protocol.ts";

/** Pages have no ending; what has one is a file, and the thank-you page is the answer to a request. */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/*.*" } },
    { not: { href_matches: `${thankYouPath}*` } },
  ],
};

/** The rules by which a browser prepares a page that a visitor is about to open: on a hover or a press, no sooner. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: pages, eagerness: "moderate" }],
});
