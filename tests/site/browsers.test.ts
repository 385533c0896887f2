import { globSync, readFileSync } from "node:fs";
import { load } from "cheerio";
import postcss, { type AnyNode, type Container, type Document } from "postcss";
import { expect, test } from "vitest";
import { deskFolderOf } from "../../load-desk.ts";
import { missingIn } from "../../scripts/browser-support.ts";
import { readBuiltPages } from "../support/browser/read-build.ts";

/** What is younger than docs/browsers.md says, without which a page looks right all the same. */
const enhancements = [
  // Lines break at other words, a textarea keeps its height, a code is selected letter by letter.
  /^css\.properties\.(text-wrap|field-sizing|user-select)\b/,
  // A tick and a bar have the browser's colours, a list's mark that of its text.
  /^css\.(properties\.(accent-color|scrollbar-width)|selectors\.marker)\b/,
  // A phone has no pointer, no handle to resize by and no forced colours.
  /^css\.properties\.(cursor|resize|forced-color-adjust)\b/,
  // The page behind may scroll on (the menu stops that itself).
  /^css\.properties\.overscroll-behavior\b/,
  // No fade, to a page or in a disclosure; nothing is laid out late; print leaves closed terms out.
  /^css\.(at-rules\.view-transition|selectors\.details-content|properties\.content-visibility)\b/,
  // The header fades with the page, and no picture travels.
  /^css\.(properties\.view-transition-name|selectors\.view-transition-)/,
  // Pictures below the screen come a moment earlier.
  /^css\.at-rules\.media\.scripting$/,
  // In :is() beside [open], which each browser knows, or for an element whose code has another way
  // (site/features/menus/mobile-menu.ts).
  /^css\.selectors\.(open|popover-open)$/,
  /^html\.(global_attributes\.popover|elements\.button\.popovertarget(action)?)$/,
  // A second font of the list follows.
  /^css\.properties\.font-family\.ui-monospace$/,
  // Two groups of the menu may be open at once.
  /^html\.elements\.details\.name$/,
  // A hint for the order of loading, or for a keyboard of a phone.
  /^html\.elements\.(img\.fetchpriority|link\.blocking)$/,
  /^html\.(elements\.input|global_attributes)\.autocapitalize$/,
];

const pages = [...new Set((await readBuiltPages()).map(({ html }) => html))].map((html) =>
  load(html),
);

/** Returns a line for each of these features that one of the oldest browsers lacks. */
const younger = (keys: Iterable<string>) =>
  [...keys]
    .filter((key) => !enhancements.some((pattern) => pattern.test(key)))
    .flatMap((key) => (missingIn(key) ? `${key} needs ${missingIn(key)}` : []));

test("no page needs an element or an attribute that an iPhone of 2023 lacks", () => {
  const keys = new Set<string>();
  for (const $ of pages)
    for (const element of $("*").get()) {
      if (!("attribs" in element)) continue;
      const { name } = element;
      keys.add(`html.elements.${name}`);
      for (const attribute of Object.keys(element.attribs))
        keys.add(`html.elements.${name}.${attribute}`).add(`html.global_attributes.${attribute}`);
    }
  expect(keys).toContain("html.elements.details");
  expect(younger(keys)).toEqual([]);
});

test("no page and no screen of the desk needs a rule of CSS that an iPhone of 2023 lacks", () => {
  const sheets = new Set(pages.map(($) => $("style").text()));
  const ofDesk = globSync(`${deskFolderOf({})}/assets/*.css`);
  expect(ofDesk).not.toHaveLength(0);
  for (const file of ofDesk) sheets.add(readFileSync(file, "utf8"));
  const keys = new Set<string>();
  for (const sheet of sheets)
    postcss.parse(sheet).walk((node) => {
      if (!isGuarded(node)) for (const key of keysOf(node)) keys.add(key);
    });
  expect(keys).toContain("css.selectors.has");
  expect(younger(keys)).toEqual([]);
});

/** Whether a rule stands inside @supports, so that only browsers that know it read it. */
const isGuarded = ({ parent }: { parent: Container | Document | undefined }): boolean =>
  parent?.type === "atrule" && "name" in parent && parent.name === "supports"
    ? true
    : parent !== undefined && isGuarded(parent);

/** The features that a rule, a declaration or an at-rule names, by their keys in MDN's data. */
function keysOf(node: AnyNode): string[] {
  if (node.type === "atrule")
    return [`css.at-rules.${node.name}`].concat(
      node.name === "media" ? wordsOf(node.params).map((word) => `css.at-rules.media.${word}`) : [],
    );
  if (node.type === "rule") {
    const names = node.selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g);
    const isNested = /(?<!\\)&/.test(node.selector);
    return [...names]
      .map(([, name]) => `css.selectors.${name}`)
      .concat(isNested ? ["css.selectors.nesting"] : []);
  }
  if (node.type !== "decl" || node.prop.startsWith("-")) return [];
  const { prop, value, parent } = node;
  // An older browser reads the prefixed declaration beside it.
  if (parent?.some((other) => other.type === "decl" && other.prop === `-webkit-${prop}`)) return [];
  const functions = value.matchAll(/([a-z-]+)\(/g);
  const units = value.matchAll(/\d([a-z]+)\b/g);
  return [`css.properties.${prop}`]
    .concat(wordsOf(value).map((word) => `css.properties.${prop}.${word}`))
    .concat([...functions].flatMap(([, name]) => [`css.types.${name}`, `css.types.color.${name}`]))
    .concat([...units].map(([, unit]) => `css.types.length.${unit}`));
}

const wordsOf = (text: string) => text.match(/(?<![\w-])[a-z][a-z-]*/g) ?? [];

test("a browser without date fields says how to write a day", () => {
  const fields = pages.flatMap(($) => $("form[method=post] input[type=date]").get());
  expect(fields.map(({ attribs }) => [attribs.name, attribs.placeholder])).toEqual([
    ["startDate", "YYYY-MM-DD"],
    ["endDate", "YYYY-MM-DD"],
  ]);
});
