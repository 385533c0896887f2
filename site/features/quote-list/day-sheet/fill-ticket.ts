import { dateInWords } from "../planned-event.ts";
import type { Day, QuoteList } from "../quote-list.ts";
import { describePlan, type QuoteCatalogue, type SummaryWords } from "../quote-summary.ts";

/** Shows the entries of the quote list as lines; unknown items have none. Returns how many there are. */
export function showLines(ticket: ParentNode, { items, plan }: QuoteList): number {
  const list = ticket.querySelector("[data-lines]");
  const template = list?.querySelector("template");
  if (!list || !template) return 0;
  const every = [...template.content.querySelectorAll<HTMLElement>("[data-item]")];
  const copyOf = (item: string) =>
    every.find(({ dataset }) => dataset.item === item)?.cloneNode(true) as HTMLElement | undefined;
  const lines = items.flatMap((item) => copyOf(item) ?? []);
  const planned = plan && copyOf("");
  if (planned) {
    const names = every.map(({ dataset, firstChild }) => [dataset.item, firstChild?.textContent]);
    const catalogue: QuoteCatalogue = Object.fromEntries(names);
    const words: SummaryWords = JSON.parse(planned.dataset.planWords ?? "");
    const text = describePlan(plan, catalogue, words);
    for (const part of planned.querySelectorAll("span:first-child, [data-name]"))
      part.textContent = text;
    lines.push(planned);
  }
  list.replaceChildren(template, ...lines);
  return lines.length;
}

/** Shows place, date and guests as text; unknown values as if they were not there. */
export function showFacts(ticket: ParentNode, day: Day): void {
  for (const fact of ticket.querySelectorAll<HTMLElement>("[data-fact]")) {
    const { fact: name, names = "{}", none = "" } = fact.dataset;
    const value = day[name as keyof Day] ?? "";
    const known = new Map(Object.entries<string>(JSON.parse(names)));
    const text = name === "date" ? value && dateInWords(value) : known.get(value);
    fact.textContent = text || none;
  }
}

/**
 * Returns the quote list without the line whose remove button was clicked; undefined where another
 * thing was.
 */
export function withoutLine(quoteList: QuoteList, clicked: Element): QuoteList | undefined {
  const line = clicked.closest("[data-remove]")?.closest<HTMLElement>("[data-item]");
  if (!line) return undefined;
  const { item } = line.dataset;
  // The line of the planner's answers has no item.
  if (!item) return { ...quoteList, plan: null };
  return { ...quoteList, items: quoteList.items.filter((other) => other !== item) };
}
