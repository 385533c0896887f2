import { createElement, Fragment } from "react";

/** "2-Station", "St. Catharines" and the like, with the mark after them: it would wrap alone. */
const names = /(\S+-\S+|\(?(?:CSA|O\. Reg\.|St\.) \S+|Niagara Falls\S*|Richmond Hill\S*)/;

/** Wraps only where there is no room; in a link never, whose one underline goes on under it. */
const look = "inline-block max-w-full in-[a]:inline in-[a]:whitespace-nowrap";

/** A text whose names stay in one line. */
export function NoWrap({ text }: { text: string }) {
  // Splitting by a pattern with a group returns what it matches at odd indexes. Spread children
  // need no keys: a word may stand in a text twice.
  const pieces = text
    .split(names)
    .map((piece, index) => (index % 2 ? createElement("span", { className: look }, piece) : piece));
  return createElement(Fragment, null, ...pieces);
}
