import { join } from "node:path";
import { readYaml } from "../read-yaml.ts";
import { checkHeadings } from "./check-headings.ts";
import { checkSearchResults } from "./check-search-results.ts";
import { checkSentences } from "./check-sentences.ts";
import { checkSpelling } from "./check-spelling.ts";
import { type AvoidedWording, checkWording } from "./check-wording.ts";
import { readTexts } from "./read-texts.ts";

const avoidedWordings = join(import.meta.dirname, "avoided-wordings.yaml");

/**
 * Returns what an editor would correct in the words of a content folder, in sentences with file,
 * line and field. Its files must be readable and valid.
 */
export function checkEditorial(contentDir: string): string[] {
  const files = readTexts(contentDir);
  const avoided = readYaml(avoidedWordings).data as AvoidedWording[];
  return [
    ...checkSpelling(files, contentDir),
    ...checkWording(files, contentDir, avoided),
    ...checkHeadings(files, contentDir),
    ...checkSearchResults(files, contentDir),
    ...checkSentences(files),
  ];
}
