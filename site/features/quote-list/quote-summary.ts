import { interpolate } from "../../../content-files/interpolate.ts";
import type { Content } from "../../content/entries.ts";
import type { PlannedEvent } from "./planned-event.ts";
import { type QuoteList, writePlan } from "./quote-links.ts";

/** What is shown of a quote list, and may be on it. */
export type QuoteListContent = {
  words: Content<"quoteList">;
  /** Names of trailers and add-ons, by their items. */
  catalogue: Record<string, string>;
  /** Names of the cities by their ids. */
  cities: Record<string, string>;
  /** Whom a printed sheet tells to call. */
  sender: string;
  /** Language by whose rules dates are written. */
  language: string;
};

/** An entry of the quote list; the item of a planned event is its query. */
export type QuoteLine = { item: string; name: string; text: string };

/** Returns the quote list without items and a city that nobody offers. */
export function onlyOffered(
  { items, plans = [], city = "", ...day }: QuoteList,
  { catalogue, cities }: Pick<QuoteListContent, "catalogue" | "cities">,
): QuoteList {
  const isOffered = (item: string) => Object.hasOwn(catalogue, item);
  return {
    ...day,
    city: Object.hasOwn(cities, city) ? city : undefined,
    items: items.filter(isOffered),
    plans: plans.map((plan) => ({ ...plan, trailers: plan.trailers.filter(isOffered) })),
  };
}

/** Returns the entries of a quote list in words; it has nothing that is not offered. */
export function describeQuoteList(
  { items, plans = [] }: QuoteList,
  { catalogue, words }: Pick<QuoteListContent, "catalogue" | "words">,
): QuoteLine[] {
  const lines: QuoteLine[] = items.map((item) => {
    const [trailer = "", addOn] = item.split("/");
    const name = catalogue[item] ?? "";
    const values = { name, trailer: catalogue[trailer] ?? "" };
    return { item, name, text: addOn ? interpolate(words.summary.addOn, values) : name };
  });
  const planned = plans.map((plan) => ({
    item: writePlan(plan),
    name: words.sheet.plan,
    text: describePlan(plan, catalogue, words.summary),
  }));
  return [...lines, ...planned];
}

/** Returns the planned event and its recommended trailers as one line of text. */
function describePlan(
  plan: PlannedEvent,
  catalogue: QuoteListContent["catalogue"],
  words: QuoteListContent["words"]["summary"],
): string {
  const answer = (name: "alcohol" | "power" | "water") => words[name][plan[name] ? "yes" : "no"];
  const answers = interpolate(plan.crew ? words.crew : words.plan, {
    guests: plan.guests,
    hours: plan.hours,
    alcohol: answer("alcohol"),
    power: answer("power"),
    water: answer("water"),
  });
  const trailers = listNames(plan.trailers.map((id) => catalogue[id] ?? ""));
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

/** Returns the lines as a plain-text list under its heading; empty without lines. */
export const writeList = (lines: readonly QuoteLine[], heading: string): string =>
  lines.length === 0 ? "" : [heading, ...lines.map(({ text }) => `- ${text}`)].join("\n");

/** Joins the parts of the message that are not empty, as paragraphs. */
export function joinMessage(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join("\n\n");
}
