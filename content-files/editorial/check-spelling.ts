import { join } from "node:path";
import dictionary from "dictionary-en-ca";
import nspell from "nspell";
import { readContentFile } from "../read-yaml.ts";
import type { TextFile } from "./read-texts.ts";

/** Names and technical words that the dictionary lacks, one a line, below a content folder. */
const wordList = "spelling-words.txt";

/** A word without a digit beside it. */
const words = /(?<![\p{L}\p{N}])\p{L}[\p{L}’']*(?![\p{N}])/gu;
const acronym = /^\p{Lu}+s?$/u;

/** Returns a sentence for each word of a file that Canadian English and the word list lack. */
export function checkSpelling(files: TextFile[], contentDir: string): string[] {
  const speller = nspell({
    aff: Buffer.from(dictionary.aff),
    dic: Buffer.from(dictionary.dic),
  });
  for (const word of readContentFile(join(contentDir, wordList)).split(/\r?\n/))
    if (word.trim()) speller.add(word.trim());
  const isCorrect = (word: string) => acronym.test(word) || speller.correct(word);

  return files.flatMap((file) => {
    const seen = new Set<string>();
    return file.texts.flatMap((text) =>
      listWords(text.text)
        .filter((word) => !isCorrect(word) && !seen.has(word) && seen.add(word))
        .map((word) => {
          // A suggestion takes a tenth of a second, and names have none.
          const [suggestion] = /^\p{Ll}/u.test(word) ? speller.suggest(word) : [];
          const remedy = suggestion ? `Did you mean "${suggestion}"? Correct it` : "Correct it";
          return `${text.placeOf(word)}: "${word}" is not in the Canadian dictionary. ${remedy}, or add it to ${join(contentDir, wordList)} if it is right.`;
        }),
    );
  });
}

/** Returns the words of a text with straight apostrophes, without the ’s of the genitive. */
function listWords(text: string): string[] {
  return [...text.matchAll(words)].map(([word]) => word.replaceAll("’", "'").replace(/'(s)?$/, ""));
}
