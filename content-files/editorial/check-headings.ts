import type { TextFile } from "./read-texts.ts";
import type { ServiceWords } from "./service-words.ts";

/** Pages that people find by a search: every heading of theirs could be the answer. */
const landingPage = /^(cities|landing)\//;

/**
 * Returns a sentence for each city and landing page without a service word in its h1 or in any h2,
 * and for each city's h1 that does not name the city once.
 */
export function checkHeadings(files: TextFile[], service: ServiceWords): string[] {
  return files.flatMap((file) => {
    if (!landingPage.test(file.name)) return [];
    const headings = file.texts.filter(({ field }) => /(^|\.)heading$/.test(field));
    const [h1, ...h2] = headings;
    const findings: string[] = [];
    const { name } = file.data as { name?: string };
    if (h1 && name && h1.text.split(name).length !== 2)
      findings.push(`${h1.placeOf()}: The page's heading names ${name} once.`);
    if (h1 && !service.isIn(h1.text))
      findings.push(
        `${h1.placeOf()}: The page's heading does not name the service. Use ${service.listed} in it.`,
      );
    if (h2[0] && !h2.some(({ text }) => service.isIn(text)))
      findings.push(
        `${h2[0].placeOf()}: None of the headings below the first names the service. Use ${service.listed} in one of them: ${h2.map(({ field }) => field).join(", ")}.`,
      );
    return findings;
  });
}
