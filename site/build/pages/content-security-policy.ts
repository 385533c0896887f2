import { hash } from "node:crypto";
import { speculationRules } from "../../hydration/speculation-rules.ts";

/** Settings that name the origins a page may talk to beside its own. */
export type Settings = {
  PUBLIC_BACKEND_URL?: string;
  PUBLIC_BACKEND_ANON_KEY?: string;
  PUBLIC_EMAIL_API_URL?: string;
};

/**
 * The policy of every page, before the hashes of its own scripts and styles (specification, section 2; stricter
 * where the site needs less). Throws when a setting is no address, or when a hosted backend lacks its address or key.
 */
export function contentSecurityPolicy({
  PUBLIC_BACKEND_URL,
  PUBLIC_BACKEND_ANON_KEY,
  PUBLIC_EMAIL_API_URL,
}: Settings): string {
  if (!PUBLIC_BACKEND_URL !== !PUBLIC_BACKEND_ANON_KEY)
    throw new Error("Set both PUBLIC_BACKEND_URL and PUBLIC_BACKEND_ANON_KEY, or neither of them.");
  const backend = ["'self'", ...originOf("PUBLIC_BACKEND_URL", PUBLIC_BACKEND_URL)];
  const connections = [...backend, ...originOf("PUBLIC_EMAIL_API_URL", PUBLIC_EMAIL_API_URL)];
  return [
    "default-src 'none'",
    `script-src 'self' '${hashOf(speculationRules)}'`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    `connect-src ${connections.join(" ")}`,
    "manifest-src 'self'",
    // Without JavaScript the form posts to the backend, which leads back to a page of ours.
    `form-action ${backend.join(" ")}`,
    "base-uri 'none'",
  ].join("; ");
}

function originOf(name: string, address: string | undefined): string[] {
  if (!address) return [];
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} must be an address such as https://api.example.com.`);
  return [url.origin];
}

/** A script that runs; JSON-LD and the like are data, which no policy concerns. */
const inlineScript = /<script(?![^>]*\s(?:src|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The page with the hashes of its inline scripts and styles in its policy, and of those that its scripts add, so that
 * nothing else can run in it.
 */
export function allowInline(html: string, ...added: string[]): string {
  const scripts = hashes([...textsOf(html, inlineScript), ...added]);
  const styles = hashes(textsOf(html, inlineStyle));
  return html
    .replace("script-src 'self'", () => `script-src 'self'${scripts}`)
    .replace("style-src 'self'", () => `style-src 'self'${styles}`);
}

const hashOf = (text: string) => `sha256-${hash("sha256", text, "base64")}`;

const textsOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = ""]) => text);

const hashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => ` '${hashOf(text)}'`).join("");
