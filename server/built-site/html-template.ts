import { randomBytes } from "node:crypto";
import { type CheerioAPI, load } from "cheerio";

type Elements = ReturnType<CheerioAPI>;

/**
 * Names the places of a page that differ from one answer to the next; nothing is marked where there
 * is no element.
 */
export type Slots<Values> = {
  /** The text of an element. */
  text: (element: Elements, fill: (values: Values) => string) => void;
  /** An attribute; null leaves it out. */
  attribute: (element: Elements, name: string, fill: (values: Values) => string | null) => void;
  /** The markup inside an element, escaped by who writes it. */
  markup: (element: Elements, fill: (values: Values) => string) => void;
};

type Slot<Values> = { marker: string; fill: (values: Values) => string };

/**
 * Parses a page once and returns what fills its slots in for each answer, as parsing takes many
 * times as long as the rest of an answer. Values are escaped for where they stand.
 */
export function createTemplate<Values>(
  html: string,
  markSlots: (page: CheerioAPI, slots: Slots<Values>) => void,
): (values: Values) => string {
  const page = load(html);
  const slots: Slot<Values>[] = [];
  // Random, so that nothing on the page can be taken for a marker; in small letters, as attributes
  // have them.
  const prefix = `slot-${randomBytes(12).toString("hex")}-`;
  const addMarker = (fill: Slot<Values>["fill"], ends: (name: string) => string) => {
    const name = `${prefix}${slots.length}-`;
    slots.push({ marker: ends(name), fill });
    return name;
  };
  const markup = (element: Elements, fill: Slot<Values>["fill"]) => {
    if (element.length > 0) element.text(addMarker(fill, (name) => name));
  };
  markSlots(page, {
    markup,
    text: (element, fill) => markup(element, (values) => escapeText(fill(values))),
    attribute(element, name, fill) {
      if (element.length === 0) return;
      const write = (value: string | null) =>
        value === null ? "" : ` ${name}="${escapeAttribute(value)}"`;
      const marker = addMarker(
        (values) => write(fill(values)),
        (own) => ` ${own}=""`,
      );
      element.removeAttr(name).attr(marker, "");
    },
  });
  return fillBetween(page.html(), slots);
}

function fillBetween<Values>(html: string, slots: readonly Slot<Values>[]) {
  const places = slots
    .map((slot) => ({ ...slot, at: html.indexOf(slot.marker) }))
    .toSorted((a, b) => a.at - b.at);
  const pieces: string[] = [];
  let end = 0;
  for (const { at, marker } of places) {
    if (at < end) throw new Error("A slot of the page was lost: slots must not lie in each other.");
    pieces.push(html.slice(end, at));
    end = at + marker.length;
  }
  const rest = html.slice(end);
  return (values: Values) =>
    places.map(({ fill }, index) => pieces[index] + fill(values)).join("") + rest;
}

/** Escapes what HTML's text content cannot hold (HTML, 13.3). */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Escapes what an attribute in double quotes cannot hold. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");
