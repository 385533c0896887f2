import { interpolate } from "../../../content-files/interpolate.ts";
import type { PlannedEvent } from "./planned-event.ts";
import { addOnItem, type QuoteList } from "./quote-list.ts";

/** Names of trailers and add-ons, by their items. */
export type QuoteCatalogue = Record<string, string>;

/** Returns the names of trailers and of their add-ons, in their order. */
export const catalogueOf = (
  trailers: readonly { id: string; name: string; addOns: readonly { name: string }[] }[],
): QuoteCatalogue =>
  Object.fromEntries(
    trailers.flatMap(({ id, name, addOns }) => [
      [id, name],
      ...addOns.map((addOn) => [addOnItem(id, addOn.name), addOn.name]),
    ]),
  );

export type SummaryWords = {
  /** Heading of the summary in the message. */
  summary: string;
  addOn: string;
  plan: string;
  alcohol: Answer;
  power: Answer;
  water: Answer;
  suggestion: string;
};
type Answer = { yes: string; no: string };

/** Returns an item's name; undefined for an unknown item, and for names of Object.prototype. */
const nameOf = (item: string, catalogue: QuoteCatalogue) =>
  Object.hasOwn(catalogue, item) ? catalogue[item] : undefined;

/** Returns a line of text for each item; unknown items are left out. */
export function describeItems(
  { items }: QuoteList,
  catalogue: QuoteCatalogue,
  words: SummaryWords,
) {
  return items.flatMap((item) => {
    const name = nameOf(item, catalogue);
    if (!name) return [];
    const trailer = nameOf(item.split("/")[0] ?? "", catalogue);
    const isAddOn = item.includes("/");
    return [
      { item, text: isAddOn ? interpolate(words.addOn, { name, trailer: trailer ?? "" }) : name },
    ];
  });
}

/** Returns the planned event and its recommended trailers as one line of text. */
export function describePlan(plan: PlannedEvent, catalogue: QuoteCatalogue, words: SummaryWords) {
  const answer = (name: "alcohol" | "power" | "water") =>
    plan[name] ? words[name].yes : words[name].no;
  const answers = interpolate(words.plan, {
    guests: plan.guests,
    hours: plan.hours,
    alcohol: answer("alcohol"),
    power: answer("power"),
    water: answer("water"),
  });
  const trailers = listNames(plan.trailers.flatMap((id) => nameOf(id, catalogue) ?? []));
  return trailers ? `${answers}. ${interpolate(words.suggestion, { trailers })}` : answers;
}

/** Joins names, repeated ones counted: "2 × A and B". */
export function listNames(names: string[]): string {
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
  return counted.length > 1
    ? `${counted.slice(0, -1).join(", ")} and ${counted.at(-1)}`
    : (counted[0] ?? "");
}

/** Returns a line of text for each item, and one for the planned event. */
export function describeQuoteList(
  quoteList: QuoteList,
  catalogue: QuoteCatalogue,
  words: SummaryWords,
): string[] {
  const lines = describeItems(quoteList, catalogue, words).map(({ text }) => text);
  return quoteList.plan ? [...lines, describePlan(quoteList.plan, catalogue, words)] : lines;
}

/** Returns the lines as a plain-text list with its heading; empty without lines. */
export function writeList(lines: readonly string[], { summary }: SummaryWords): string {
  return lines.length === 0 ? "" : [summary, ...lines.map((line) => `- ${line}`)].join("\n");
}

/** Joins the parts of the message that are not empty, as paragraphs. */
export function joinMessage(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join("\n\n");
}
