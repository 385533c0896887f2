import { interpolate } from "../../../content-files/interpolate.ts";
import { stationsFor } from "../../../quote-request/stations.ts";
import type { Content } from "../../content/entries.ts";
import { type PlannedEvent, yesNoAnswers } from "./planned-event.ts";
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

/** An entry of the quote list; a planned event's item is its query, and has short words too. */
export type QuoteLine = { item: string; text: string; short?: string };

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
    return { item, text: addOn ? interpolate(words.summary.addOn, values) : name };
  });
  const planned = plans.map((plan) => {
    const text = describePlan(plan, catalogue, words.summary);
    const short = describeInShort(plan, catalogue, words.summary) ?? text;
    return {
      item: writePlan(plan),
      text: withArea(plan, text, words.areas),
      short: withArea(plan, short, words.areas),
    };
  });
  return [...lines, ...planned];
}

/** Returns what several planned events of a list add up to; null where it has not several. */
export function addUpPlans(
  { plans = [] }: QuoteList,
  { words, language }: Pick<QuoteListContent, "words" | "language">,
): string | null {
  if (plans.length < 2) return null;
  const { people, stations } = sumOfPlans(plans);
  return interpolate(words.summary.sum, {
    areas: plans.length,
    people: people.toLocaleString(language),
    stations,
  });
}

/** Returns the people of planned events and the stations that they need. */
export const sumOfPlans = (plans: PlannedEvent[]) => ({
  people: plans.reduce((sum, { guests }) => sum + guests, 0),
  stations: plans.reduce((sum, plan) => sum + (stationsFor(plan) ?? 0), 0),
});

const withArea = ({ area = "" }: PlannedEvent, text: string, areas: Record<string, string>) =>
  Object.hasOwn(areas, area) ? `${areas[area]}: ${text}` : text;

const withWinter = (
  { isWinter }: PlannedEvent,
  plan: string,
  words: QuoteListContent["words"]["summary"],
) => (isWinter ? interpolate(words.inWinter, { plan }) : plan);

/** Returns a planned event in a line that fits a phone; nothing where no trailer was suggested. */
function describeInShort(
  plan: PlannedEvent,
  catalogue: QuoteListContent["catalogue"],
  words: QuoteListContent["words"]["summary"],
): string | undefined {
  const { isCrew, guests, hours } = plan;
  const trailers = trailersInWords(plan.trailers, catalogue);
  const text = interpolate(isCrew ? words.crewInShort : words.planInShort, {
    trailers,
    guests,
    hours,
  });
  return trailers ? withWinter(plan, text, words) : undefined;
}

/** Returns the planned event and its recommended trailers as one line of text. */
function describePlan(
  plan: PlannedEvent,
  catalogue: QuoteListContent["catalogue"],
  words: QuoteListContent["words"]["summary"],
): string {
  const answer = (name: keyof typeof yesNoAnswers) =>
    words[name][plan[yesNoAnswers[name]] ? "yes" : "no"];
  const asked = interpolate(plan.isCrew ? words.crew : words.plan, {
    guests: plan.guests,
    hours: plan.hours,
    alcohol: answer("alcohol"),
    power: answer("power"),
    water: answer("water"),
  });
  const answers = withWinter(plan, asked, words);
  const trailers = trailersInWords(plan.trailers, catalogue);
  return trailers ? `${answers}. ${interpolate(words.suggestion, { trailers })}` : answers;
}

const trailersInWords = (ids: string[], catalogue: QuoteListContent["catalogue"]) =>
  listNames(ids.map((id) => catalogue[id] ?? ""));

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

/** Returns the lines as a plain-text list with their heading and sum; empty without lines. */
export const writeList = (
  lines: readonly QuoteLine[],
  heading: string,
  sum: string | null = null,
): string =>
  lines.length === 0
    ? ""
    : [heading, ...lines.map(({ text }) => `- ${text}`), ...(sum ? [sum] : [])].join("\n");

/** Joins the parts of the message that are not empty, as paragraphs. */
export function joinMessage(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join("\n\n");
}
