import { describe, expect, test } from "vitest";
import { checkQuoteRequest } from "../../quote-request/quote-request.schema.ts";
import { sample, sampleContext } from "../../tests/support/sample.ts";
import { findSource } from "../http/request-source.ts";
import { areEnoughToQuarantine, findQuarantineReasons } from "./quarantine-reasons.ts";
import type { RequestContext } from "./request-context.ts";

function isQuarantined(
  changes: Partial<typeof sample>,
  requestContext: Partial<RequestContext> = {},
) {
  const checked = checkQuoteRequest({ ...sample, ...changes });
  if (!checked.accepted) throw new Error(JSON.stringify(checked.errors));
  const context = { ...sampleContext, ...requestContext };
  return areEnoughToQuarantine(findQuarantineReasons(checked.request, context));
}

describe("a customer is not quarantined", () => {
  test.each<[string, Partial<typeof sample>, Partial<RequestContext>?]>([
    ["who says little", { message: "" }],
    ["who links to the venue", { message: "It is at https://example.com/barn, see the map." }],
    ["who links to venue and plan", { message: "https://example.com/a and www.example.com/plan" }],
    ["with accents and apostrophes", { name: "Zoë O’Brien-Nuñez", location: "Trois-Rivières" }],
    ["who writes Cyrillic", { name: "Олена Шевченко", message: "Весілля в саду, 80 гостей." }],
    ["who writes Greek beside English", { message: "Wedding of the Παπαδόπουλος family" }],
    ["who writes Chinese", { name: "王小明", message: "我们需要一辆拖车。" }],
    ["who has a place like a name of a site", { location: "Barn.ca Events, Beamsville" }],
    ["whose place is a map link", { location: "https://maps.app.goo.gl/k7RtQx2LmWv9" }],
    ["whose place is named by its website", { location: "Langdon Hall, https://langdonhall.ca" }],
    ["whose place is a rental's page", { location: "https://www.airbnb.ca/rooms/12345678" }],
    ["whose place is a shared result", { location: "https://share.google/AbC123" }],
    ["whose place is a map of Google's", { location: "www.google.com/maps/place/Mono+Cliffs" }],
    [
      "who links to three maps",
      { message: "Gate https://maps.apple.com/?q=1 https://goo.gl/maps/2 https://w3w.co/a.b.c" },
    ],
    [
      "who is quick, pasting everything",
      {},
      { botSignals: { seconds: 1, isHoneypotFilled: false } },
    ],
    ["whose form sends no time", {}, { botSignals: { seconds: null, isHoneypotFilled: false } }],
  ])("%s", (_, changes, requestContext = {}) => {
    expect(isQuarantined(changes, requestContext)).toBe(false);
  });
});

describe("advertising is quarantined", () => {
  test.each([
    ["with links in the name", { name: "Win now https://spam.example" }, {}],
    ["that sells", { message: "We offer SEO for your website, free audit, no contract" }, {}],
    ["that sells in the name", { name: "Website redesign", message: "From $99, no contract" }, {}],
    ["with marked-up links", { message: 'Buy <a href="http://spam.example">here</a>' }, {}],
    ["with links of a forum", { message: "Buy [url=http://spam.example]here[/url]" }, {}],
    ["that fills the honeypot", {}, { botSignals: { seconds: 60, isHoneypotFilled: true } }],
    ["sent by another site's page", {}, { isForeign: true }],
    [
      "with many links, sent at once",
      { message: "http://a.example http://b.example http://c.example" },
      { botSignals: { seconds: 0, isHoneypotFilled: false } },
    ],
    [
      "with letters that look alike, and many links",
      { message: "сasino http://a.example http://b.example http://c.example" },
      {},
    ],
  ])("%s", (_, changes, requestContext) => {
    expect(isQuarantined(changes, requestContext)).toBe(true);
  });
});

test("a request is another site's where the browser says so, and not where nothing is said", () => {
  const isForeign = (headers: Record<string, string>) =>
    findSource((name) => headers[name], "https://www.maple.example") === "other-site";
  expect(isForeign({})).toBe(false);
  expect(isForeign({ Origin: "https://www.maple.example", Host: "127.0.0.1:4321" })).toBe(false);
  expect(isForeign({ Origin: "http://localhost:4321", Host: "localhost:4321" })).toBe(false);
  expect(isForeign({ "Sec-Fetch-Site": "same-origin", Host: "localhost" })).toBe(false);
  expect(isForeign({ "Sec-Fetch-Site": "cross-site" })).toBe(true);
  expect(isForeign({ Origin: "https://other.example", Host: "www.maple.example" })).toBe(true);
  expect(isForeign({ Origin: "null", Host: "www.maple.example" })).toBe(true);
  expect(isForeign({ Origin: "null", "Sec-Fetch-Site": "cross-site" })).toBe(true);
  expect(isForeign({ Origin: "null", "Sec-Fetch-Site": "same-site", Host: "localhost" })).toBe(
    true,
  );
  // A privacy mode hides the origin.
  const host = "www.maple.example";
  expect(isForeign({ Origin: "null", "Sec-Fetch-Site": "same-origin", Host: host })).toBe(false);
  expect(isForeign({ Origin: "null", "Sec-Fetch-Site": "same-origin", Host: "127.0.0.1" })).toBe(
    false,
  );
});
