import { createElement, Fragment } from "react";

/** A text whose "2-Station" and "St. Catharines" break only where there is no room. */
export function NoWrap({ text }: { text: string }) {
  // Splitting by a pattern with a group returns what it matches at odd indexes. Spread children
  // need no keys: a word may stand in a text twice.
  const pieces = text
    .split(/(\S+-\S+|St\. \S+)/)
    .map((piece, index) =>
      index % 2 ? createElement("span", { className: "inline-block max-w-full" }, piece) : piece,
    );
  return createElement(Fragment, null, ...pieces);
}
