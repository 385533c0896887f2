import { businessWords } from "../business-words.ts";
import type { ContentFile } from "../read-folder.ts";
import { patternOf } from "./check-wording.ts";

/** Where the words stand, and where replies have names in braces of their own. */
const exempt = ["business.yaml", "reply-templates.yaml"];

/** The small numbers that a text may write out. */
const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven"];

/**
 * Returns a sentence for each place where a text repeats the phone number, the e-mail address, the
 * hours, the days or a promise of business.yaml, or names what is not there.
 */
export function checkBusinessWords(files: readonly ContentFile[]): string[] {
  const business = files.find(({ name }) => name === "business.yaml")?.data;
  // The check before a launch says that the file is missing.
  if (!business) return [];
  const words = businessWords(business as Parameters<typeof businessWords>[0]);
  const { "business.area": _, ...written } = words;
  return files
    .filter(({ name }) => !exempt.includes(name))
    .flatMap(({ file, text }) => {
      const placeAt = (index: number) => `${file}, line ${text.slice(0, index).split("\n").length}`;
      const repeated = Object.entries(written).flatMap(([name, value]) =>
        [...text.matchAll(patternOf(waysToWrite(name, value)))].map(
          ({ index, 0: found }) =>
            `${placeAt(index)}: Instead of "${found.replace(/\s+/g, " ")}" write {${name}}, so that it follows business.yaml.`,
        ),
      );
      const unknown = [...text.matchAll(/\{(business\.[\w.-]*)\}/g)]
        .filter(([, name = ""]) => !(name in words))
        .map(({ index, 0: found }) => `${placeAt(index)}: business.yaml has no ${found}.`);
      return [...repeated, ...unknown];
    });
}

/** Returns a value in figures and in words; a number of hours only where it is a promise. */
function waysToWrite(name: string, value: string): string[] {
  const [start = value] = value.split(" while ");
  const ways = [start, start.replace(/^\d+/, (figure) => numbers[Number(figure)] ?? figure)];
  if (!name.endsWith("Hours")) return ways;
  return ways.flatMap((way) => [`within ${way}`, `answered in ${way}`]);
}
