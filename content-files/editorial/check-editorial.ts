import { join } from "node:path";
import { type ContentFile, readFolder } from "../read-folder.ts";
import { readYaml } from "../read-yaml.ts";
import { checkBusinessWords } from "./check-business-words.ts";
import { checkSentences } from "./check-sentences.ts";
import { checkSpelling } from "./check-spelling.ts";
import { type AvoidedWording, checkWording } from "./check-wording.ts";
import { readTexts } from "./read-texts.ts";

const avoidedWordings = join(import.meta.dirname, "avoided-wordings.yaml");

/**
 * Returns what an editor would correct in the words of a content folder, in sentences with file,
 * line and field. Its files must be readable and valid.
 */
export function checkEditorial(
  contentDir: string,
  read: readonly ContentFile[] = readFolder(contentDir).files,
): string[] {
  const files = read.map(readTexts);
  const avoided = readYaml(avoidedWordings).data as AvoidedWording[];
  return [
    ...checkBusinessWords(files),
    ...checkSpelling(files, contentDir),
    ...checkWording(files, avoided),
    ...checkSentences(files),
  ];
}
