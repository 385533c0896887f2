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

type Slot<Values> = { marker: string; fill: (values: Values) => string };

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
  const slots: Slot<Values>[] = [];
  // Random, so that no text of the page equals a marker; in lower case, as the parser writes
  // attribute names.
  const prefix = `slot-${randomBytes(12).toString("hex")}-`;
  const addMarker = (fill: Slot<Values>["fill"], render: (name: string) => string) => {
    const name = `${prefix}${slots.length}-`;
    slots.push({ marker: render(name), fill });
    return name;
  };
  const markup = (element: Elements, fill: Slot<Values>["fill"]) => {
    if (element.length > 0) element.text(addMarker(fill, (name) => name));
  };
  markSlots(page, {
    markup,
    text: (element, fill) => markup(element, (values) => escapeText(fill(values))),
    attribute(element, attribute, fill) {
      if (element.length === 0) return;
      const write = (value: string | null) =>
        value === null ? "" : ` ${attribute}="${escapeAttribute(value)}"`;
      const marker = addMarker(
        (values) => write(fill(values)),
        (name) => ` ${name}="-"`,
      );
      element.removeAttr(attribute).attr(marker, "-");
    },
  });
  return fillBetween(page.html(), slots);
}

function fillBetween<Values>(html: string, slots: readonly Slot<Values>[]) {
  const found = slots
    .map((slot) => ({ ...slot, at: html.indexOf(slot.marker) }))
    .toSorted((a, b) => a.at - b.at);
  const pieces: string[] = [];
  let end = 0;
  for (const { at, marker } of found) {
    if (at < end) throw new Error("A slot of the page was lost: slots must not lie in each other.");
    pieces.push(html.slice(end, at));
    end = at + marker.length;
  }
  const rest = html.slice(end);
  return (values: Values) =>
    found.map(({ fill }, index) => pieces[index] + fill(values)).join("") + rest;
}

/** Escapes a text for HTML's text content (HTML, 13.3). */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Escapes a text for an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");
