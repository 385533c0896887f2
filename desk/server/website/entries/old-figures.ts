import { isDeepStrictEqual } from "node:util";
import { figureIn, numbersIn, unitsOfMeasure } from "../../../../content-files/figures.ts";
import { interpolate } from "../../../../content-files/interpolate.ts";
import type { ContentDescription } from "../content-description.ts";
import type { WebsiteFiles } from "../store/website-files.ts";
import type { OldFigure } from "../website-api.ts";
import { allFields, excerptOf } from "./fields-of.ts";

const maxPlaces = 30;

/**
 * Returns figures that a change replaced, in texts that still have them: until no text has one and
 * all is online, or until somebody leaves them there. While all is online both descriptions are one.
 */
export function listOldFigures(
  files: WebsiteFiles,
  online: ContentDescription,
  described: ContentDescription,
): OldFigure[] {
  const kept = files.readFigures();
  const before = kept ?? online.placeholders;
  const found = oldFigures(before, described);
  const isPast = found.length === 0 && online === described;
  const next = isPast ? described.placeholders : before;
  if (!isDeepStrictEqual(next, kept)) files.keepFigures(next);
  return found;
}

/** Returns where figures stand for which names in braces have others now. @internal */
export function oldFigures(
  before: ContentDescription["placeholders"],
  { placeholders, collections }: Pick<ContentDescription, "placeholders" | "collections">,
): OldFigure[] {
  const gone = new Map<string, { now: string; find: (text: string) => number }>();
  for (const [name, was] of Object.entries(before)) {
    const now = placeholders[name];
    if (now === undefined || now === was || name.endsWith(".text")) continue;
    for (const [figure, find] of figuresOf(was))
      if (find(now) < 0 && !gone.has(figure)) gone.set(figure, { now, find });
  }
  const oldFigures = [...gone].map(([figure, { now, find }]): OldFigure => {
    const places = [...allFields(collections)].flatMap(({ entry, value, path, label }) => {
      // A value of its own is no text that speaks of another one.
      if (typeof value !== "string" || value === figure || find(value) < 0) return [];
      const text = interpolate(value, placeholders);
      return { ...entry, path, field: label, excerpt: excerptOf(text, find(text)) };
    });
    return { figure, now, places: places.slice(0, maxPlaces) };
  });
  return oldFigures.filter(({ places }) => places.length > 0);
}

/** Returns the figures in a value, each with what says where a text has it; -1 is nowhere. */
function figuresOf(value: string): [string, (text: string) => number][] {
  const own = Object.entries(unitsOfMeasure).find(([, ways]) => value.search(figureIn(ways)) >= 0);
  const other = /^\S+ (\D+)$/.exec(value)?.[1];
  const [unit, ways] = own ?? [other, other && RegExp.escape(other)];
  const numbers = unit && ways ? numbersIn(value) : [];
  if (numbers.length === 0)
    return /\d|@/.test(value) ? [[value, (text) => text.indexOf(value)]] : [];
  const pattern = figureIn(String(ways));
  return numbers.map((number) => [
    `${number.toLocaleString("en-CA")} ${unit}`,
    (text) =>
      [...text.matchAll(pattern)].find(([typed]) => numbersIn(typed).includes(number))?.index ?? -1,
  ]);
}
