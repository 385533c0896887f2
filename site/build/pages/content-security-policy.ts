import { hash } from "node:crypto";
import type { CheerioAPI } from "cheerio";

/** Settings that name the origins a page may connect to beside its own. */
export type Settings = {
  PUBLIC_BACKEND_URL?: string;
  PUBLIC_EMAIL_API_URL?: string;
};

/**
 * Returns the policy of every page, before the hashes of its own scripts and styles (specification,
 * section 2; stricter where the site needs less). server/config.ts has checked the settings.
 */
export function contentSecurityPolicy({
  PUBLIC_BACKEND_URL,
  PUBLIC_EMAIL_API_URL,
}: Settings): string {
  const backend = ["'self'", ...originOf(PUBLIC_BACKEND_URL)];
  const connections = [...backend, ...originOf(PUBLIC_EMAIL_API_URL)];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    `connect-src ${connections.join(" ")}`,
    "manifest-src 'self'",
    // Without JavaScript the form posts to the backend, which redirects to a page of ours.
    `form-action ${backend.join(" ")}`,
    "base-uri 'none'",
  ].join("; ");
}

const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : []);

/** Scripts that run; JSON-LD and the like are data, which no policy concerns. */
const inlineScripts = "script:not([src], [type^='application/'])";

/**
 * Adds the hashes of a page's inline scripts and styles to its policy, and of the scripts that its
 * scripts add, so that nothing else can run in it. The last stage: later changes would not run.
 */
export function allowInline($: CheerioAPI, addedScripts: readonly string[]): void {
  const textsOf = (selector: string) =>
    $(selector)
      .get()
      .map((element) => $(element).text());
  const scripts = listHashes([...textsOf(inlineScripts), ...addedScripts]);
  const styles = listHashes(textsOf("style"));
  $('meta[http-equiv="Content-Security-Policy"]').attr("content", (_, policy) =>
    policy
      .replace("script-src 'self'", () => `script-src 'self'${scripts}`)
      .replace("style-src 'self'", () => `style-src 'self'${styles}`),
  );
}

const cspHashOf = (text: string) => `sha256-${hash("sha256", text, "base64")}`;

const listHashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => ` '${cspHashOf(text)}'`).join("");
