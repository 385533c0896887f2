import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "../../support/browser/journey.ts";
import { templates } from "../../support/browser/templates.ts";
import { siteFolder } from "../../support/built-site.ts";
import { programs } from "../../support/settings.ts";

const hasJava = spawnSync(programs.java, ["-version"]).status === 0;
const jar = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));

/** The checker's messages that we accept, with the reason. */
const allowed = [
  // The specification's own meta tags (section 2), which are headers in any other place.
  /^Bad value “X-(Content-Type-Options|Frame-Options|XSS-Protection)” for attribute “http-equiv”/,
  // HTML allows it with `rel=expect` too (html.spec.whatwg.org, section 4.6.7.6).
  /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
  // It knows no newer CSS; the build has parsed all of it.
  /^CSS: /,
  // Warnings about compact HTML and about Astro's islands.
  /^Trailing slash on void elements has no effect/,
  /^The “name” attribute is never allowed on the “astro-slot” element/,
  // It reads files, where no address is the site's own.
  /violates Content Security Policy \(meta tag\)/,
];

const files = [...templates.map((path) => (path === "/" ? "/index" : path)), "/404"].map(
  (path) => `${siteFolder}${path}.html`,
);

type Message = { url: string; message: string; extract?: string; lastLine?: number };

test("the Nu checker finds nothing on a page of each template", () => {
  test.skip(!hasJava, "not run: Java is not installed (apt-get install default-jre-headless)");
  test.setTimeout(180_000);
  const { stderr } = spawnSync(
    programs.java,
    ["-jar", jar, "--format", "json", "--skip-non-html", "--exit-zero-always", ...files],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const messages: Message[] = JSON.parse(stderr).messages;
  // It has read them: every page has the specification's tags.
  expect(new Set(messages.map(({ url }) => url)).size).toBe(files.length);
  const found = messages
    .map(({ url, message, extract }) => ({ url, text: `${message} ${extract}` }))
    .filter(({ text }) => !allowed.some((pattern) => pattern.test(text)))
    .map(({ url, text }) => `${url.split(`${siteFolder}/`)[1]}: ${text}`);
  expect(found).toEqual([]);
});
