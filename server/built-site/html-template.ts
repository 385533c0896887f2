import { randomBytes } from "node:crypto";
import type { CheerioAPI } from "cheerio";
// The whole of cheerio brings an HTTP client with it, 23 MB of memory.
import { load } from "cheerio/slim";

type Elements = ReturnType<CheerioAPI>;

/**
 * Marks what differs between answers with the same page; a selection without an element marks
 * nothing.
 */
export type Slots<Values> = {
  /** The text of an element. */
  text: (element: Elements, fill: (values: Values) => string) => void;
  /** An attribute of an element; null leaves it out. */
  attribute: (element: Elements, name: string, fill: (values: Values) => string | null) => void;
  /** The markup inside an element; `fill` escapes it. */
  markup: (element: Elements, fill: (values: Values) => string) => void;
};

/**
 * Parses a page once and returns a function that fills its slots, because parsing takes many times
 * as long as the rest of an answer. Values are escaped as text or as an attribute.
 */
export function createTemplate<Values>(
  html: string,
  markSlots: (page: CheerioAPI, slots: Slots<Values>) => void,
): (values: Values) => string {
  // What the build wrote stays as it is: entities are neither decoded nor written anew.
  const page = load(html, { xml: { xmlMode: false, decodeEntities: false } });
  const fills: ((values: Values) => string)[] = [];
  // Random, so that no text of the page equals a marker; in lower case, as the parser writes
  // attribute names. As an attribute a marker is followed by a value of its own.
  const marker = `slot-${randomBytes(12).toString("hex")}-`;
  const mark = (fill: (values: Values) => string) => `${marker}${fills.push(fill) - 1}-`;
  const markup: Slots<Values>["markup"] = (element, fill) => {
    if (element.length > 0) element.text(mark(fill));
  };
  markSlots(page, {
    markup,
    text: (element, fill) => markup(element, (values) => escapeText(fill(values))),
    attribute(element, name, fill) {
      if (element.length === 0) return;
      const write = (values: Values) => {
        const value = fill(values);
        return value === null ? "" : `${name}="${escapeAttribute(value)}"`;
      };
      element.removeAttr(name).attr(mark(write), "-");
    },
  });
  const [beginning = "", ...parts] = page.html().split(marker);
  const slots = parts.map((part) => {
    const [number = ""] = part.split("-", 1);
    return {
      fill: fills[Number(number)],
      after: part.slice(number.length + 1).replace(/^="-"/, ""),
    };
  });
  return (values) =>
    slots.reduce((text, { fill, after }) => text + fill?.(values) + after, beginning);
}

/** Escapes a text for HTML's text content (HTML, 13.3). */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Escapes a text for an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");
