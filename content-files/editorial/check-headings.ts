import { nameIn, placeOf } from "./place.ts";
import type { ContentFile } from "./read-texts.ts";

/** The words by which people search for what we rent. */
export const serviceWord = /washroom|restroom|trailer|toilet|potty/i;

/** Pages that people find by a search: every heading of theirs could be the answer. */
const landingPage = /^(cities|landing-pages)[/\\]/;

/**
 * Returns a sentence for each city and landing page without a service word in its h1 or in any h2.
 * The h1 of a city begins with the service by its template.
 */
export function checkHeadings(files: ContentFile[], contentDir: string): string[] {
  return files.flatMap((file) => {
    const name = nameIn(contentDir, file);
    if (!landingPage.test(name)) return [];
    const headings = file.texts.filter(({ field }) => /(^|\.)heading$/.test(field));
    const [h1, ...h2] = headings;
    const findings: string[] = [];
    if (h1 && !name.startsWith("cities") && !serviceWord.test(h1.text))
      findings.push(
        `${placeOf(file, h1)}: The page's heading does not name the service. Use "washroom", "restroom" or "trailer" in it.`,
      );
    if (h2[0] && !h2.some(({ text }) => serviceWord.test(text)))
      findings.push(
        `${placeOf(file, h2[0])}: None of the headings below the first names the service. Use "washroom", "restroom" or "trailer" in one of them: ${h2.map(({ field }) => field).join(", ")}.`,
      );
    return findings;
  });
}
