import { createHash } from "node:crypto";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { allowInline, contentSecurityPolicy } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const hosted = { PUBLIC_BACKEND_URL: "https://project.backend.example/path" };

test("allows connections to our own origin, and to services that are configured (§2.2.45)", () => {
  expect(contentSecurityPolicy({})).toContain("connect-src 'self';");
  const mail = { PUBLIC_EMAIL_API_URL: "https://mail.example:8443/v1/send" };
  expect(contentSecurityPolicy({ ...hosted, ...mail })).toContain(
    "connect-src 'self' https://project.backend.example https://mail.example:8443;",
  );
});

test("allows pictures from our own origin, data addresses and any https source, and fonts from the first two (§2.2.43–44)", () => {
  const rules = contentSecurityPolicy({}).split(/; ?/);
  expect(rules).toContain("img-src 'self' data: https:");
  expect(rules).toContain("font-src 'self' data:");
});

test("lets the form post to our own origin, and to a hosted backend", () => {
  expect(contentSecurityPolicy({})).toContain("form-action 'self';");
  expect(contentSecurityPolicy(hosted)).toContain(
    "form-action 'self' https://project.backend.example;",
  );
});

const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/** The policy of a page that has this beside it. */
function policyOf(html: string, ...addedScripts: string[]) {
  const page = load(meta(contentSecurityPolicy({})) + html);
  allowInline(page, addedScripts);
  return page("meta").attr("content");
}

test("names each inline script and style of the page once, and no data", () => {
  const allowed = policyOf(
    `<style>a{}</style><style data-x>b{}</style><script type="module">one()</script><script>one()</script><script>$&two()</script><script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>`,
  );
  expect(allowed).toContain(`script-src 'self' ${hash("one()")} ${hash("$&two()")}; `);
  expect(allowed).toContain(`style-src 'self' ${hash("a{}")} ${hash("b{}")}; `);
});

test("names what a script of the page adds to it", () => {
  expect(policyOf("<p>text</p>", "later()")).toContain(`script-src 'self' ${hash("later()")}; `);
});
