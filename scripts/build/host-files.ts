import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  cacheRules,
  headersOfEveryAnswer,
  policyOfHeadersOnly,
} from "../../server/built-site/http-headers.ts";
import { shortPaths } from "../../server/built-site/short-paths.ts";

/**
 * Writes `_redirects` and `_headers` into the built site: what our server does, in the form that
 * static hosts read.
 */
export async function writeHostFiles(folder: string): Promise<void> {
  await writeFile(join(folder, "_redirects"), listRedirects());
  await writeFile(join(folder, "_headers"), listHeaders());
}

/** One redirect a line, with and without a slash at the end. */
export function listRedirects(): string {
  const lines = [...shortPaths].flatMap(([short, page]) => [
    `${short} ${page} 301`,
    `${short}/ ${page} 301`,
  ]);
  return `${lines.join("\n")}\n`;
}

/**
 * The headers of every answer, then how long files are kept. A header stands under one rule only:
 * hosts join the values of a header that two rules give. The page's own policy is its meta tag.
 */
export function listHeaders(): string {
  const every = {
    ...headersOfEveryAnswer,
    "Content-Security-Policy": policyOfHeadersOnly,
  };
  const rules = [
    rule("/*", every),
    ...cacheRules.map(({ path, value }) => rule(path, { "Cache-Control": value })),
  ];
  return `${rules.join("\n")}\n`;
}

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
