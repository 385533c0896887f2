import type { Text, TextFile } from "./read-texts.ts";
import type { ServiceWords } from "./service-words.ts";

/** The fewest characters of a title that says what the page offers and where. */
const shortestTitle = 25;

/** Pages that offer something; their titles and descriptions are read in search results. */
const salesPage =
  /^(cities|landing|trailers)\/|^(home|services-page|trailer-list|categories)\.yaml$/;

/** What a reader can do next, or gets. */
const stepOrBenefit =
  /\b(answer\w*|ask|book|call|check|choose|compare|deliver\w*|find|get|guides?|included|learn|look|plan|quote|read|rent|request|reserve|see|send|set up|start\w*|tell|available|clean|free|heated|insured|licensed|private|quiet|warm)\b/i;

/** Returns a sentence for each title without its subject and each description without a step. */
export function checkSearchResults(files: TextFile[], service: ServiceWords): string[] {
  return files
    .filter((file) => salesPage.test(file.name))
    .flatMap((file) => {
      const isCity = file.name.startsWith("cities");
      const findings: string[] = [];
      const add = (text: Text, remedy: string) => findings.push(`${text.placeOf()}: ${remedy}`);
      for (const description of file.texts) {
        if (!/(^|\.)description$/.test(description.field)) continue;
        const titleField = description.field.replace(/description$/, "title");
        const title = file.texts.find(({ field }) => field === titleField);
        // An add-on has a description and no title.
        if (!title) continue;
        if (title.text.length < shortestTitle)
          add(title, `This title is short. Write ${shortestTitle} to 60 characters.`);
        if (!service.isIn(title.text)) add(title, `Name the service: ${service.listed}.`);
        if (isCity && !/\brent/i.test(title.text)) add(title, 'Use the word "rental".');
        if (isCity && !title.text.includes(cityOf(file))) add(title, `Name ${cityOf(file)}.`);
        if (!stepOrBenefit.test(description.text))
          add(
            description,
            'Say what the reader gets or can do, such as "delivered and set up" or "Ask for a free quote".',
          );
      }
      return findings;
    });
}

const cityOf = ({ data }: TextFile) => (data as { name: string }).name;
