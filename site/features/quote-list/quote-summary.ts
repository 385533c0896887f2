import { interpolate } from "../../../content-files/interpolate.ts";
import type { PlannedEvent } from "./planned-event.ts";
import type { QuoteList } from "./quote-list.ts";

/** Names of all that can be in a quote list: trailers and add-ons by their items. */
export type QuoteCatalogue = Record<string, string>;

export type SummaryWords = {
  /** Heading of the summary in the message. */
  summary: string;
  addOn: string;
  plan: string;
  alcohol: Answer;
  power: Answer;
  water: Answer;
  suggestion: string;
  suggestionRange: string;
};
type Answer = { yes: string; no: string };

/** A thing's name; undefined for what nobody offers, and for names that every object has. */
const nameOf = (item: string, catalogue: QuoteCatalogue) =>
  Object.hasOwn(catalogue, item) ? catalogue[item] : undefined;

/** A line for each thing in the quote list that the catalogue knows; the rest is left out. */
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

/** The planner's answers in a line, with what it suggested. */
export function describePlan(plan: PlannedEvent, catalogue: QuoteCatalogue, words: SummaryWords) {
  const answer = (name: "alcohol" | "power" | "water") =>
    plan[name] ? words[name].yes : words[name].no;
  const told = interpolate(words.plan, {
    guests: plan.guests,
    hours: plan.hours,
    alcohol: answer("alcohol"),
    power: answer("power"),
    water: answer("water"),
  });
  const from = listNames(plan.from.flatMap((id) => nameOf(id, catalogue) ?? []));
  const to = listNames(plan.to.flatMap((id) => nameOf(id, catalogue) ?? []));
  if (!from || !to) return told;
  const suggestion =
    from === to
      ? interpolate(words.suggestion, { from })
      : interpolate(words.suggestionRange, { from, to });
  return `${told}. ${suggestion}`;
}

/** Names in a row, the same ones counted: "2 × A and B". */
export function listNames(names: string[]): string {
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
  return counted.length > 1
    ? `${counted.slice(0, -1).join(", ")} and ${counted.at(-1)}`
    : (counted[0] ?? "");
}

/** A line for each thing in the quote list, with the planner's answers last. */
export function describeQuoteList(
  quoteList: QuoteList,
  catalogue: QuoteCatalogue,
  words: SummaryWords,
): string[] {
  const lines = describeItems(quoteList, catalogue, words).map(({ text }) => text);
  return quoteList.plan ? [...lines, describePlan(quoteList.plan, catalogue, words)] : lines;
}

/** The lines as a plain list under its heading, or an empty text. */
export function writeList(lines: readonly string[], { summary }: SummaryWords): string {
  return lines.length === 0 ? "" : [summary, ...lines.map((line) => `- ${line}`)].join("\n");
}

/** What is sent as the message: each part that is not empty, as a paragraph. */
export function joinMessage(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join("\n\n");
}
